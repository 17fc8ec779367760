return america_encounter { name = "America 2",
  arkham = { gain_spell "incantation", test("will", 1, { fail = gain_condition "paranoia" }) },
  san_francisco = { test("will", -1, { pass = improve(), fail = gain_condition "leg_injury" }) },
  buenos_aires = { test("lore", 0, { pass = gain_spell "ritual", fail = lose_sanity(1) }) } }
