return asia_australia_encounter { name = "Asia/Australia 7",
  shanghai = { may(delay(), improve()) },
  tokyo = { may(spend_clues(1), discard_monster()) },
  sydney = { test("influence", 0, { pass = gain_condition "blessed", fail = gain_condition "detained" }) } }
