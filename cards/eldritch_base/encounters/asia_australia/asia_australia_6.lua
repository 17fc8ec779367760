return asia_australia_encounter { name = "Asia/Australia 6",
  shanghai = { improve "lore", test("observation", 0, { fail = delay() }) },
  tokyo = { test("will", 0, { pass = gain_condition "blessed", fail = gain_condition "hallucinations" }) },
  sydney = { test("influence", -1, { pass = gain_asset { trait = "weapon" }, fail = gain_condition "debt" }) } }
