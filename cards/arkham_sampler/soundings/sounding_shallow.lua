return story_card {
  name = "Sounding: Shallow",
  resolve "Decrease the flood level of your location, and gain 1 resource." { together = true, effect = function(_, you)
    you.place:decrease_flood()
    you:gain(1)
  end },
}
