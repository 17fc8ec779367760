return research_encounter { name = "Cthulhu Research 1", ancient_one = "cthulhu",
  city = { test("observation", 0, { pass = gain_this_clue(), fail = move_this_clue "sea" }) },
  wilderness = { ambush("cultist", { defeated = gain_this_clue(), survived = gain_condition "cursed" }) },
  sea = { may(gain_condition "dark_pact", { gain_this_clue(), gain_named_spell "mists_of_releh" },
    { discard_this_clue(), ambush "star_spawn" }) } }
