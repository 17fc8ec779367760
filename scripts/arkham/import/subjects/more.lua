-- Still more events, conditions and effects of many cards: what happens at a card's own place, the topmost card of the
-- encounter discard pile, icons that grow.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions
local filters = language.filters

-- --- events --------------------------------------------------------------------------------------------------------------

local function happening(name, text, means, example, near)
  production { name = name, of = "happening", text = text, means = means, example = example, near = near }
end
happening("enemy spawns at this", "{e:enemy} spawns <at|in> {l:me_location}",
  { "enemy_spawned", subject = "$e", where = { "place(subject) == me" }, of = "location", only = "after", me = "$l" },
  "location: Forced - After a [[Ghoul]] enemy spawns at this location: Place 1 clue on this location.",
  "location: Forced - When a [[Ghoul]] enemy spawns at this location: Place 1 clue on this location.")
happening("enemy is defeated at its place", "{e:enemy} is defeated at {m:me_enemy} 's location",
  { "enemy_defeated", subject = "$e", where = { "object == place(me)" }, of = "enemy", only = "after", me = "$m" },
  "enemy: Forced - After a [[Ghoul]] enemy is defeated at this enemy's location: Place 1 doom on this enemy.")
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  happening(each[1] .. " by, investigating this", "{a:doer} " .. each[2] .. " a skill test by {r:range} while investigating {l:location}",
    { each[3], actor = "$a", kind = "investigating", by = "$r", object = "$l" },
    each[1] == "succeed" and "location: Forced - After you succeed at a skill test by 1 or less while investigating this location: Take 1 horror." or nil)
end
for _, type in ipairs { "treachery", "enemy" } do
  happening("draw a trait " .. type, "{a:doer} <draw|draws> <a|an> {t:trait} " .. type .. " <|card>",
    { "encounter_drawn", actor = "$a", type = type, trait = "$t" },
    type == "treachery" and "asset: [reaction] After you draw a [[Hex]] treachery, exhaust this asset: Draw 1 card." or nil)
end
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  local trait = node.what[1] == "encounter_drawn" and node.what.trait
  if trait then
    local tag = things.tag_of(trait)
    if not w.facts.traits[tag] then w:refuse("no card has the trait " .. trait) end
    t.conditions[#t.conditions + 1] = "subject is " .. tag
  end
  return t
end

-- --- places --------------------------------------------------------------------------------------------------------------

filters.near_me = { of = { enemy = true, investigator = true },
  expr = function(x) return "(place(" .. x .. ") == place(me) or connected(place(me), place(" .. x .. ")))" end,
  lua = function(x) return "(" .. x .. ".place == me.place or " .. x .. ".place and connected(me.place, " .. x .. ".place))" end }
production { name = "at its place or next to it", of = "behind",
  text = "at {m:me_enemy} 's location or <a|any|at a> connecting location", means = { "near_me" },
  example = "enemy: Forced - At the end of the round: Each investigator at this enemy's location or a connecting location takes 1 horror." }
frame { name = "haunted, attached", text = "*resolve each haunted ability on <the|> attached location", means = { "haunted_host" },
  example = "treachery: Revelation - Attach to your location. // Forced - At the end of your turn: Resolve each haunted ability on attached location." }
function effects.haunted_host(w, _, who)
  if not w.facts.kinds.attached then w:refuse("this is not attached") end
  w:would_change()
  w:emit(who .. ":resolve_haunted(me.parent)")
end

-- --- cards ---------------------------------------------------------------------------------------------------------------

frame { name = "discover all", text = "*discover all <of the|the|> clues <at|on|in> {l:location}", means = { "discover_all", at = "$l" },
  example = "event: Discover all of the clues at your location.", near = "event: Discover all of the horror at your location." }
function effects.discover_all(w, node, who)
  if who ~= "you" then w:refuse("others discover clues at places of their own") end
  local function some(x) return x .. ".clues > 0" end
  things.one(w, node.at, "location", "Discover clues where?", function(place)
    w:emit(who .. ":discover(" .. place .. ".clues, " .. place .. ")")
  end, { expr = some, lua = some })
end
production { name = "condition: an empty deck", of = "condition", text = "you have no cards <remaining|> in your deck",
  means = { "deck_empty" },
  example = "asset: [action] If you have no cards in your deck, exhaust this asset: Gain 2 resources." }
function conditions.deck_empty(w)
  w:needs_you()
  return { expr = "not any(deck)", lua = 'size("deck", you) == 0' }
end
frame { name = "draw the topmost", text = "*draw the topmost {s:sought_encounter} in the encounter discard pile",
  means = { "draw_topmost", what = "$s" },
  example = "treachery: Revelation - Draw the topmost [[Cultist]] enemy in the encounter discard pile.",
  near = "treachery: Revelation - Draw the topmost [[Cultist]] enemy in the encounter deck." }
function effects.draw_topmost(w, node, who)
  local what, tests = node.what, {}
  local function is(trait)
    local tag = things.tag_of(trait)
    if not w.facts.traits[tag] then w:refuse("no card has the trait " .. trait) end
    return 'card:is "' .. tag .. '"'
  end
  if what.other then
    tests[1] = "(" .. is(what.trait) .. " or " .. is(what.other) .. ")"
  elseif what.trait then
    tests[1] = is(what.trait)
  end
  if what.type ~= "" then tests[#tests + 1] = 'card:is "' .. what.type .. '"' end
  if #tests == 0 then w:refuse("any card?") end
  local found = 'filter(cards_in "encounter_discard", function(card) return ' .. table.concat(tests, " and ") .. " end)[1]"
  if w.depth > 0 then
    -- Among several effects it can be chosen only if there is such a card.
    w.in_lua = w.in_lua or {}
    w.in_lua[found] = found .. " ~= nil"
    w:would_change(found)
  else
    w:would_change()
  end
  local card = w:name "card"
  w:emit("local " .. card .. " = " .. found)
  w:emit("if " .. card .. " then draw_encounter(" .. who .. ", " .. card .. ") end")
end

-- "Each doom on it", of the card that is changed.
production { name = "counter on it", of = "counted", text = "{c:counter} on it", means = { "on_it", counter = "$c" },
  example = "enemy: This enemy gets +1 fight for each doom on it." }
function language.amounts.on_it(w, node)
  if w.kind ~= "constant" then w:refuse("on what?") end
  return { expr = "me." .. node.counter }
end

-- --- icons ---------------------------------------------------------------------------------------------------------------

production { name = "gains icons, more instead", of = "constant",
  text = "while {c:condition} , <{m:me}|it> gains {i:icons} ( while {d:condition} , <{m:me}|it> gains {j:icons} , instead )",
  means = { "gains_more_icons", condition = "$c", icons = "$i", more = "$d", instead = "$j" },
  example = "skill: While you have 3 or more resources, this skill gains [intellect] (while you have 6 or more resources, this skill gains [intellect] [intellect], instead).",
  near = "skill: While you have 3 or more resources, this skill gains [intellect] (while you have 6 or more resources, this skill gains 2, instead)." }
local ICONS = { "willpower", "intellect", "combat", "agility", "wild" }
local function counted(icons)
  local count = {}
  for i = 2, #icons do count[icons[i]] = (count[icons[i]] or 0) + 1 end
  return count
end
function language.constants.gains_more_icons(w, node)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  local first, second = w:condition(node.condition).expr, w:condition(node.more).expr
  if not first or not second then w:refuse("this condition cannot be asked here") end
  local few, many, parts = counted(node.icons), counted(node.instead), {}
  for _, icon in ipairs(ICONS) do
    local a, b = few[icon] or 0, many[icon] or 0
    if a > 0 or b > 0 then
      parts[#parts + 1] = "icon_" .. icon .. " = " .. (a == b and a or w:quote(a .. " + " .. b - a .. " * (" .. second .. ")"))
    end
  end
  return { { "condition", w:quote("(" .. first .. ") or (" .. second .. ")") }, { "zones", '{ "hand", "committed" }' },
    { "me", "{ " .. table.concat(parts, ", ") .. " }" } }
end

return {}
