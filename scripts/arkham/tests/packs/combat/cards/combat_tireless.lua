return enemy { name = "Tireless One", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  forced "After this exhausts: ready it." { after = "exhausts", condition = "card == me",
    effect = function(me) me:ready() end } }
