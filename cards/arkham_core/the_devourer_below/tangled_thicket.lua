return location {
  name = "Arkham Woods", subtitle = "Tangled Thicket", code = "01154", traits = { "Woods" },
  shroud = 2, clues = "players", symbol = "equals", connects = { "squiggle", "t", "moon" },
  back = { symbol = "square", connects = { "squiggle" } },

  investigated_with "combat",
}
