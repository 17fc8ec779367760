return enemy { name = "Wisp", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  forced "When this is evaded: set it aside." { when = "evaded", condition = "enemy == me",
    effect = function(me) me:move "set_aside" end } }
