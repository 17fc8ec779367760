return event_card {
  name = "On the Lam", code = "01010", class = "neutral", cost = 1, icons = { intellect = 1, agility = 1, wild = 2 },
  traits = { "Tactic" }, tags = { "signature" }, fast = true,
  text = "After your turn begins: until the end of the round, non-Elite enemies cannot attack you.",
  after = "turn_begins", condition = "investigator == you",
  effect = function(_, you) you:modify("ignores_attacks", 1, "round") end,
}
