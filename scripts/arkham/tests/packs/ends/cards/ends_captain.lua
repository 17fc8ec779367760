return enemy { name = "Captain", fight = 2, health = 3, evade = 2, damage = 1, horror = 0,
  constant "Each other enemy at this location gets +2 health." {
    modify = { { value = "health", amount = 2, where = "it is enemy and it ~= me and place(it) == place(me)" } } } }
