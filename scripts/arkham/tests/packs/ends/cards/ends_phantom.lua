return enemy { name = "Phantom", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  forced "When this is defeated: set it aside." { when = "enemy_defeated", condition = "enemy == me",
    effect = function(me) me:move "set_aside" end } }
