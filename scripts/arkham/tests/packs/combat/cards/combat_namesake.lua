-- An enemy who bears the name of an ally.
return enemy { name = "Dr. Milan Christopher", unique = true, fight = 2, health = 2, evade = 2, damage = 1, horror = 0 }
