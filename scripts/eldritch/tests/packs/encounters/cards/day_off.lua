-- An ability that replaces an encounter, used by choice.
return asset {
  name = "Day Off", value = 1, traits = { "item" },

  free "Instead of resolving an encounter, gain 1 Clue." {
    window = "before_encounter", limit = "turn",
    effect = function(_, you)
      you:instead_of_encounter()
      you:gain_clues(1)
    end,
  },
}
