return story_card {
  name = "Sounding: Deep",
  resolve "Draw 1 card, and increase the flood level of your location." { effect = function(_, you)
    you:draw(1)
    you.place:increase_flood()
  end },
}
