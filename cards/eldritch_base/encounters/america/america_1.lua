return america_encounter { name = "America 1",
  arkham = { gain_spell "incantation", test("lore", 0, { fail = gain_condition "hallucinations" }) },
  san_francisco = { may(spend_clues(1), improve "observation") },
  buenos_aires = { test("lore", 0, { pass = gain_condition "blessed", fail = lose_sanity(2) }) } }
