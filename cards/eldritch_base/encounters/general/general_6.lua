return general_encounter { name = "General 6",
  city = { test("lore", -1, { pass = gain_artifact "tome" }) },
  wilderness = { test("observation", 0, { pass = gain_artifact "tome" }) },
  sea = { test("lore", 0, { pass = either(gain_clue(), improve "will"), fail = gain_condition "cursed" }) } }
