return america_encounter { name = "America 3",
  arkham = { test("lore", 1, { pass = gain_spell() }) },
  san_francisco = { test("influence", 0, { pass = improve "observation", fail = gain_condition "debt" }) },
  buenos_aires = { test("lore", 1, { pass = gain_spell(), fail = gain_condition "debt" }) } }
