return treachery { name = "Cave-In",
  revelation "Discard each enemy at your location." { effect = function(_, you)
    for _, foe in ipairs(find("enemies_here", you)) do foe:leave_play() end
  end },
}
