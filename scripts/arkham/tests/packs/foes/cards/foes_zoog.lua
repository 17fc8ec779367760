return enemy {
  name = "Stealthy Zoog", traits = { "Creature", "Zoog" }, fight = 2, health = 1, evade = 2, damage = 1, swarming = 2,
  forced "After this attacks: its victim loses 1 resource." {
    after = "attack", condition = { "enemy == me", "investigator.resources > 0" }, you = "investigator",
    effect = function(_, you) you:add("resources", -1) end,
  },
}
