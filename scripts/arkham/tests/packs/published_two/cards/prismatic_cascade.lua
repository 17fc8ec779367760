-- The Dunwich Legacy. Figures unverified.
return location { name = "Prismatic Cascade", traits = { "Otherworld", "Extradimensional" }, shroud = 2, clues = 2,
  symbol = "triangle",
  forced "After this is revealed: discard 2 cards from your hand at random." { after = "location_revealed",
    condition = "location == me", you = "investigator", effect = function(_, you) you:discard_random(2) end } }
