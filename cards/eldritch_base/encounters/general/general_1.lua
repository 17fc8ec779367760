return general_encounter { name = "General 1",
  city = { test("observation", 0, { pass = either(gain_asset { trait = "item", from = "reserve" },
    gain_asset { trait = "item" }), fail = gain_condition "detained" }) },
  wilderness = { gain_asset { trait = "item" }, lose_sanity(1) },
  sea = { test("observation", 0, { pass = gain_artifact(), fail = delay() }) } }
