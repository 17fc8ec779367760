return require("lib/salt").salt_encounter {
  name = "Salt 1",
  salt_gate = { gain_clue(), lose_sanity(1) },
  salt_well = { recover(1, 0) },
}
