return general_encounter { name = "General 3",
  city = { test("strength", 0, { pass = either(gain_asset { trait = "item", from = "reserve" },
    gain_asset { trait = "item" }), fail = { lose_health(1), discard_possession "item" } }) },
  wilderness = { test("lore", 0, { pass = either(gain_clue(), gain_spell()) }) },
  sea = { test("lore", -1, { pass = { gain_condition "blessed", recover(1, 1) } }) } }
