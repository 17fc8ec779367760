-- Draws several cards without resolving weaknesses.
return asset { name = "Leap", class = "neutral", cost = 0,
  free "Draw 3 cards. Weaknesses among them are shuffled back into your deck." {
    effect = function(_, you) you:draw(3, true) end },
  free "Draw 1 card. A weakness is shuffled back into your deck." {
    effect = function(_, you) you:draw(1, true) end },
}
