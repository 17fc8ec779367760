-- More of when something happens: where an enemy is defeated, attacks that may have been cancelled, two things of which
-- either may happen, and where the card has to be for an ability to be used.

local language = require "import/language"
local things = require "import/subjects/things"
local roles = require("import/subjects/triggers").roles
local key = require("import/chart").key
local production, happening, conditions = language.production, language.happening, language.conditions

-- --- where ------------------------------------------------------------------------------------------------------------

-- The same set, of those at some place; nil if it is said already where they are.
local function at_place(ref, where)
  if ref[1] ~= "a" or ref.set.at then return nil end
  local set = { "set", of = ref.set.of, where = { unpack(ref.set.where or {}) } }
  for _, f in ipairs(set.where) do
    if f[1]:find "^at_" then return nil end
  end
  if where == "here" then
    set.at = "here"
  else
    set.where[#set.where + 1] = { where }
    table.sort(set.where, function(a, b) return key(a) < key(b) end)
  end
  if #set.where == 0 then set.where = nil end
  return { "a", set = set }
end
local PLACES = {
  { "your location", "your location", "here" },
  { "this", "<{m:me_location}|this location>", "at_me" },
  { "the attached location", "<|the> attached location", "at_host" },
}
for _, place in ipairs(PLACES) do
  local name, text, where = unpack(place)
  production { name = "is defeated at " .. name, of = "happening", text = "{e:enemy} is defeated <at|in> " .. text,
    means = function(p)
      local enemy = at_place(p.e, where)
      return enemy and { "enemy_defeated", subject = enemy } or nil
    end,
    take = function() end,
    example = where == "here" and "asset: [reaction] When a [[Ghoul]] enemy is defeated at your location, exhaust this asset: Draw 1 card." or
      where == "at_me" and "location: [reaction] After a [[Ghoul]] enemy is defeated at this location: Gain 1 resource. (Limit once per round.)" or nil,
    near = where == "here" and "asset: [reaction] When a [[Ghoul]] enemy is defeated at your deck, exhaust this asset: Draw 1 card." or nil }
end

-- --- attacks, even if they were cancelled --------------------------------------------------------------------------

roles.attack_over = { actor = "enemy", subject = "investigator" }
for name, text in pairs { [""] = ", even if <that|the> attack was <canceled|cancelled>",
  [", in brackets"] = "( even if <that|the> attack was <canceled|cancelled> )" } do
  local sample = "asset: [reaction] After an enemy attacks you" .. (name == "" and ", even if that attack was canceled" or
    " (even if that attack was canceled)") .. ", exhaust this asset: Draw 1 card."
  happening("attacks" .. name .. ", cancelled or not", "{e:enemy} attacks {i:patient} " .. text,
    { "attack_over", actor = "$e", subject = "$i" }, sample, (sample:gsub("canceled", "evaded")))
  happening("attacks somebody" .. name .. ", cancelled or not", "{e:enemy} attacks " .. text, { "attack_over", actor = "$e" })
end
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if t.point == "attack_over" and t.tier ~= "after" then w:refuse("is the attack over?") end
  return t
end

-- "After you defeat or evade an enemy" is two abilities (abilities.lua).
language.example("two events", "asset: [reaction] After you defeat or evade a [[Ghoul]] enemy, exhaust this asset: Draw 1 card.",
  "asset: [reaction] After you defeat or evade a [[Ghoul]] enemy: Draw 1 card. (Limit once per round.)")
language.example("two events of two verbs", "treachery: Revelation - Put this card into play in your threat area. // Forced - After you deal damage to an enemy or discover 1 or more clues: Lose 2 resources.",
  "treachery: Revelation - Put this card into play in your threat area. // Forced - After you take damage or you take horror: Lose 2 resources.")

-- --- where the card itself is --------------------------------------------------------------------------------------

production { name = "condition: in your threat area", of = "condition", text = "{m:me} is in your threat area",
  means = { "in_my_threat_area", me = "$m" },
  example = "treachery: Revelation - Put this card into play in your threat area. // [action] If this treachery is in your threat area: Discard this card.",
  near = "treachery: Revelation - Put this card into play in your threat area. // [action] If this treachery is in your hand: Discard this card." }
function conditions.in_my_threat_area(w)
  if not w.facts.kinds.threat then w:refuse("it is in no threat area") end
  w:needs_you()
  return { expr = "me in threat and bearer(me) == you", lua = 'me.zone == "threat" and me.bearer == you' }
end

return {}
