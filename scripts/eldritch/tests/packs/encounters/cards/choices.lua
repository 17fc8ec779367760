-- Each kind of choice once.
return special_encounter { name = "Choices", ancient_one = "none", set = "choices",
  initial = { may(spend_clues(1), improve "lore", lose_health(1)), to_pass() },
  pass = { either(gain_clue(), lose_sanity(1), gain_condition "debt"), may_do { recover(1, 0) } },
  fail = { lose_health(3) } }
