return mythos {
  name = "Rally the People", colour = "yellow", difficulty = "easy", trait = "event",
  effect = { lead_investigator { gain_asset { trait = "ally" } } },
}
