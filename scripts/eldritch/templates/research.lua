-- template encounters: a research encounter: an encounter with a Clue
return research_encounter {
  name = "Card Name",
  ancient_one = "azathoth",      -- only against this Ancient One
  city = { test("influence", 0, { pass = gain_this_clue(), fail = lose_sanity(1) }) },
  wilderness = { test("strength", 0, { pass = gain_this_clue(), fail = lose_health(1) }) },
  sea = { gain_this_clue(), lose_sanity(1) },
}
