return research_encounter { name = "Cthulhu Research 7", ancient_one = "cthulhu",
  city = { ambush("cultist", { defeated = gain_this_clue(),
    survived = { gain_condition "amnesia", move_this_clue "sea" } }) },
  wilderness = { test("observation", 0, { pass = gain_this_clue(1), fail = { lose_sanity(2), delay() } }) },
  sea = { ambush("deep_one", { defeated = gain_this_clue(1), survived = gain_condition "leg_injury" }) } }
