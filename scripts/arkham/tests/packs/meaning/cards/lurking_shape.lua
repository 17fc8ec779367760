return enemy {
  name = "Lurking Shape", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  constant "While it has a clue on it, it is a treachery." {
    condition = "me.clues > 0", modify = { { becomes = "treachery", where = "it == me" } },
  },
}
