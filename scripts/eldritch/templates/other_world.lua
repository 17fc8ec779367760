-- template encounters: an Other World encounter: beyond a Gate
-- `initial` first. Whether its last test was passed says which of the other two parts follows.
return other_world_encounter {
  name = "Card Name",
  world = "The Far Shore",
  initial = { test("lore", 0) },
  pass = { close_gate(), gain_clue() },
  fail = { lose_sanity(2) },
}
