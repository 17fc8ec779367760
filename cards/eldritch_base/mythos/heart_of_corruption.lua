return mythos {
  name = "Heart of Corruption", colour = "green", difficulty = "easy", trait = "event",
  effect = { lead_investigator { gain_artifact(), roll_1_or_2 { lose_both(2, 2) } } },
}
