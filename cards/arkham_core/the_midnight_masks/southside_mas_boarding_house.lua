return location {
  name = "Southside", subtitle = "Ma's Boarding House", code = "01127", traits = { "Arkham" },
  shroud = 2, clues = "players", symbol = "square", connects = { "diamond", "plus", "circle" },

  action "Search your deck for an Ally asset and take it into your hand." {
    limit = "game", condition = "any(deck)", effect = function(_, you) you:search(nil, { "ally", "asset" }) end,
  },
}
