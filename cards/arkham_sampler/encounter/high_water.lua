return treachery {
  name = "High Water", traits = { "Hazard" },
  revelation "Increase the flood level of your location. If it cannot increase, take 1 damage." { effect = function(_, you)
    if not you.place:increase_flood() then you:take_damage(1) end
  end },
}
