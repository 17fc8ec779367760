-- An ambush in the middle of an encounter.
return asset {
  name = "False Exit", value = 1, traits = { "item" },

  encounter "As an encounter, a Ghoul ambushes you; if you defeat it, gain 1 Clue." {
    effect = { ambush("ghoul", { defeated = gain_clue(1) }) },
  },
}
