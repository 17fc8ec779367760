-- An effect that is used as an encounter.
return asset {
  name = "Planchette", value = 1, traits = { "item" },

  encounter "As an encounter, gain 1 Clue." { effect = { gain_clue(1) } },
}
