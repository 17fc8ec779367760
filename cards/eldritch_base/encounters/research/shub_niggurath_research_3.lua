return research_encounter { name = "Shub-Niggurath Research 3", ancient_one = "shub_niggurath",
  city = { test("observation", 0, { pass = gain_this_clue() }) },
  wilderness = { may(gain_condition "dark_pact", { gain_this_clue(), improve "strength" },
    gain_condition "paranoia") },
  sea = { test("strength", -1, { pass = gain_this_clue(1), fail = { move_to_nearest "wilderness", delay() } }) } }
