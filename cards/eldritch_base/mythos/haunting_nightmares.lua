return mythos {
  name = "Haunting Nightmares", colour = "yellow", difficulty = "normal", trait = "event",
  effect = { each_investigator { unless(spend_clues(1), { lose_sanity(2), gain_condition_with "madness" }) } },
}
