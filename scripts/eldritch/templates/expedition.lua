-- template encounters: an expedition encounter: where the Active Expedition is
return expedition_encounter {
  name = "Card Name",
  space = "amazon",              -- amazon, antarctica, heart_of_africa, himalayas, pyramids, tunguska
  initial = { test("observation", 0) },
  pass = { gain_artifact() },
  fail = { lose_health(2), gain_clue() },
}
