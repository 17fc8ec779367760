return asia_australia_encounter { name = "Asia/Australia 2",
  shanghai = { test("influence", 0, { pass = improve(), fail = lose_health(1) }) },
  tokyo = { may(delay(), harm_monster(3)) },
  sydney = { improve "strength", test("strength", -1, { fail = lose_health(2) }) } }
