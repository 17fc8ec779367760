return research_encounter { name = "Yog-Sothoth Research 2", ancient_one = "yog_sothoth",
  city = { may(gain_condition "dark_pact", { gain_this_clue(), gain_named_artifact "necronomicon" },
    discard_this_clue()) },
  wilderness = { gain_this_clue(), when("you have a Spell", function(you) return #you:spells() > 0 end,
    test("will", 0, { fail = { lose_sanity(1), gain_condition "paranoia" } })) },
  sea = { test("observation", -1, { pass = gain_this_clue(1) }) } }
