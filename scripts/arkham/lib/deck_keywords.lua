-- Keywords of a card that concern its investigator's deck: permanent, bonded, researched, partner. Here cards get what follows
-- from them; lib/decks.lua and lib/campaign_actions.lua hold decks to them. Myriad and exceptional are only there.
-- (Rules Reference: Permanent, Bonded, Researched, Partner)

local partner = require "lib/partner"

local fault = fields.fault

local function has_keyword(f, keyword)
  for _, each in ipairs(f.keywords or {}) do
    if each:lower() == keyword then return true end
  end
  return false
end

local function mark(d, tag)
  if not contains(d.tags, tag) then d.tags[#d.tags + 1] = tag end
end

-- Only elimination makes it leave play; lib/setup.lua puts it into play.
local function permanent(d)
  d.attributes.cannot_leave_play = 1
  mark(d, "permanent")
end

-- The card to which it is bonded brings it into the game, so no deck can choose it.
local function bonded(d, f)
  if not f.bonded then
    fault("keywords", "it is bonded to no card", "say to which one, by its title: bonded = \"Miss Doyle\"")
  elseif f.level then
    fault("level", "a bonded card has no level", "leave it out")
  end
  d.data.bonded = f.bonded
  mark(d, "bonded")
end

local function researched(d, f)
  if not f.researched then
    fault("keywords", "it is researched by no task",
      "name the entry of the campaign log: researched = \"identified_the_gateway\"")
  elseif (f.level or 0) == 0 then
    fault("researched", "it replaces a lower level, so it is of level 1 at least", "give it its level")
  end
  d.data.researched = f.researched
  mark(d, "researched")
end

local deck_keywords = {}

--- deck_keywords.add(d: table, f: table). Gives the definition what follows from the keywords in its fields.
function deck_keywords.add(d, f)
  if f.permanent or has_keyword(f, "permanent") then permanent(d) end
  if f.bonded or has_keyword(f, "bonded") then bonded(d, f) end
  if f.researched or has_keyword(f, "researched") then researched(d, f) end
  if has_keyword(f, "partner") then partner.mark(d, f) end
end

--- deck_keywords.any_bonded(): boolean. Could a deck have a card that summons bonded ones? To look through all cards
--- takes as long as ten decisions, so it is done once for all games of a table. Decks that are empty by now are made
--- later, by a test.
function deck_keywords.any_bonded()
  local all, decks, summons = cards_with "bonded", find "decks", {}
  if not all[1] or not decks[1] then return all[1] ~= nil end
  for _, id in ipairs(all) do summons[data_of(id).bonded] = true end
  for _, card in ipairs(decks) do
    if summons[card.title] then return true end
  end
  return false
end

--- deck_keywords.set_aside_bonded(inv: card). Sets aside the bonded cards that the cards of the investigator's deck
--- summon: as many of each as its product has, however many cards summon it. Rules Reference: Bonded (FAQ 1.19).
function deck_keywords.set_aside_bonded(inv)
  local all, titles = cards_with "bonded", {}
  for _, card in ipairs(cards_in("deck", inv)) do titles[card.title] = true end
  for _, id in ipairs(all) do
    local data = data_of(id)
    for _ = 1, titles[data.bonded] and (data.copies or 1) or 0 do create(id, "set_aside", inv) end
  end
end

return deck_keywords
