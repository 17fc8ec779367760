-- Counts every announcement of an amount.
local function counts(point)
  return forced("After any amount: count it (" .. point .. ").") { after = point,
    effect = function(me) me.heard = me.heard + 1 end }
end

return asset {
  name = "Ledger", class = "neutral", cost = 0, memory = { "heard" },

  counts "resources_gained", counts "clues_discovered", counts "healed_damage", counts "healed_horror",
  counts "doom_placed", counts "damage_placed", counts "horror_placed", counts "investigator_harmed",
  counts "card_drawn", counts "searched", counts "suffers_trauma", counts "swarm_added", counts "discarded",
}
