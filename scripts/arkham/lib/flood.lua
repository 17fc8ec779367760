-- Flood levels of locations. The level does nothing by itself; cards ask for it. Rules Reference, Glossary: Flood
-- Tokens.

local guarded = require("lib/immunity").guarded

-- Here and not in game.lua, where they would change the numbers of what the base game has.
engine.game {
  counters = {
    { "flood_level", "Of a location: 0 unflooded, 1 partially flooded, 2 fully flooded." },
  },
  words = {
    unflooded = { "it.flood_level == 0", "Of `it`, a location: whether it has no flood token." },
    flooded = { "it.flood_level > 0", "Of `it`, a location: whether it is partially or fully flooded." },
    partially_flooded = { "it.flood_level == 1", "Of `it`, a location: whether it is partially flooded." },
    fully_flooded = { "it.flood_level == 2", "Of `it`, a location: whether it is fully flooded." },
  },
  timing_points = {
    flood_level_changed = { about = "The flood level of a location has changed.", subject = "the location",
      amount = "its new level: 0 unflooded, 1 partially flooded, 2 fully flooded", extra = "the level before",
      text = "{subject} is {amount|flood_words} now.", cite = "Rules Reference, Glossary: Flood Tokens",
      can_be = { subject = "location", amount = { 0, 2 }, extra = { 0, 2 } },
      called = { subject = "location", amount = "flood_level", extra = "old_level" } },
  },
}

local verbs = {}

-- The level may still fall where it cannot rise.
local function may_rise_to(place, level)
  return place:check "cannot_be_flooded" == 0 and (level < 2 or place:check "cannot_be_fully_flooded" == 0)
end

local function set(place, level)
  local old = place.flood_level
  if not place.in_play or not place:is "location" or level == old then return false end
  if level > old and not may_rise_to(place, level) then return false end
  place.flood_level = level
  after("flood_level_changed", nil, place, nil, level, old)
  return true
end

--- place:increase_flood(): boolean. Increases the flood level of the location: unflooded, partially flooded, fully
--- flooded. False: it is fully flooded already, or it cannot be. Rules Reference: Flood Tokens.
function verbs.increase_flood(place) return set(place, math.min(2, place.flood_level + 1)) end

--- place:decrease_flood(): boolean. Decreases the flood level of the location: fully flooded, partially flooded,
--- unflooded. False: it is unflooded already. Rules Reference: Flood Tokens.
function verbs.decrease_flood(place) return set(place, math.max(0, place.flood_level - 1)) end

fields.alias("flood", '"unflooded"|"partially"|"fully"', "A flood level of a location.")
local LEVELS = { unflooded = 0, partially = 1, fully = 2 }

--- place:set_flood(level: flood): boolean. The location becomes unflooded, partially flooded or fully flooded, whatever
--- its level was: place:set_flood "fully". False: it is so already, or it cannot be. Rules Reference: Flood Tokens.
function verbs.set_flood(place, level)
  fields.check("flood", level, "set_flood")
  return set(place, LEVELS[level])
end

--- flood_words(level: integer): string. A flood level in words. Called by the engine for the log.
local function flood_words(level) return level == 0 and "unflooded" or level == 1 and "partially flooded" or "fully flooded" end
engine.export { flood_words = flood_words }

engine.verbs(guarded(verbs, { touched = { increase_flood = false, decrease_flood = false, set_flood = false } }))
