-- Where things and people are, and what is at those places; conditions about them, and two conditions joined by "and".

local chart = require "import/chart"
local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local filters, conditions, costs = language.filters, language.conditions, language.costs

local function refuse(why) error({ why = why }, 0) end

-- --- what is said behind a noun ------------------------------------------------------------------------------------------

local FIGURES = { enemy = true, investigator = true }
local PLACE = { location = true }

-- `place(you)`, not `here`: then it is noticed where nobody is "you".
filters.near_you = { of = FIGURES,
  expr = function(x) return "(place(" .. x .. ") == place(you) or connected(place(you), place(" .. x .. ")))" end,
  lua = function(x)
    return "(" .. x .. ".place == you.place or " .. x .. ".place and connected(you.place, " .. x .. ".place))"
  end }
production { name = "here or next to here", of = "behind", text = "at your location or <a|any|at a> connecting location",
  means = { "near_you" }, example = "event: Exhaust an enemy at your location or a connecting location.",
  near = "event: Exhaust an enemy at your location or a distant location." }
filters.near = { of = PLACE,
  expr = function(x) return "(" .. x .. " == place(you) or connected(place(you), " .. x .. "))" end,
  lua = function(x) return "(" .. x .. " == you.place or connected(you.place, " .. x .. "))" end }
production { name = "your location or next to it", of = "location", text = "your location or <a|any> connecting location",
  means = { "a", set = { "set", of = "location", where = { { "near" } } } },
  example = "event: Discover 1 clue at your location or a connecting location." }

filters.at_host = { of = FIGURES,
  expr = function(x) return "place(" .. x .. ") == me.parent" end, lua = function(x) return x .. ".place == me.parent" end }
production { name = "at the attached location", of = "behind", text = "at <|the> attached location", means = { "at_host" },
  example = "treachery: Revelation - Attach to your location. // Forced - At the end of the round: Each investigator at attached location takes 1 horror." }
-- A card that attaches itself as it resolves says this of later, too: that is no part of resolving it.
for _, name in ipairs { "there_is", "there_is_no" } do
  local ask = conditions[name]
  conditions[name] = function(w, node)
    for _, f in ipairs(node.set.where or {}) do
      if f[1] == "at_host" and (w.kind == "event" or w.kind == "revelation") then w:refuse("when is this asked?") end
    end
    return ask(w, node)
  end
end

filters.copy_of_me = { of = PLACE,
  expr = function(x) return x .. " ~= me and " .. x .. ".title == me.title" end,
  lua = function(x) return x .. " ~= me and " .. x .. ".title == me.title" end }
production { name = "another copy of this", of = "location", text = "<another copy of|a different> {m:me_location}",
  means = function() return { "a", set = { "set", of = "location", where = { { "copy_of_me" } } } } end,
  take = function(node)
    local where = node[1] == "a" and node.set.where
    return where and #where == 1 and where[1][1] == "copy_of_me" and { m = { "me" } } or nil
  end, example = "location: [action]: Move to another copy of this location." }

-- A location with neither enemies nor investigators.
filters.empty = { front = true, of = PLACE,
  expr = function(x)
    if x ~= "it" then refuse("whether it is empty cannot be asked here") end
    return "not any(enemies: place(it) == that) and not any(investigators: place(it) == that)"
  end,
  lua = function(x) return "#everybody_at(" .. x .. ") == 0" end }
production { name = "empty", of = "front", text = "empty", means = { "empty" },
  example = "event: Move to an empty connecting location.", near = "event: Exhaust an empty enemy at your location." }

for _, counter in ipairs { "doom", "damage", "horror" } do
  filters["with_" .. counter] = { of = { enemy = true, investigator = true, asset = true, location = true },
    expr = function(x) return x .. "." .. counter .. " > 0" end, lua = function(x) return x .. "." .. counter .. " > 0" end }
  filters["without_" .. counter] = { of = { enemy = true, investigator = true, asset = true, location = true },
    expr = function(x) return x .. "." .. counter .. " == 0" end, lua = function(x) return x .. "." .. counter .. " == 0" end }
  production { name = "with " .. counter, of = "behind", text = "with <|any> " .. counter .. " on <it|them>",
    means = { "with_" .. counter },
    example = counter == "damage" and "event: Exhaust an enemy with damage on it at your location." or nil }
  production { name = "with no " .. counter, of = "behind", text = "with no " .. counter .. " on <it|them>",
    means = { "without_" .. counter } }
end

-- "Another enemy" is one that is not this enemy. On a card of another type it is one that is not the enemy of which the text
-- has spoken: that is not certain enough.
for _, name in ipairs { "base", "said" } do
  local ask = things[name]
  things[name] = function(w, set, ...)
    for _, f in ipairs(set.where or {}) do
      if f[1] == "other" and w.facts.type ~= set.of then w:refuse("other than which " .. set.of .. "?") end
    end
    return ask(w, set, ...)
  end
end

-- --- conditions ----------------------------------------------------------------------------------------------------------

local function condition(name, text, means, example, near, take)
  production { name = "condition: " .. name, of = "condition", text = text, means = means, take = take, example = example,
    near = near }
end

condition("no clues in this place", "there are no clues here", { "no_clues_in_place" },
  "location: [action] If there are no clues here: Gain 2 resources. (Limit once per game.)")
function conditions.no_clues_in_place(w)
  if w.facts.type ~= "location" then w:refuse("this is no location") end
  return { expr = "me.clues == 0", lua = "me.clues == 0" }
end
condition("so many clues here", "there are {r:range} clues <at|on> your location",
  function(p)
    if p.r[1] == ">=" and p.r.n == 1 then return nil end
    return { "counter", of = "here", counter = "clues", range = p.r }
  end, "asset: [action]: If there are 2 or more clues at your location, draw 1 card.", nil,
  function(node)
    local fits = node[1] == "counter" and node.of == "here" and node.counter == "clues"
    return fits and (node.range[1] ~= ">=" or node.range.n ~= 1) and { r = node.range } or nil
  end)
condition("a card in hand", "you have {r:range} card in <your|> hand", { "hand", range = "$r" },
  "treachery: Revelation - If you have at least 1 card in your hand, take 1 horror.")

condition("engaged with ...", "you are engaged with <a|an> {s:thing_enemy}",
  function(p) return p.s.where and not p.s.at and { "engaged_with", set = p.s } or nil end,
  "asset: [free] If you are engaged with an exhausted enemy, exhaust this asset: Draw 1 card.",
  "asset: [free] If you are engaged with an exhausted location, exhaust this asset: Draw 1 card.",
  function(node) return node[1] == "engaged_with" and { s = node.set } or nil end)
function conditions.engaged_with(w, node)
  return conditions.there_is(w, { set = { "set", of = "enemy", at = "engaged", where = node.set.where } })
end
condition("this is engaged with you", "{m:me} is engaged with you", { "engages_you", me = "$m" },
  "enemy: [action] If this enemy is engaged with you, spend 2 resources: Exhaust this enemy.",
  "enemy: [action] If this enemy is engaged with me, spend 2 resources: Exhaust this enemy.")
function conditions.engages_you(w)
  w:needs_you()
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  return { expr = "any(engaging: it == me)",
    lua = '#filter(find("engaging", you), function(enemy) return enemy == me end) > 0' }
end

condition("your location is", "you are <at|in> <a|an> {s:thing_location}",
  function(p) return p.s.where and not p.s.at and { "location_is", set = p.s } or nil end,
  "asset: [free] If you are at a [[Woods]] location, exhaust this asset: Draw 1 card.",
  "asset: [free] If you are at a [[Woods]] enemy, exhaust this asset: Draw 1 card.",
  function(node) return node[1] == "location_is" and { s = node.set } or nil end)
function conditions.location_is(w, node)
  w:needs_you()
  return { expr = w.all(things.said(w, node.set, "here", "expr")),
    lua = w.all(things.said(w, node.set, "you.place", "lua")) }
end
condition("your location has the trait", "you are <at|in> <a|an> {t:trait}",
  { "location_is", set = { "set", of = "location", where = { { "trait", trait = "$t" } } } },
  "asset: [free] If you are at a [[Woods]], exhaust this asset: Draw 1 card.")
condition("somebody here", "<an|any> investigator is <at|in> {m:me_location}", { "somebody_here", me = "$m" },
  "location: Forced - When the round ends, if an investigator is at this location: Place 1 doom on the current agenda.")
condition("nobody here", "no investigators are <at|in> {m:me_location}", { "nobody_here", me = "$m" })
function conditions.somebody_here() return { expr = "any(investigators: place(it) == me)", lua = "#investigators_at(me) > 0" } end
function conditions.nobody_here()
  return { expr = "not any(investigators: place(it) == me)", lua = "#investigators_at(me) == 0" }
end

condition("you control", "you control <a|an> {s:thing_asset}", { "you_control", set = "$s" },
  "treachery: Revelation - If you control an [[Ally]] asset, take 1 horror.")
condition("you control none", "you control no {s:things_asset}", { "you_control_no", set = "$s" })
condition("you control so many", "you control {r:range} {s:things_asset}", { "you_control_many", set = "$s", range = "$r" })
local function yours(w, set)
  if set.at then w:refuse("where is it?") end
  return { "set", of = "asset", at = "yours", where = set.where }
end
function conditions.you_control(w, node) return conditions.there_is(w, { set = yours(w, node.set) }) end
function conditions.you_control_no(w, node) return conditions.there_is_no(w, { set = yours(w, node.set) }) end
function conditions.you_control_many(w, node)
  local count = things.count(w, yours(w, node.set))
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = count.expr .. test, lua = count.lua .. test }
end

-- "There are 1 or more" and "there is a" are the same.
language.builder("number_of", function(node)
  if node.range[1] == ">=" and node.range.n == 1 then return { "there_is", set = node.set } end
  return node
end)

-- Each condition may be one of two.
for _, p in ipairs { unpack(language.grammar.categories.condition.productions) } do
  chart.production(language.grammar, { name = p.name .. " (of two)", of = "condition_part", text = p.text, means = p.means,
    take = p.take })
end
production { name = "two conditions", of = "condition", text = "{a:condition_part} and {b:condition_part}",
  means = { "both", a = "$a", b = "$b" },
  example = "asset: [action]: If you have no clues and you have 3 or more resources, draw 1 card.",
  near = "asset: [action]: If you have no clues or you have 3 or more resources, draw 1 card." }
function conditions.both(w, node)
  local a, b = w:condition(node.a), w:condition(node.b)
  local function joined(x, y) return x and y and w.all { x, y } end
  return { expr = joined(a.expr, b.expr), lua = joined(a.lua, b.lua) }
end

-- --- decks -----------------------------------------------------------------------------------------------------------------

frame { name = "shuffle discards", text = "*shuffle ~your discard pile into ~your deck", means = { "shuffle_discards" },
  example = "event: Shuffle your discard pile into your deck.", near = "event: Shuffle your discard pile into your hand." }
function effects.shuffle_discards(w, _, who)
  -- Without a discard pile nothing is shuffled, and a single card not into an empty deck (FAQ 1.13).
  local enough = 'size("discard", ' .. who .. ') > (size("deck", ' .. who .. ") == 0 and 1 or 0)"
  local changed = "any(discard) and count(deck) + count(discard) > 1"
  w.in_lua = w.in_lua or {}
  w.in_lua[changed] = enough
  w:change_of(who, changed)
  w:block("if " .. enough .. " then", function()
    w:emit("each(cards_in(\"discard\", " .. who .. "), function(card) card:move(\"deck\", " .. who .. ") end)")
    w:emit("shuffle(\"deck\", " .. who .. ")")
  end)
end

frame { name = "remove discards", text = "*remove all cards in ~your discard pile from the game",
  means = { "remove_discards" },
  example = "treachery: Revelation - Take 1 horror and remove all cards in your discard pile from the game.",
  near = "treachery: Revelation - Take 1 horror and remove all cards in your discard pile." }
function effects.remove_discards(w, _, who)
  w:change_of(who, "any(discard)")
  w:emit('move_all("discard", "removed", ' .. who .. ")")
end

for noun, tag in pairs { enemy = "enemy", treachery = "treachery", card = "" } do
  production { name = "an encounter " .. noun, of = "sought_encounter", text = noun, means = { "sought", type = tag } }
  production { name = "an encounter trait " .. noun, of = "sought_encounter", text = "{t:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t" } }
  production { name = "two encounter traits " .. noun, of = "sought_encounter", text = "{t:trait} or {u:trait} " .. noun,
    means = { "sought", type = tag, trait = "$t", other = "$u" } }
end
frame { name = "search the encounter deck",
  text = "*search the encounter deck and discard pile for <a|an> {s:sought_encounter} <and|, and|,> *draw it <|( *shuffle the encounter deck )>",
  means = { "search_encounter", what = "$s" },
  example = "treachery: Revelation - Search the encounter deck and discard pile for a [[Ghoul]] enemy and draw it. Shuffle the encounter deck.",
  near = "treachery: Revelation - Search the encounter deck for a [[Ghoul]] enemy and draw it." }
function effects.search_encounter(w, node, who)
  w:would_change_encounter_deck()
  local function tag(trait)
    local name = w:tag(trait)
    return '"' .. name .. '"'
  end
  local what, tags = node.what, {}
  if what.other then
    tags[1] = "{ " .. tag(what.trait) .. ", " .. tag(what.other) .. " }"
  elseif what.trait then
    tags[1] = tag(what.trait)
  end
  if what.type ~= "" then tags[#tags + 1] = '"' .. what.type .. '"' end
  w:emit(who .. ":search_encounter { " .. table.concat(tags, ", ") .. " }")
end
-- Who searches the encounter deck shuffles it: to say so changes nothing. If it is not certain that they have searched, it
-- is not certain either whether they shuffle.
local shuffle_it = effects.shuffle_encounter_deck
function effects.shuffle_encounter_deck(w, ...)
  for i, line in ipairs(w.lines) do
    if line:find(":search_encounter {", 1, true) then
      if i < #w.lines then w:refuse("is it shuffled without a search, too?") end
      return
    end
  end
  return shuffle_it(w, ...)
end

-- "Choose a card and add it to your hand" is one effect, which cards.lua reads as a whole: not these two, one by one.
local seq = language.grammar.builders.seq
language.builder("seq", function(node)
  local list = seq(node)
  if not list or list[1] ~= "seq" then return list end
  local function act(part) return part[1] == "does" and part.what or part end
  for i = #list - 1, 2, -1 do
    local first, second = act(list[i]), act(list[i + 1])
    if first[1] == "choose" and first.of == "card" and second[1] == "take_chosen" then return nil end
    -- Who searches the encounter deck shuffles it, said or not.
    if first[1] == "search_encounter" and second[1] == "shuffle_encounter_deck" then table.remove(list, i + 1) end
  end
  return #list == 2 and list[2] or list
end)

-- --- enemies and allies -----------------------------------------------------------------------------------------------------

-- It is moved as by the rules, so it may engage others on its way; each further step disengages it again.
for _, attacks in ipairs { true, false } do
  production { name = attacks and "comes and attacks" or "comes", of = "clause",
    text = "{e:enemy} readies , moves ( one location at a time ) until it reaches your location , " ..
      (attacks and "engages you , and <makes an immediate attack|attacks you|immediately attacks you>" or "and engages you"),
    means = { "comes", enemy = "$e", attacks = attacks },
    example = attacks and "treachery: Revelation - The nearest [[Ghoul]] enemy readies, moves (one location at a time) until it reaches your location, engages you, and makes an immediate attack." or nil,
    near = attacks and "treachery: Revelation - The nearest [[Ghoul]] enemy readies, moves (one location at a time) until it reaches your location, engages me, and makes an immediate attack." or nil }
end
function effects.comes(w, node)
  w:needs_you()
  w.together = true
  things.one(w, node.enemy, "enemy", "Which enemy comes?", function(enemy)
    -- One from elsewhere readies before it moves, so it engages whom it passes. Of one that is here already nobody is
    -- asked whom it pursues: it readies when it is engaged with you.
    w:emit("if " .. enemy .. ".place ~= you.place then " .. enemy .. ":ready() end")
    w:emit("repeat until not " .. enemy .. ":move_toward(you.place)")
    w:emit("if " .. enemy .. ".place == you.place then you:engage(" .. enemy .. ") end")
    w:emit(enemy .. ":ready()")
    if node.attacks then w:emit("if " .. enemy .. ".place == you.place then " .. enemy .. ":attack(you) end") end
  end)
end

for _, here in ipairs { "your location", "{m:me_location}" } do
  local of_me = here ~= "your location"
  frame { name = "heal a person or an ally at " .. (of_me and "this" or here),
    text = "*heal {n:number} {h:harm} from an investigator or {t:trait} asset <at|in> " .. here,
    means = { "heal_one_of", n = "$n", harm = "$h", trait = "$t", me = of_me and "$m" or nil },
    example = "asset: [action] Exhaust this asset: Heal 1 horror from an investigator or [[Ally]] asset at your location.",
    near = "asset: [action] Exhaust this asset: Heal 1 doom from an investigator or [[Ally]] asset at your location." }
end
function effects.heal_one_of(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  w:needs_you()
  local trait = node.trait and w:tag(node.trait)
  local whose = '(other:is "investigator" or other:is "asset"' .. (trait and ' and other:is "' .. trait .. '"' or "") ..
    ") and other.place == " .. (node.me and "me" or "you.place") .. " and other." .. node.harm .. " > 0"
  w:would_change_asked("any(in_play: (it is investigator or it is asset" .. (trait and " and it is " .. trait or "") ..
    ") and place(it) == " .. (node.me and "me" or "here") .. " and it." .. node.harm .. " > 0)",
    '#filter(find "in_play", function(other) return ' .. whose .. " end) > 0")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit("  return " .. whose)
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_" .. node.harm .. "(" .. w:number(node.n) .. ") end")
end

-- --- costs ------------------------------------------------------------------------------------------------------------------

production { name = "cost: place clues", of = "cost", text = "place {n:number} of your clues on your location",
  means = { "place_clues_cost", n = "$n" },
  example = "asset: [free] Place 1 of your clues on your location: Draw 2 cards. (Limit once per round.)" }
function costs.place_clues_cost(_, node)
  return '{ can = "you.clues >= ' .. node.n .. '", pay = function(_, you) you:place_clues(' .. node.n .. ") end }"
end
production { name = "cost: direct harm", of = "cost", text = "take {n:number} direct {h:harm}",
  means = { "direct_cost", n = "$n", harm = "$h" },
  example = "asset: [free] Take 1 direct horror: Draw 2 cards. (Limit once per round.)",
  near = "asset: [free] Take 1 indirect horror: Draw 2 cards. (Limit once per round.)" }
function costs.direct_cost(_, node)
  return "{ pay = function(_, you) return you:take { " .. node.harm .. " = " .. node.n .. ", direct = true } == " .. node.n ..
    " end }"
end

return {}
