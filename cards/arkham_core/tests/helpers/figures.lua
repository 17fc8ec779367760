-- Compares definitions with the print on cards. Returns the body of a test.

local VALUES = { "willpower", "intellect", "combat", "agility", "icon_willpower", "icon_intellect", "icon_combat",
  "icon_agility", "icon_wild", "health", "sanity", "fight", "evade", "attack_damage", "attack_horror", "shroud",
  "clue_value", "victory", "cost", "level", "doom_threshold", "clue_threshold", "max_committed", "slot_ally",
  "slot_hand", "slot_arcane", "slot_accessory", "slot_body" }
local CARDTYPES = { "asset", "event", "skill", "investigator", "enemy", "treachery", "location", "act", "agenda",
  "reference" }
local KEYWORDS = { "hunter", "retaliate", "aloof", "massive", "peril", "surge", "fast", "unique", "weakness",
  "basic_weakness", "guardian", "seeker", "rogue", "mystic", "survivor", "neutral" }
-- The slots of every investigator (Rules Reference: Slots) are not printed on the card.
local SLOTS = { slot_ally = 1, slot_hand = 2, slot_arcane = 2, slot_accessory = 1, slot_body = 1 }

local function words(text)
  local set = {}
  for word in (text or ""):gmatch "%S+" do set[word] = true end
  return set
end

return function(list)
  return function(t)
    local g = t:game { locations = { "study" } }
    for _, row in ipairs(list) do
      local id, kind = row[1], row[2]
      local card = g:sample(id)
      local function same(a, b, what) t:equal(a, b, id .. ": " .. what) end
      same(card.title, row.name, "title")
      for _, other in ipairs(CARDTYPES) do same(card:is(other), other == kind, "is a " .. other) end
      for _, value in ipairs(VALUES) do
        local printed = row[value] or kind == "investigator" and SLOTS[value] or 0
        same(card:base(value) or 0, printed, value)
      end
      local keywords = words(row.tags)
      for _, word in ipairs(KEYWORDS) do
        -- A weakness has no class.
        if not (word == "neutral" and keywords.weakness) then same(card:is(word), keywords[word] or false, word) end
      end
      for trait in pairs(words(row.traits)) do same(card:is(trait), true, trait) end
      local data = card.data
      same(#data.traits, select(2, (row.traits or ""):gsub("%S+", "")), "number of traits")
      same(data.uses, row.uses, "uses")
      same(data.uses_type, row.uses_type, "type of uses")
      if row.copies then same(data.copies or 1, row.copies, "copies") end
      if row.story then same(card:is "story", true, "story asset") end
    end
  end
end
