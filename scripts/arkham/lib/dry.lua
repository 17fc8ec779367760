-- Locations that cannot be flooded, or not fully; lib/flood.lua asks. (Rules Reference: Cannot)

-- Last of all, since it would give other values other numbers, and so positions other hashes.
engine.game {
  values = {
    { "cannot_be_flooded", "Above zero, the location cannot become flooded, neither partially nor fully." },
    { "cannot_be_fully_flooded", "Above zero, the location cannot become fully flooded." },
  },
}
