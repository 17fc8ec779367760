-- Counts what is said of harm: of damage 1, of horror 10; how many of it are an attack's; an investigator harmed 1, an
-- asset defeated 10, an enemy defeated where this is 100.
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
