return general_encounter { name = "General 12",
  city = { test("influence", 0, { pass = either(gain_asset { trait = "service", from = "reserve" },
    gain_asset { trait = "service" }) }) },
  wilderness = { test("will", -1, { pass = gain_artifact(), fail = lose_sanity(2) }) },
  sea = { test("will", 0, { fail = discard_possession "item" }) } }
