return treachery {
  name = "Cave-In", traits = { "Hazard" },
  revelation "Discard your location." { effect = function(_, you) you.place:leave_play() end },
}
