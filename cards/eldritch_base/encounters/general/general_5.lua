return general_encounter { name = "General 5",
  city = { test("influence", 0, { pass = gain_asset { trait = "weapon" }, fail = gain_condition "detained" }) },
  wilderness = { may(spend_clues(1), gain_artifact()) },
  sea = { may(delay(), gain_artifact()) } }
