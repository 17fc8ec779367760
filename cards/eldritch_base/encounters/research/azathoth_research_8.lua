return research_encounter { name = "Azathoth Research 8", ancient_one = "azathoth",
  city = { test("observation", -1, { pass = gain_this_clue(1), fail = delay() }) },
  wilderness = { lose_health(1),
    test("observation", 0, { pass = gain_this_clue(1), fail = gain_condition "back_injury" }) },
  sea = { gain_this_clue(), test("observation", 0, { pass = may_move_omen() }) } }
