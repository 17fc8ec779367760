return general_encounter { name = "General 8",
  city = { recover(0, 2), test("observation", 0, { fail = discard_possession "item" }) },
  wilderness = { test("lore", 0, { pass = either(gain_clue(), improve "influence"),
    fail = gain_condition "cursed" }) },
  sea = { test("influence", 0, { pass = gain_clue() }) } }
