return enemy { name = "Many-voiced Sleeper", fight = 1, health = 1, evade = 1, damage = 1, swarming = 1,
  other_side = "foes_dream" }
