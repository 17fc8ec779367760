return general_encounter { name = "General 2",
  city = { test("influence", 0, { pass = clue_spawns(1), fail = gain_condition "debt" }) },
  wilderness = { test("will", 0, { pass = either(gain_clue(), improve "lore"), fail = gain_condition "cursed" }) },
  sea = { move_spaces(1), lose_sanity(1) } }
