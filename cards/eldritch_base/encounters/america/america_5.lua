return america_encounter { name = "America 5",
  arkham = { test("observation", 0, { pass = gain_spell "incantation", fail = lose_health(1) }) },
  san_francisco = { may(delay(), improve()) },
  buenos_aires = { gain_spell "ritual", test("will", 0, { fail = gain_condition "detained" }) } }
