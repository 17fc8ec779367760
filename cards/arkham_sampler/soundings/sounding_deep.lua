return story_card {
  name = "Sounding: Deep",
  resolve "Increase the flood level of your location, and draw 1 card." { together = true, effect = function(_, you)
    you.place:increase_flood()
    you:draw(1)
  end },
}
