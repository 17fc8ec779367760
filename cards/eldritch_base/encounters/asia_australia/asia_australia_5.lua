return asia_australia_encounter { name = "Asia/Australia 5",
  shanghai = { may(spend_clues(1), improve "lore") },
  tokyo = { test("influence", -1, { pass = harm_monster(3), fail = gain_condition "detained" }) },
  sydney = { may(spend_clues(1), improve "strength") } }
