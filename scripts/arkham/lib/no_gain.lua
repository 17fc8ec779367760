-- Investigators who cannot gain resources; lib/drawing.lua, lib/round.lua and lib/cardtypes.lua ask. (Rules Reference: Cannot)

-- Last of all, since it would give other values other numbers, and so positions other hashes.
engine.game {
  values = { { "cannot_gain", "Above zero, the investigator cannot gain resources." } },
}
