return mythos {
  name = "Heat Wave Singes the Globe", colour = "yellow", difficulty = "normal", trait = "event",
  effect = { each_investigator { unless(delay(), { lose_health(3) }) } },
}
