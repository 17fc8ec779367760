-- The Dunwich Legacy.
return treachery { name = "Wormhole", traits = { "Hex" },
  revelation "Discard from the encounter deck until a location. Put it into play, and move there." {
    effect = function(_, you)
      local place = discard_until { "location" }[1]
      if place then you:move_to(put_location(place)) end
    end,
  },
}
