return story_card {
  name = "Sounding: Still",
  resolve "Heal 1 horror." { effect = function(_, you)
    you:heal_horror(1)
  end },
}
