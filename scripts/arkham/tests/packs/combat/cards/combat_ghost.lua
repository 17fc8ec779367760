return enemy { name = "Ghost", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  constant "This cannot be evaded." { me = { cannot_be_evaded = 1 } } }
