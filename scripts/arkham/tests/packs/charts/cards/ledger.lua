-- Draws, finds and counts.
return asset {
  name = "Ledger", id = "ledger", class = "neutral", cost = 0, uses = { secrets = 4 },

  free "Draw 3 cards." { effect = function(_, you) you:draw(3) end },
  free "Add the top card of your deck to your hand." {
    effect = function(_, you) you:add_to_hand(top("deck", you)) end,
  },
  free "Draw 2 encounter cards." {
    effect = function(_, you)
      draw_encounter(you)
      draw_encounter(you)
    end,
  },
  free "Gain a resource if you have none." {
    condition = "you.resources == 0", effect = function(_, you) you:gain(1) end,
  },
  free "Once a game: gain 5 resources." { limit = "game", effect = function(_, you) you:gain(5) end },
}
