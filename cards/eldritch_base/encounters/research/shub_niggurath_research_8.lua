return research_encounter { name = "Shub-Niggurath Research 8", ancient_one = "shub_niggurath",
  city = { may(gain_condition "dark_pact", { gain_this_clue(), gain_named_artifact "sword_of_saint_jerome" }) },
  wilderness = { test("lore", -1, { pass = gain_this_clue(), fail = ambush "goat_spawn" }) },
  sea = { test("observation", 0, { pass = gain_this_clue(), fail = ambush() }) } }
