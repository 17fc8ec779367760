return america_encounter { name = "America 6",
  arkham = { test("lore", 0, { pass = gain_spell "incantation", fail = gain_condition "amnesia" }) },
  san_francisco = { improve "observation", test("lore", 0, { fail = lose_both(1, 1) }) },
  buenos_aires = { gain_spell "ritual", test("lore", 0, { fail = gain_condition "paranoia" }) } }
