-- The cardtype of enemy-locations: a location that is an enemy as well (The Feast of Hemlock Vale, rules:
-- Enemy-Locations). It lies in the zone `locations` and is at itself. So sets of enemies look there, too; what the rules
-- say of its attacks and its defeat is in lib/enemies.lua and lib/harm.lua.

local definitions = require "common:lib/definitions"
local field_faults = require "lib/field_faults"

engine.game {
  sets = {
    enemy_locations = { about = "Locations in play that are enemies as well.", zones = { "locations" },
      where = "it is enemy" },
  },
}

local OF_ENEMY = { "fight", "evade", "health" }
local ATTACK = { damage = "attack_damage", horror = "attack_horror" }
local KEYWORDS = { "hunter", "aloof", "massive" }   -- they speak of moving and engaging

fields.schema("enemy_location_fields: location_fields", "A location that is an enemy as well.", {
  { "fight?", "figure", "The difficulty of an attack against it." },
  { "evade?", "figure", "The difficulty of evading it." },
  { "health?", "figure", "The damage that defeats it: 3, or \"5 * players\"." },
  { "damage?", "natural", "Damage of its attack; none when that is left out." },
  { "horror?", "natural", "Horror of its attack; none when that is left out." },
})
--- A location that is an enemy as well. Defeated, it turns over to its `other_side`.
local enemy_location = fields.constructor("enemy_location: definition", "enemy_location_fields", function(f)
  local place = {}
  for key, value in pairs(f) do place[key] = value end
  for _, key in ipairs { "fight", "evade", "health", "damage", "horror" } do place[key] = nil end
  for _, keyword in ipairs(f.keywords or {}) do
    if contains(KEYWORDS, keyword:lower()) then
      fields.fault("keywords", "an enemy-location neither moves nor engages, so it cannot have " .. keyword,
        "leave `" .. keyword .. "` out")
    end
  end
  place.single_sided = f.single_sided or not (f.back or f.revealed) or nil
  local d = location(place)
  d.tags[#d.tags + 1] = "enemy"
  definitions.attributes(d, f, OF_ENEMY)
  for field, value in pairs(ATTACK) do d.attributes[value] = f[field] or 0 end
  d.data.lives = true
  field_faults.unsaid(d, f, field_faults.OF_ENEMY)
  return d
end)

engine.export { enemy_location = enemy_location }
