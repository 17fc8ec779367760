return general_encounter { name = "General 11",
  city = { test("will", 0, { pass = recover(0, 2), fail = gain_condition "paranoia" }) },
  wilderness = { may(delay(), either(recover(0, 3), discard_condition_with "madness")) },
  sea = { test("lore", 0, { pass = gain_spell(), fail = gain_condition "cursed" }) } }
