-- Writes down in which order an enemy enters a location (1), engages (2), enters play (3) and spawns (4), and counts
-- those that come from another location.
local function writes(digit) return function(me) me.order = me.order * 10 + digit end end

return asset {
  name = "Arrivals", class = "neutral", cost = 0, memory = { "order", "coming" },

  forced "After an enemy enters a location: write it down." {
    after = "enters", condition = "mover is enemy", effect = writes(1) },
  forced "After an enemy engages: write it down." { after = "engaged", effect = writes(2) },
  forced "After an enemy enters play: write it down." {
    after = "enters_play", condition = "subject is enemy", effect = writes(3) },
  forced "After an enemy spawns: write it down." { after = "enemy_spawned", effect = writes(4) },
  forced "After an enemy comes from another location: count it." {
    after = "enters", condition = { "mover is enemy", "from ~= none" },
    effect = function(me) me.coming = me.coming + 1 end },
}
