return asia_australia_encounter { name = "Asia/Australia 4",
  shanghai = { test("influence", 0, { pass = improve "lore" }) },
  tokyo = { test("influence", 0, { pass = harm_monster(2), fail = gain_condition "detained" }) },
  sydney = { test("will", 0, { pass = improve "strength", fail = lose_sanity(1) }) } }
