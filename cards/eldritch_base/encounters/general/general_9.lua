return general_encounter { name = "General 9",
  city = { test("strength", 0, { pass = gain_asset { trait = "ally" }, fail = lose_health(1) }) },
  wilderness = { test("strength", 0, { pass = improve "will",
    fail = { lose_health(1), gain_condition "leg_injury" } }) },
  sea = { test("influence", 0, { pass = clue_spawns(1) }) } }
