return asset {
  name = "Echo Horn", class = "neutral", cost = 0,

  reaction "After you use an ability of another card of yours: that ability resolves again." {
    after = "ability_resolved", limit = "round",
    condition = { "investigator == you", "card.controller == you", "card ~= me", "card in play" },
    effect = function(_, you, _, used)
      local number = ability_number(used.card, used.amount)
      if number then used.card:use(number, you) end
    end,
  },
}
