-- More of when something happens: where an enemy is defeated, two things of which either may happen, and where the card
-- has to be for an ability to be used.

local language = require "import/language"
local things = require "import/subjects/things"
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

-- --- tests ------------------------------------------------------------------------------------------------------------

happening("succeed at investigating", "{a:doer} <succeed|succeeds> at investigating {l:location} by {r:range}",
  { "test_succeeded", actor = "$a", kind = "investigating", by = "$r", object = "$l" },
  "location: Forced - After you succeed at investigating this location by 3 or more: Place 1 doom on the nearest non-[[Elite]] enemy.",
  "location: Forced - After you succeed at decorating this location by 3 or more: Place 1 doom on the nearest non-[[Elite]] enemy.")

for tag, text in pairs { encounter_card = "<an encounter|a scenario> card", enemy = "an enemy <|card>", location = "a location <|card>",
  treachery = "a treachery <|card>" } do
  for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
    for by, words in pairs { [""] = "", [" by"] = " by {r:range}" } do
      happening(each[1] .. " a test on " .. tag .. by, "{a:doer} " .. each[2] .. " a skill test on " .. text .. words,
        { each[3], actor = "$a", where = { "test.source is " .. tag }, by = by ~= "" and "$r" or nil },
        tag == "encounter_card" and by == "" and each[1] == "succeed" and
          "asset: [reaction] After you succeed at a skill test on an encounter card, exhaust this asset: Gain 1 resource." or nil,
        tag == "encounter_card" and by == "" and each[1] == "succeed" and
          "asset: [reaction] After you succeed at a skill test on a playing card, exhaust this asset: Gain 1 resource." or nil)
    end
  end
end

-- --- when ---------------------------------------------------------------------------------------------------------------

local PHASES = { mythos = 1, investigation = 2, enemy = 3, upkeep = 4 }
for _, tier in ipairs { "after", "when" } do
  for first, a in pairs(PHASES) do
    for second, b in pairs(PHASES) do
      if a < b then
        production { name = tier .. " in " .. first .. " or " .. second, of = "trigger",
          text = tier .. " {e:happening} during the <" .. first .. " or " .. second .. " <phase|phases>|" .. first .. " phase or the " .. second .. " phase>",
          means = { "event", tier = tier, what = "$e", phase = a, other_phase = b },
          example = tier == "after" and a == 1 and b == 2 and
            "enemy: Forced - After this enemy engages you during the mythos or investigation phases: Take 1 horror." or nil,
          near = tier == "after" and a == 1 and b == 2 and
            "enemy: Forced - After this enemy engages you during the mythos or installation phases: Take 1 horror." or nil }
      end
    end
  end
end
local write = language.events.write
function language.events.write(w, node)
  local spawns = node.tier == "when" and (node.what[1] == "enemy_spawned" or node.what[1] == "spawned_here") and not node.phase and not node.what.me
  local said = node
  if spawns or node.other_phase then
    said = {}
    for name, value in pairs(node) do said[name] = value end
    if spawns then said.tier = "after" end
    said.other_phase = nil
  end
  local t = write(w, said)
  if node.other_phase then
    for i, condition in ipairs(t.conditions) do
      if condition == "phase == " .. node.phase then t.conditions[i] = condition .. " or phase == " .. node.other_phase end
    end
  end
  -- As it spawns it has its place, and nothing else has answered yet.
  if spawns then t.tier = "at" end
  if t.point == "attack_over" and t.tier ~= "after" then w:refuse("is the attack over?") end
  return t
end
-- What is discarded as it spawns never enters play: that is something else.
local discard = language.effects.discard
function language.effects.discard(w, node, ...)
  if w.event == "at enemy_spawned" and node.card[1] ~= "me" then w:refuse("does it enter play?") end
  return discard(w, node, ...)
end
-- Of two options it would not be asked whether they change an enemy that has just come.
local choose_one = language.effects.choose_one
function language.effects.choose_one(w, node, ...)
  if w.event == "at enemy_spawned" and things.refers(node) then w:refuse("does it change that enemy?") end
  return choose_one(w, node, ...)
end
language.example("as it spawns", "asset: [reaction] When a non-[[Elite]] enemy spawns at your location, exhaust this asset: Deal 1 damage to that enemy.",
  "asset: [reaction] When a non-[[Elite]] enemy spawns at your location, exhaust this asset: Discard that enemy.")

-- Tests at the attached location.
for _, each in ipairs { { "fail", "<fail|fails>", "test_failed" }, { "succeed at", "<succeed|succeeds> at", "test_succeeded" } } do
  local name, verbs, point = unpack(each)
  for by, words in pairs { [""] = "", [" by"] = " by {r:range}" } do
    for number, who in ipairs { "you", "{a:investigator}" } do
      happening(name .. " a test at the attached location" .. by .. number, who .. " " .. verbs .. " a skill test" .. words .. " at <|the> attached location",
        { point, actor = number == 1 and { "you" } or "$a", by = by ~= "" and "$r" or nil, of = "attached", where = { "place(actor) == me.parent" } },
        number == 1 and by ~= "" and point == "test_failed" and
          "treachery: Revelation - Attach to your location. // Forced - After you fail a skill test by 3 or more at the attached location: Place 1 doom on this treachery." or nil,
        number == 1 and by ~= "" and point == "test_failed" and
          "treachery: Revelation - Attach to your location. // Forced - After you fail a skill test by 3 or more at the detached location: Place 1 doom on this treachery." or nil)
    end
  end
end
for kind, text in pairs { attacking = "<attacking|fighting> an enemy", evading = "evading an enemy",
  ["attacking or evading"] = "<attacking|fighting> or evading an enemy", investigating = "investigating" } do
  happening("reveal a token while " .. kind, "you reveal a <|chaos> token while " .. text, { "token_revealed", actor = { "you" }, where = { kind } },
    kind == "attacking or evading" and
      "treachery: Revelation - Put this card into play in your threat area. // Forced - After you reveal a chaos token while attacking or evading an enemy: Take 1 horror." or nil,
    kind == "attacking or evading" and
      "treachery: Revelation - Put this card into play in your threat area. // Forced - After you reveal a chaos token while attracting or evading an enemy: Take 1 horror." or nil)
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


for _, number in ipairs { 1, 2 } do
  production { name = "condition: a card in your threat area " .. number, of = "condition",
    text = "there <is|are> <a|an|at least 1|1 or more> {t:trait} <" .. (number == 1 and "treachery|treacheries" or "encounter card|encounter cards|card|cards") ..
      "> in your threat area",
    means = { "threat_of", trait = "$t", type = number == 1 and "treachery" or "encounter_card" },
    take = function(node)
      return node[1] == "threat_of" and node.type == (number == 1 and "treachery" or "encounter_card") and { t = node.trait } or nil
    end,
    example = number == 2 and "treachery: Revelation - If there is at least 1 [[Hex]] encounter card in your threat area, take 1 horror." or nil,
    near = number == 2 and "treachery: Revelation - If there is at least 1 [[Hex]] encounter card in your thread area, take 1 horror." or nil }
end
function conditions.threat_of(w, node)
  w:needs_you()
  -- A hidden card that speaks of threat areas is in none.
  if w.facts.type == "treachery" and w.kind ~= "revelation" then w:refuse("is this hidden?") end
  local tag = w:tag(node.trait)
  return { expr = "any(my_threat_area: it is " .. tag .. " and it is " .. node.type .. ")",
    lua = '#filter(find("my_threat_area", you), function(card) return card:is "' .. tag .. '" and card:is "' .. node.type .. '" end) > 0' }
end

-- Clues on a location by its name; that there are none is said in turns.lua.
language.condition_of_two("clues on a named location", "<there are <any|> clues on|there is a clue on|there is at least 1 clue on> <|the> {n:location_name}",
  { "clues_on_named", name = "$n" }, "enemy: While there are clues on Night Hall, this enemy cannot be damaged.",
  "enemy: While there are crews on Night Hall, this enemy cannot be damaged.")
function conditions.clues_on_named(w, node)
  return { lua = "(find_location(" .. w:quote(node.name) .. ") or { clues = 0 }).clues > 0" }
end

return {}
