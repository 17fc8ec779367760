-- Counts its own effects.
return asset {
  name = "Tally", class = "neutral", cost = 0,
  free "Draw 1 card: gain 1 resource for each." { effect = function(_, you) you:gain(you:draw(1)) end },
  free "Draw 3 cards: gain 1 resource for each." { effect = function(_, you) you:gain(you:draw(3)) end },
  free "Discard 2 cards at random: gain 1 resource for each." {
    effect = function(_, you) you:gain(you:discard_random(2)) end,
  },
}
