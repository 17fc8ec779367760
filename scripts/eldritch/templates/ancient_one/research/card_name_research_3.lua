return research_encounter {
  name = "Card Name Research 3", ancient_one = "card_name",
  city = { gain_this_clue(), unless(spend_sanity(1), { monster_spawns() }) },
  wilderness = { gain_this_clue(), lose_sanity(1) },
  sea = { test("observation", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
}
