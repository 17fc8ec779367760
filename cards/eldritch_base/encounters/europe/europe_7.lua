return europe_encounter { name = "Europe 7",
  london = { clue_spawns(2), test("observation", 0, { fail = gain_condition "internal_injury" }) },
  rome = { may_do { improve(), test("will", 0, { fail = gain_condition "cursed" }) } },
  istanbul = { improve "influence", test("will", 0, { fail = lose_sanity(2) }) } }
