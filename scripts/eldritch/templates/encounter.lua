-- template encounters: a general encounter: an encounter on any space
-- A list of steps for each type of space; their text is put together from the steps. scripts/eldritch/README.md lists
-- them all.
return general_encounter {
  name = "Card Name",
  city = { test("influence", 0, { pass = gain_asset { trait = "item" }, fail = lose_sanity(1) }) },
  wilderness = { test("observation", -1, { pass = gain_clue(), fail = lose_health(1) }) },
  sea = { may(spend_sanity(1), { gain_spell() }) },
}
