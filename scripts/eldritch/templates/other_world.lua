-- template encounters: an Other World encounter: beyond a Gate
-- `initial` comes first. If its last test passes, `pass` follows, otherwise `fail`.
return other_world_encounter {
  name = "Card Name",
  world = "The Far Shore",
  initial = { test("lore", 0) },
  pass = { close_gate(), gain_clue() },
  fail = { lose_sanity(2) },
}
