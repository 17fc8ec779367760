return general_encounter { name = "General 7",
  city = { test("influence", 0, { pass = gain_asset { trait = "ally" }, fail = gain_condition "debt" }) },
  wilderness = { test("observation", 0, { pass = move_spaces(1),
    fail = { delay(), gain_condition_with "madness" } }) },
  sea = { lose_sanity(1), gain_condition "back_injury" } }
