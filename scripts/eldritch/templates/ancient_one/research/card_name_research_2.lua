return research_encounter {
  name = "Card Name Research 2", ancient_one = "card_name",
  city = { test("lore", 0, { pass = gain_this_clue(1), fail = lose_sanity(1) }) },
  wilderness = { test("observation", -1, { pass = gain_this_clue(1), fail = lose_health(1) }) },
  sea = { may(spend_health(1), { gain_this_clue() }) },
}
