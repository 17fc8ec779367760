return mythos {
  name = "Desperate Times", colour = "yellow", difficulty = "hard", trait = "event",
  effect = { lead_investigator { unless(gain_condition "dark_pact", { doom_advances(2) }) } },
}
