return asset {
  name = "Rune Reader", class = "neutral", cost = 0,
  free "Choose a card in your hand. For each [willpower] on it heal 1 horror, for each [intellect] gain 1 resource." {
    limit = "round",
    target = target.card_in_hand { where = "it.icon_willpower + it.icon_intellect + it.icon_wild > 0" },
    effect = function(_, you, card)
      local icons = you:declare_icons(card, { "willpower", "intellect" })
      you:heal_horror(icons.willpower)
      you:gain(icons.intellect)
    end,
  },
}
