return europe_encounter { name = "Europe 1",
  london = { test("observation", 0, { pass = gain_condition "blessed", fail = delay() }) },
  rome = { test("influence", 0, { pass = improve "will" }) },
  istanbul = { test("influence", -1, { pass = improve(), fail = gain_condition "debt" }) } }
