return america_encounter { name = "America 8",
  arkham = { test("lore", 0, { pass = gain_condition "blessed", fail = gain_condition "paranoia" }) },
  san_francisco = { test("will", 0, { pass = improve "observation", fail = gain_condition_with "madness" }) },
  buenos_aires = { test("influence", 0, { pass = gain_spell "ritual" }) } }
