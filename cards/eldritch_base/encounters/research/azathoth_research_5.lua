local unsolve = step("shuffle a solved Mystery back into the Mystery deck", function() unsolve_mystery() end)

return research_encounter { name = "Azathoth Research 5", ancient_one = "azathoth",
  city = { test("observation", 0, { pass = gain_this_clue(1), fail = unsolve }) },
  wilderness = { gain_this_clue(), test("lore", -1, { pass = omen_loses_eldritch() }) },
  sea = { may(gain_condition "dark_pact", { gain_this_clue(), gain_named_artifact("ttka_halot", "T'tka Halot") }) } }
