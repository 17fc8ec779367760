return location {
  name = "Miskatonic University", code = "01129", traits = { "Arkham" },
  shroud = 4, clues = "2 * players", victory = 1, symbol = "diamond", connects = { "t", "plus", "circle", "square" },

  action "Search the top 6 cards of your deck for a Tome or Spell card and take it into your hand." {
    condition = "any(deck)", effect = function(_, you) you:search(6, { { "tome", "spell" } }) end,
  },
}
