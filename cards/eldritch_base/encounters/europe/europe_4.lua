return europe_encounter { name = "Europe 4",
  london = { may(gain_condition "debt", gain_clue(2)) },
  rome = { may(delay(), gain_condition "blessed") },
  istanbul = { test("will", 0, { pass = improve "influence", fail = gain_condition_with "madness" }) } }
