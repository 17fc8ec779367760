return enemy { name = "Grey Agent", fight = 3, health = 3, evade = 4, damage = 1, horror = 1, concealed = 2,
  forced "When this is exposed: you lose 1 resource." {
    when = "exposed", condition = "enemy == me", you = "investigator",
    effect = function(_, you) you:add("resources", -1) end,
  },
}
