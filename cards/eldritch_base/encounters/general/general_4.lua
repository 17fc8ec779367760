return general_encounter { name = "General 4",
  city = { test("influence", 0, { fail = gain_condition "leg_injury" }) },
  wilderness = { test("observation", 0, { pass = move_spaces(1),
    fail = { lose_health(1), gain_condition "leg_injury" } }) },
  sea = { test("observation", 0, { pass = { gain_clue(), gain_asset { trait = "ally" } },
    fail = gain_condition "paranoia" }) } }
