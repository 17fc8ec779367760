return asset {
  name = "Old Book of Lore", code = "01031", class = "seeker", level = 0, cost = 3, icons = { willpower = 1 },
  traits = { "Item", "Tome" }, slots = { "hand" },

  action "Exhaust this: an investigator at your location searches the top 3 cards of his deck for a card and draws it." {
    cost = cost.exhaust(), target = target.investigator_here { where = "any(decks: it.owner == that)" },
    effect = function(_, _, reader) reader:search(3, nil, true) end,
  },
}
