return enemy { name = "Sleeper", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  constant "This cannot ready." { me = { cannot_ready = 1 } } }
