-- Adds up announcements of harm: 1 for damage, 10 for horror; how many of them come from an attack; 1 for an
-- investigator harmed, 10 for an asset defeated, 100 for an enemy defeated at its place.
local function noting(point, tier, name, n, condition)
  return forced("Note it (" .. point .. ").") {
    [tier] = point, condition = condition,
    effect = function(me, _, _, event)
      me[name] = me[name] + n
      if name ~= "others" then me.attacks = me.attacks + event.extra end
    end,
  }
end

return asset { name = "Gauge", class = "neutral", cost = 0, memory = { "dealt", "placed", "attacks", "others" },
  noting("damage_dealt", "when", "dealt", 1), noting("horror_dealt", "when", "dealt", 10),
  noting("damage_placed", "after", "placed", 1), noting("horror_placed", "after", "placed", 10),
  noting("investigator_harmed", "after", "others", 1), noting("asset_defeated", "after", "others", 10),
  noting("enemy_defeated", "after", "others", 100, "object == place(me)"),
}
