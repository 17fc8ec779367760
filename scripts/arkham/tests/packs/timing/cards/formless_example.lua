-- Its fight and damage are an X that nothing defines.
return enemy { name = "Formless One", health = 2, evade = 2, horror = 1 }
