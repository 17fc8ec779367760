return skill {
  name = "Undertone", class = "mystic", icons = { willpower = 2, wild = 1 }, bonded = "Singing Shell", traits = { "Song" },
  if_successful "Heal 1 horror. Set Undertone aside." { effect = function(me, you)
    you:heal_horror(1)
    me:move("set_aside", you)
  end },
}
