return mythos {
  name = "Strange Sightings", colour = "green", difficulty = "hard", trait = "ongoing",

  constant "Nobody can perform Rest actions." { everybody = { cannot_rest = 1 } },
  reckoning "Discard this." (function(me) discard_mythos(me) end),
}
