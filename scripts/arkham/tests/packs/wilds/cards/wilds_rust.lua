return treachery { name = "Rust",
  revelation "Attach to an enemy at your location." { effect = function(me, you)
    local foe = choose(you, "To which enemy?", find("enemies_here", you))
    if foe then me:attach_to(foe) end
  end },
}
