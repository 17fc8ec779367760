return america_encounter { name = "America 4",
  arkham = { may(spend_clues(1), gain_spell "incantation") },
  san_francisco = { test("will", 0, { pass = gain_condition "blessed", fail = gain_condition "detained" }) },
  buenos_aires = { may(spend_clues(1), gain_spell "ritual") } }
