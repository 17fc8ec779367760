return treachery {
  name = "Toll of the Bell", traits = { "Curse" }, vengeance = 1,
  revelation "Each investigator takes 1 horror. Add this to the victory display." { effect = function(me)
    harm_all(nil, players(), 0, 1)
    me:move_to_victory()
  end },
}
