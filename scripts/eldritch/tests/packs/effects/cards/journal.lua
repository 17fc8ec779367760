-- Counts events: each kind is a digit of its memory.
local POINTS = { "rerolled", "die_rolled", "health_spent", "sanity_spent", "mythos_drawn", "reckoning", "surge",
  "encounter_begins", "encounter_ends" }

local abilities = {}
for i, point in ipairs(POINTS) do
  abilities[i] = forced("Counts it: " .. i .. ".") {
    after = point, effect = function(me) me.seen = me.seen + 10 ^ (i - 1) end,
  }
end

return asset { name = "Journal", value = 1, copies = 0, traits = { "trinket" }, memory = { "seen" }, unpack(abilities) }
