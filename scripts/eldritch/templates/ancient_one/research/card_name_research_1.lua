return research_encounter {
  name = "Card Name Research 1", ancient_one = "card_name",
  city = { test("influence", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
  wilderness = { test("strength", 0, { pass = gain_this_clue(), fail = lose_health(1) }) },
  sea = { test("will", 0, { pass = gain_this_clue(), fail = delay() }) },
}
