return mythos {
  name = "Support of the Church", colour = "green", difficulty = "easy", trait = "event",
  effect = { lead_investigator { gain_condition "blessed" } },
}
