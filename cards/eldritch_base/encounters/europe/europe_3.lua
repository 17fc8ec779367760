return europe_encounter { name = "Europe 3",
  london = { test("observation", -1, { pass = gain_clue() }) },
  rome = { test("influence", -1, { pass = gain_condition "blessed",
    fail = { lose_sanity(1), discard_condition "blessed" } }) },
  istanbul = { test("lore", 0, { pass = improve "influence" }) } }
