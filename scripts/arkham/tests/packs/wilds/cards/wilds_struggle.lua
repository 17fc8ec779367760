return asset {
  name = "Struggle for Air", class = "neutral", cost = 0, memory = { "airless" },
  forced "As your turn begins at a fully flooded location: you have no air." {
    after = "turn_begins", condition = { "investigator == you", "any(my_location: fully_flooded)" },
    effect = function(me) me.airless = 1 end,
  },
  forced "After you enter an unflooded location: you have air." {
    after = "enters", condition = { "mover == you", "entered_level == 0" }, effect = function(me) me.airless = 0 end,
  },
  forced "As your turn ends without air: take 1 damage." {
    after = "turn_ends", condition = { "investigator == you", "me.airless == 1" },
    effect = function(_, you) you:take_damage(1) end,
  },
}
