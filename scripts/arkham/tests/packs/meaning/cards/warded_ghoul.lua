return enemy {
  name = "Warded Ghoul", traits = { "Monster", "Ghoul" }, fight = 3, health = 3, evade = 2, damage = 1, horror = 0,

  constant "Immune to player card effects." { immune = "that is player_card" },
  forced "When it attacks you: take 1 horror." {
    when = "attack", condition = "enemy == me", you = "investigator", effect = function(_, you) you:take_horror(1) end,
  },
}
