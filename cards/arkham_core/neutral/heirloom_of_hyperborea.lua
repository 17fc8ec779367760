return asset {
  name = "Heirloom of Hyperborea", subtitle = "Artifact from Another Life", code = "01012", class = "neutral",
  unique = true, cost = 3, icons = { willpower = 1, combat = 1, wild = 1 }, traits = { "Item", "Relic" },
  slots = { "accessory" }, tags = { "signature" },

  reaction "After you play a Spell card: draw 1 card." {
    after = "played", condition = { "investigator == you", "card is spell", "could_draw" },
    effect = function(_, you) you:draw(1) end,
  },
}
