-- More of parleys and of what locations and treacheries do: clues for many, what lies on "him", stories within a result,
-- attacks that were cancelled, cards that are searched for and played, weaknesses that go back into decks.

local language = require "import/language"
local things = require "import/subjects/things"
local prose = require "import/prose"
local tokens = require "import/tokens"
local understanding = require "import/understanding"
local production, frame, effects = language.production, language.frame, language.effects
local conditions = language.conditions
local slice = understanding.slice
local OFFERED = language.offered

local function nowhere() end
local REVELATION = "treachery: Revelation - "

-- "It" is this card, if nothing else has been spoken of.
local function only_this(w, what)
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("what is '" .. (what or "it") .. "'?") end
  end
end

-- --- more for many ---------------------------------------------------------------------------------------------------

frame { name = "gain clues, more for many",
  text = "*gain {n:digits} clue<s> <( from the token pool )|> ( {k:digits} clues instead if there are <3 or more|3 or 4> " ..
    "<investigators|players> <|in the game> )",
  means = { "gain_for_many", n = "$n", k = "$k" },
  example = "agenda: [reaction] After you defeat an enemy: Gain 1 clue (2 clues instead if there are 3 or more investigators in the game).",
  near = "agenda: [reaction] After you defeat an enemy: Gain 1 clue (2 clues instead if there are 3 or more lanterns in the game)." }
function effects.gain_for_many(w, node, who)
  w:would_change()
  w:emit(who .. ':add("clues", #players() >= 3 and ' .. node.k .. " or " .. node.n .. ")")
end

-- --- what lies on it ---------------------------------------------------------------------------------------------------

language.condition_of_two("so many on him for each investigator",
  "there <are|is> <at least {n:digits} [per_investigator]|{n:digits} [per_investigator] or more|{n:digits} [per_investigator]> {c:counter} on <it|him|her>",
  { "at_least_on_it", counter = "$c", n = "$n", me = true },
  "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, place 1 resource on this enemy. Then, if there are 1 [per_investigator] resources on him, add him to the victory display.",
  "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, place 1 resource on this enemy. Then, if there are 1 [per_investigator] resources on him, add him to the encounter deck.")
function conditions.at_least_on_it(w, node)
  if w.facts.type ~= "enemy" and w.facts.type ~= "asset" then w:refuse("on what?") end
  only_this(w, "it")
  return conditions.at_least_on_me(w, { "at_least_on_me", counter = node.counter, n = node.n, per = true, me = true })
end
frame { name = "take control of this", text = "*take control of <{m:me_asset}|it|him|her>", means = { "take_me" },
  example = "asset: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, take control of this asset.",
  near = "asset: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, take control of that asset." }
function effects.take_me(w, _, who)
  if w.facts.type ~= "asset" or w.kind ~= "action" and w.kind ~= "free" then w:refuse("of what?") end
  only_this(w, "it")
  -- Nobody controls it while it lies at a location, and there anybody may use this.
  local fields, said = w.ability_fields, false
  for _, field in ipairs(fields) do said = said or field[1] == "zones" end
  if not said then
    fields[#fields + 1] = { "zones", '{ "board" }' }
    fields[#fields + 1] = { "who", '"place(me) == place(you) and you in investigators"' }
  end
  w:would_change()
  w:emit(who .. ":take_control(me)")
end
frame { name = "its clue to doom", text = "*flip {n:number} of <its|his|her> clues to <its|their> doom side", means = { "its_clue_to_doom", n = "$n" },
  example = "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you fail, flip one of his clues to its doom side.",
  near = "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you fail, flip one of his clues to its best side." }
function effects.its_clue_to_doom(w, node)
  if w.facts.type ~= "enemy" then w:refuse("whose clues are they?") end
  only_this(w, "its")
  w:would_change "me.clues > 0"
  local flipped = w:name "flipped"
  w:emit("local " .. flipped .. ' = -me:add("clues", -' .. node.n .. ")")
  w:emit("if " .. flipped .. " > 0 then place_doom(me, " .. flipped .. ") end")
end
frame { name = "its doom to clues", text = "*flip {n:number} doom on <{m:me_enemy}|it|him|her> to its clue side", means = { "its_doom_to_clue", n = "$n" },
  example = "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, flip 1 doom on this enemy to its clue side.",
  near = "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, flip 1 doom on this enemy to its dark side." }
function effects.its_doom_to_clue(w, node)
  if w.facts.type ~= "enemy" then w:refuse("on what?") end
  only_this(w, "its")
  w:would_change "me.doom > 0"
  w:emit('me:add("clues", -me:add("doom", -' .. node.n .. "))")
end
production { name = "evade, as a result", of = "act", text = "evade {e:enemy}", means = { "evade_then", enemy = "$e" },
  example = "enemy: [action]: <b>Parley.</b> Test [intellect] (3). If you succeed, draw 1 card and evade this enemy.",
  near = "enemy: [action] Spend 1 clue: Draw 1 card and evade this enemy." }
-- Without a test of its own it is evaded as a result of another one.
function effects.evade_then(w, node, who)
  if w.place.result ~= "success" then w:refuse("by which test?") end
  return effects.evade(w, { "evade", enemy = node.enemy }, who)
end

-- --- stories within a result -------------------------------------------------------------------------------------------

local FAREWELLS = {}
for word in ("if you succeed fail successful are ,"):gmatch "%S+" do FAREWELLS[word] = true end
--- language.without_tale(sentence): token[]?. "If you succeed, he howls; draw 1 card" without its story; nil if nothing else
--- is said.
function language.without_tale(sentence)
  if sentence.aside or sentence[1].word ~= "if" then return sentence end
  local comma = 1
  while sentence[comma] and sentence[comma].word ~= "," do
    if not FAREWELLS[sentence[comma].word] then return sentence end
    comma = comma + 1
  end
  if not sentence[comma + 1] then return sentence end
  local stop = comma
  for i = comma + 1, #sentence do
    if sentence[i].word == ";" then stop = i end
  end
  if stop == comma then
    return prose.tells(slice(sentence, comma + 1)) and prose.is(slice(sentence, comma + 1)) and not sentence[comma + 1].word:find "^you$" and {}
      or sentence
  end
  local tale = slice(sentence, comma + 1, stop - 1)
  if #tale == 0 or not prose.is(tale) then return sentence end
  local out = slice(sentence, 1, comma)
  for i = stop + 1, #sentence do out[#out + 1] = sentence[i] end
  return out
end
language.example("a story within a result",
  "location: [action]: Test [combat] (2). If you succeed, he howls like a wolf and runs; draw 1 card. If you fail, your words fall on deaf ears.",
  "location: [action]: Test [combat] (2). If you succeed, he draws like a wolf and runs; draw 1 card. If you fail, your cards fall on deaf ears.")

-- "Search ... for a copy and draw it. Shuffle the encounter deck.": who searches shuffles, said or not.
local SEARCHES = { search_encounter = true, search_and_spawn = true, search_and_draw = true }
local function searches(node)
  if type(node) ~= "table" then return false end
  if type(node[1]) == "string" and node[1]:find "^search" then return true end
  for name, part in pairs(node) do
    if name ~= "key" and searches(part) then return true end
  end
  return false
end
--- language.is_shuffle_of(sentence, outcome): boolean. Does the sentence only say that what that outcome has searched is
--- shuffled?
function language.is_shuffle_of(sentence, outcome)
  return not sentence.aside and tokens.text(sentence, 1) == "shuffle the encounter deck" and searches(outcome)
end

local chart = require "import/chart"
--- language.counts_this(sentence): boolean. "If there are 3 resources on this, ...": does it wait for so many on this card?
function language.counts_this(sentence)
  local nodes = chart.parse(language.grammar, sentence, "sentence")
  local condition = nodes and #nodes == 1 and nodes[1][1] == "if" and nodes[1].condition
  return condition and (condition[1] == "at_least_on_me" or condition[1] == "at_least_on_it") or false
end
language.example("so many on this, after a result",
  "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, place 1 resource on this enemy. If there are 1 [per_investigator] resources on this enemy, add it to the victory display.",
  "enemy: [action]: <b>Parley.</b> Test [willpower] (3). If you succeed, place 1 resource on this enemy. If there are 1 [per_investigator] enemies on this enemy, add it to the victory display.")

-- --- other words -----------------------------------------------------------------------------------------------------

local roles = require("import/subjects/triggers").roles
roles.attack_over = { actor = "enemy", subject = "investigator" }
for name, text in pairs { ["with a comma"] = " , even if <that|the> attack <was|is> <canceled|cancelled>",
  ["in brackets"] = " ( even if <that|the> attack <was|is> <canceled|cancelled> )" } do
  language.happening("attacks, cancelled or not, " .. name, "{e:enemy} attacks {i:patient}" .. text, { "attack_over", actor = "$e", subject = "$i" },
    name == "with a comma" and "asset: [reaction] After an enemy attacks you, even if that attack was canceled, exhaust this asset: Discover 1 clue at your location." or nil,
    name == "with a comma" and "asset: [reaction] When an enemy attacks you, even if that attack was canceled, exhaust this asset: Discover 1 clue at your location." or nil)
  language.happening("attacks anybody, cancelled or not, " .. name, "{e:enemy} attacks" .. text, { "attack_over", actor = "$e" },
    name ~= "with a comma" and "enemy: Forced - After this enemy attacks (even if that attack was canceled): Place 1 doom on the current agenda." or nil)
end
local write = language.events.write
function language.events.write(w, node)
  if node.what[1] == "attack_over" and node.tier ~= "after" then w:refuse("the attack is not over then") end
  return write(w, node)
end

-- Without "must" also an option that changes nothing may be chosen.
for _, each in ipairs { { "either", "you must <either|>" }, { "choose_one", "either" } } do
  local how, words = each[1], each[2]
  production { name = how .. ", or both at so many", of = "outcome",
    text = "if you fail , " .. words .. " {a:clauses} <,|> or {b:clauses} ( if you fail and have {r:range} {c:counter} , do both instead )",
    means = { "outcome", of = "fail", what = { "if_else", condition = { "counter", of = "you", counter = "$c", range = "$r" },
      what = { "seq", "$a", "$b" }, other = { how, a = "$a", b = "$b" } } },
    example = REVELATION .. "Test [agility] (4). If you fail, " .. (how == "either" and "you must " or "") ..
      "either take 2 damage or place 2 of your clues on your location (if you fail and have 4 or more clues, do both instead).",
    near = REVELATION .. "Test [agility] (4). If you fail, " .. (how == "either" and "you might " or "") ..
      "either take 2 damage or place 2 of your clues on your location (if you fail and have 4 or more clues, do none instead)." }
end
frame { name = "weaknesses back into the deck", text = "*shuffle each weakness in ~your discard pile into ~your deck", means = { "weaknesses_back" },
  example = REVELATION .. "Each investigator at a [[Woods]] location shuffles each weakness in his or her discard pile into his or her deck.",
  near = REVELATION .. "Each investigator at a [[Woods]] location shuffles each weakness in his or her discard pile into his or her hand." }
function effects.weaknesses_back(w, _, who)
  if OFFERED[w.kind] then w:refuse("is there a weakness?") end
  w:would_change()
  w:emit(who .. ':shuffle_in(filter(cards_in("discard", ' .. who .. '), function(card) return card:is "weakness" end))')
end
production { name = "a clue on all but one", of = "clause",
  text = "place {n:digits} clue<s> <( from the token pool )|> on each location <other than|except> <|the> {l:location_name}",
  means = { "clues_but_one", n = "$n", name = "$l" }, example = "location: Forced - When the round ends: Place 1 clue (from the token pool) on each location other than Night Hall.",
  near = "location: Forced - When the round ends: Place 1 clue (from the token pool) on each location rather than Night Hall." }
function effects.clues_but_one(w, node)
  w:would_change()
  w:emit('each(filter(find "locations", function(place) return place.title ~= ' .. w:quote(node.name) .. ' end), function(place) place:add("clues", ' ..
    node.n .. ") end)")
end
frame { name = "discard treacheries of the threat area", text = "*discard <all|each> non-weakness <treachery <cards|card>|treacheries|treachery> <from|in> ~your threat area",
  means = { "clear_threats" }, example = "location: [action] [action]: Discard all non-weakness treachery cards from your threat area.",
  near = "location: [action] [action]: Discard all non-weakness treachery cards from your hunting area." }
function effects.clear_threats(w, _, who)
  if who ~= "you" then w:refuse("whose threat area is it?") end
  w:needs_you()
  local list = 'filter(cards_in("threat", you), function(card) return card:is "treachery" and not card:is "weakness" and card:check "cannot_leave_play" == 0 end)'
  w:would_change_asked("any(in_play: it in threat and bearer(it) == you and it is treachery and it is not weakness and it.cannot_leave_play == 0)",
    "#" .. list .. " > 0")
  w:emit("leave_together(" .. list .. ")")
end
language.example("search the deck and play, once", "location: [action] Spend 1 clue: Search your deck for an [[Ally]] asset and play it (paying its cost). Shuffle your deck. (Limit once per game.)",
  "location: [action] Spend 1 clue: Search your deck for an [[Ally]] asset and play it (praising its cost). Shuffle your deck. (Limit once per game.)")
production { name = "a set-aside asset put there", of = "clause", text = "put the set-aside {n:card_name} into play <at|in> <|the> {l:location}",
  means = { "aside_at", name = "$n", at = "$l" },
  near = "location: Forced - After this location is revealed: Put the set-aside Night Hall into play at this location." }
function effects.aside_at(w, node)
  local kinds = w.facts.names[node.name] or {}
  if not kinds.asset or kinds.enemy or kinds.location or kinds.treachery then w:refuse("what is set aside?") end
  return effects.asset_at(w, { "asset_at", name = node.name, at = node.at })
end
production { name = "that investigator is moved", of = "clause", text = "move that investigator to <a|an> {s:thing_location}",
  means = function(p) return p.s.where and not p.s.at and { "move_that", set = p.s } or nil end,
  take = function(node) return node[1] == "move_that" and { s = node.set } or nil end,
  example = "enemy: Forced - After this enemy attacks an investigator: Move that investigator to a [[Woods]] location.",
  near = "enemy: Forced - After this enemy attacks an investigator: Move that investigator to a [[Woods]] asset." }
function effects.move_that(w, node)
  if w.kind ~= "forced" or w.has_you or node.set.at or not node.set.where then w:refuse("who chooses where?") end
  local bound = w:find_bound "investigator"
  w:would_change()
  local place = w:name "place"
  -- Nobody moves to where they are, and whoever the attack has defeated moves nowhere.
  local from = bound.code .. ".place"
  local function open(x) return from .. " and " .. x .. " ~= " .. from .. " and " .. bound.code .. ':check("cannot_enter", ' .. x .. ") == 0" end
  w:emit("local " .. place .. ' = choose(game.lead, "Move where?", ' .. things.list(w, node.set, open) .. ")")
  w:emit("if " .. place .. " then " .. bound.code .. ":move_to(" .. place .. ") end")
end

frame { name = "heal either of a person or an asset here",
  text = "*heal {n:digits} damage or {m:digits} horror from an investigator or {t:trait} asset <at|in> {l:me_location}",
  means = { "heal_either_here", n = "$n", m = "$m", trait = "$t", me = "$l" },
  example = "location: [action] Spend 1 resource: Heal 1 damage or 1 horror from an investigator or [[Ally]] asset at this location.",
  near = "location: [action] Spend 1 resource: Heal 1 damage or 1 doom from an investigator or [[Ally]] asset at this location." }
function effects.heal_either_here(w, node, who)
  if who ~= "you" or node.n ~= node.m then w:refuse("who heals how much?") end
  w:needs_you()
  local trait = w:tag(node.trait)
  w:would_change_asked("any(in_play: (it is investigator or it is asset and it is " .. trait .. ") and place(it) == me and it.damage + it.horror > 0)",
    '#filter(find "in_play", function(other) return (other:is "investigator" or other:is "asset" and other:is "' .. trait ..
      '") and other.place == me and other.damage + other.horror > 0 end) > 0')
  local card = w:name "card"
  w:emit("local " .. card .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit('  return (other:is "investigator" or other:is "asset" and other:is "' .. trait .. '") and other.place == me and other.damage + other.horror > 0')
  w:emit "end))"
  w:block("if " .. card .. " then", function()
    w:emit 'must_choose(you, "Heal what?", {'
    w:emit('  { "' .. node.n .. ' damage", can = ' .. card .. ".damage > 0, effect = function() " .. card .. ":heal_damage(" .. node.n .. ") end },")
    w:emit('  { "' .. node.n .. ' horror", can = ' .. card .. ".horror > 0, effect = function() " .. card .. ":heal_horror(" .. node.n .. ") end },")
    w:emit "})"
  end)
end

return {}
