-- template encounters: an encounter of the cities of America; europe_encounter and asia_australia_encounter likewise
return america_encounter {
  name = "Card Name",
  arkham = { test("lore", 0, { pass = gain_spell(), fail = lose_sanity(1) }) },
  san_francisco = { may(spend_clues(1), { gain_artifact() }) },
  buenos_aires = { gain_asset { trait = "ally", from = "reserve" }, lose_health(1) },
}
