-- The usual other ways to say what encounter cards say: who has how many cards in hand, enemies that come and ready, cards that
-- were discarded, tests made easier, results that take another's place, "here".

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters, amounts, costs = language.conditions, language.filters, language.amounts, language.costs
local condition, happening = language.condition_of_two, language.happening
local OFFERED = language.offered

local function nowhere() end
local REVELATION = "treachery: Revelation - "
local TEST = REVELATION .. "Test [willpower] (3). "

-- --- results ---------------------------------------------------------------------------------------------------------

production { name = "if you fail by so much, instead", of = "outcome_instead",
  text = "if you <fail|failed> by {r:range} , {x:clauses} <,|> instead", means = { "instead_by", of = "fail", range = "$r", what = "$x" } }
production { name = "if you succeed by so much, instead", of = "outcome_instead",
  text = "if you <succeed|succeeded> by {r:range} , {x:clauses} <,|> instead", means = { "instead_by", of = "success", range = "$r", what = "$x" } }
language.example("if you fail by so much, instead", TEST .. "If you fail, take 1 horror. If you fail by 2 or more, take 2 horror and lose 1 action instead.",
  TEST .. "If you succeed, draw 1 card. If you fail by 2 or more, take 2 horror instead.")
function conditions.succeeded_by_so(w, node)
  if w.place.result ~= "success" then w:refuse("no test says by how much") end
  return { lua = "event.amount " .. node.range[1] .. " " .. node.range.n }
end
local both = language.both_instead
function language.both_instead(outcome, node)
  if node[1] ~= "instead_by" then return both(outcome, node) end
  if outcome.by or outcome.of ~= node.of then return false end
  local asked = { node.of == "fail" and "failed_by" or "succeeded_by_so", range = node.range }
  outcome.what, outcome.key = { "if_else", condition = asked, what = node.what, other = outcome.what }, nil
  return true
end
production { name = "easier for each", of = "test_mod",
  text = "<reduce the difficulty of this <skill|> test by {n:number} {c:per}|this <skill|> test gets - {n:number} difficulty {c:per}>",
  means = { "easier", n = "$n", each = "$c" },
  example = TEST .. "Reduce the difficulty of this test by 1 for each clue you have. If you fail, take 1 horror.",
  near = TEST .. "Reduce the difficulty of this text by 1 for each clue you have. If you fail, take 1 horror." }

production { name = "harder", of = "test_mod",
  text = "<this test gets {n:signed} difficulty|increase the difficulty of this <skill|> test by {n:digits}>", means = function(p)
    return p.n > 0 and { "harder_by", n = p.n } or nil
  end, take = function(node) return node[1] == "harder_by" and not node.per and { n = node.n } or nil end,
  example = TEST .. "This test gets +2 difficulty. If you fail, take 1 horror.", near = TEST .. "This test gets +2 difficult. If you fail, take 1 horror." }
production { name = "harder for each investigator", of = "test_mod", text = "this <skill|> test gets {n:signed} [per_investigator] difficulty",
  means = { "harder_by", n = "$n", per = true },
  example = TEST .. "This test gets +1 [per_investigator] difficulty. If you fail, take 1 horror.",
  near = TEST .. "This test gets +1 [willpower] difficulty. If you fail, take 1 horror." }
production { name = "test, harder if", of = "test", text = "test {s:skill} ( {n:digits} ) ( {m:digits} instead if {c:condition} )",
  means = { "test", skill = "$s", difficulty = { "instead_if", n = "$n", m = "$m", condition = "$c" } },
  example = REVELATION .. "Test [willpower] (3) (5 instead if you have no clues). If you fail, take 1 horror.",
  near = REVELATION .. "Test [willpower] (3) (5 instead of no clues). If you fail, take 1 horror." }
function amounts.instead_if(w, node)
  local condition = w:condition(node.condition)
  if not condition.expr then w:refuse("X cannot be counted") end
  local more = node.m - node.n
  if more == 0 then w:refuse("what is different then?") end
  return { expr = node.n .. (more > 0 and " + " or " - ") .. (math.abs(more) == 1 and "" or math.abs(more) .. " * ") .. "(" .. condition.expr .. ")" }
end

-- "You must choose one:" and bullets, within a result.
for of, words in pairs { fail = "if you fail", success = "if you succeed" } do
  production { name = "a choice if you " .. of, of = "outcome_choice", text = words .. " , {c:choice}", means = { "choice_of", of = of, choice = "$c" } }
  production { name = "a choice for each point of " .. of, of = "outcome_choice",
    text = "for each point you <" .. (of == "fail" and "fail|failed" or "succeed|succeeded") .. "> by , {c:choice}",
    means = { "choice_of", of = of, choice = "$c", each = true } }
end
language.example("a choice of a result", "treachery: Revelation - Test [willpower] (3). For each point you fail by, you must choose one: // - Take 1 horror. // - Lose 2 resources.",
  "treachery: Revelation - Test [willpower] (3). For each point you fail by, you must choose none: // - Take 1 horror. // - Lose 2 resources.")

-- --- who -------------------------------------------------------------------------------------------------------------

filters.hand_many = { of = { investigator = true },
  expr = function(x, f) return "count(hands: bearer(it) == " .. (x == "it" and "that" or x) .. ") " .. f.range[1] .. " " .. f.range.n end,
  lua = function(x, f) return 'size("hand", ' .. x .. ") " .. f.range[1] .. " " .. f.range.n end }
production { name = "with so many cards in hand", of = "behind", text = "with {r:range} cards in <|their|his or her> hand", means = { "hand_many", range = "$r" },
  example = REVELATION .. "Each investigator with 5 or more cards in hand takes 1 horror.",
  near = REVELATION .. "Each investigator with 5 or more cards in mind takes 1 horror." }
filters.no_hand = filters.empty_handed
production { name = "with an empty hand, in short", of = "behind", text = "with no cards in hand", means = { "no_hand" },
  example = REVELATION .. "Each investigator with no cards in hand takes 1 horror." }

-- Of a location of which more is said, the clues might be those of whoever is there.
production { name = "at a place with counters", of = "behind", text = "<at|in> a location with {r:range} {c:counter} <|on it>",
  means = { "at_kind", set = { "set", of = "location", where = { { "has", range = "$r", counter = "$c" } } } },
  example = REVELATION .. "Each investigator at a location with 2 or more clues takes 1 horror.",
  near = REVELATION .. "Each investigator at a location with 2 or more dues takes 1 horror." }
production { name = "at a place without clues", of = "behind", text = "<at|in> a location with no clues <|on it>",
  means = { "at_kind", set = { "set", of = "location", where = { { "without_clues" } } } },
  example = REVELATION .. "Each investigator at a location with no clues takes 1 horror." }
condition("you control no assets, in other words", "you have no {s:core_assets} in play <|under your control>",
  { "owns_none", set = "$s" }, REVELATION .. "If you have no [[Ally]] assets in play, take 1 horror.",
  REVELATION .. "If you have no [[Ally]] assets at home, take 1 horror.")
production { name = "assets, core", of = "core_assets", text = "{s:cores_asset}", means = "$s" }
function conditions.owns_none(w, node)
  if node.set.at then w:refuse("where are they?") end
  return conditions.you_control_no(w, { "you_control_no", set = node.set })
end

-- --- enemies ---------------------------------------------------------------------------------------------------------

for _, ready in ipairs { true, false } do
  production { name = "moves here and engages" .. (ready and ", ready" or ""), of = "clause",
    text = "{e:enemy} " .. (ready and "readies , " or "") .. "moves to <your location|you> <, and|and> engages you",
    means = { "comes_here", enemy = "$e", ready = ready },
    example = not ready and REVELATION .. "The nearest enemy moves to your location and engages you." or nil,
    near = not ready and REVELATION .. "The nearest enemy moves to your location and enrages you." or nil }
end
function effects.comes_here(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    -- Ready at its own location, it engages somebody there. Engaged from there, it moves here.
    if node.ready then w:emit("if " .. enemy .. ".place ~= you.place then " .. enemy .. ":ready() end") end
    w:emit("if you:can_engage(" .. enemy .. ") then you:engage(" .. enemy .. ") else " .. enemy .. ":move_enemy(you.place) end")
    if node.ready then w:emit(enemy .. ":ready()") end
  end)
end
production { name = "an enemy readies", of = "clause", text = "{e:enemy} readies",
  means = function(p) return { "does", who = { "you" }, what = language.grammar.builders.ready_card { "ready_card", of = "enemy", card = p.e } } end,
  take = nowhere, example = REVELATION .. "The nearest exhausted enemy readies.", near = REVELATION .. "The nearest exhausted enemy steadies." }
production { name = "each enemy readies", of = "clause", text = "{e:each_enemy} readies", means = { "each_readies", enemies = "$e" },
  example = REVELATION .. "Each exhausted enemy readies.", near = REVELATION .. "Each exhausted enemy steadies." }
local TIRED = { function(x) return x .. ".exhausted and not " .. x .. ".cannot_ready" end,
  function(x) return x .. '.exhausted and ' .. x .. ':check "cannot_ready" == 0' end }
function effects.each_readies(w, node)
  w:would_change(things.any_to_change(w, node.enemies.set, TIRED[1], TIRED[2]))
  w:emit("each(" .. things.list(w, node.enemies.set, TIRED[2]) .. ", function(enemy) enemy:ready() end)")
end
production { name = "each enemy engages you", of = "clause", text = "{e:each_enemy} engages you", means = { "each_engages", enemies = "$e" },
  example = REVELATION .. "Each enemy at your location engages you.", near = REVELATION .. "Each enemy at your location enrages you." }
function effects.each_engages(w, node)
  w:needs_you()
  w:would_change()
  w:emit("each(" .. things.list(w, node.enemies.set) .. ", function(enemy) if you:can_engage(enemy) then you:engage(enemy) end end)")
end
production { name = "an enemy deals you harm", of = "clause", text = "{e:enemy} deals {n:digits} {h:harm} to you", means = { "deals_you", enemy = "$e", n = "$n", harm = "$h" },
  example = "enemy: Forced - After you evade this enemy: It deals 1 damage to you.", near = "enemy: Forced - After you evade this enemy: It deals 1 doom to you." }
function effects.deals_you(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    w:emit("you:take_" .. node.harm .. "(" .. node.n .. ", " .. enemy .. ")")
  end, { acts = true })
end
for verb, point in pairs { ["<fail|fails>"] = "test_failed", ["<succeed|succeeds> at"] = "test_succeeded" } do
  happening(point .. " by so much at its location", "{a:doer} " .. verb .. " a skill test by {r:range} <at|in> {m:me_enemy} 's location",
    { point, actor = "$a", by = "$r", me = "$m", where = { "place(actor) == place(me)" }, of = "enemy", bound = { "enemy", "me" } },
    point == "test_failed" and "enemy: Forced - After you fail a skill test by 2 or more at this enemy's location: It attacks you." or nil,
    point == "test_failed" and "enemy: Forced - After you fail a skill test by 2 or more at that enemy's location: It attacks you." or nil)
end
condition("clues at its location", "there <is|are> <a|any|> {c:counter} <at|on> <{m:me_enemy} 's|its> location", { "there_counted", counter = "$c", range = { ">=", n = 1 } },
  "enemy: This enemy cannot be damaged while there are clues on its location.", "enemy: This enemy cannot be damaged while there are clues on his hat.")
language.example("while in play", "enemy: While this enemy is in play, each other [[Cultist]] enemy gets +1 fight.",
  "enemy: While this enemy is in pain, each other [[Cultist]] enemy gets +1 fight.")
production { name = "cost: clues of those at its location", of = "cost",
  text = "investigators <at|in> {m:me_enemy} 's location spend {n:number} [per_investigator] clue<s> <|, as a group|as a group>",
  means = { "spend_clues_there", n = "$n", me = "$m" },
  example = "enemy: [action] Investigators at this enemy's location spend 1 [per_investigator] clues, as a group: <b>Parley.</b> Discard this enemy.",
  near = "enemy: [action] Investigators at that enemy's location spend 1 [per_investigator] clues, as a group: <b>Parley.</b> Discard this enemy." }
function costs.spend_clues_there(w, node)
  w:needs_you()
  return '{ can = "sum(investigators: (place(it) == place(me)) * spendable_clues) >= ' .. node.n ..
    ' * players", pay = function(me, you) spend_clues(investigators_at(me.place), ' .. node.n .. " * #seats()) end }"
end

-- --- cards that were discarded ---------------------------------------------------------------------------------------

-- The cards that the line before has discarded from the top of a deck: the name of a list of them.
local function discarded(w)   -- others use it, too
  if w.milled and w.milled.depth <= w.depth then return w.milled.name end
  local last = w.lines[#w.lines] or ""
  local indent, list = last:match "^(%s*)discard_together%({ (unpack%(cards_in%(\"deck\", you%), 1, .-%)) }%)$"
  if not list then w:refuse("which cards were discarded?") end
  local name = w:name "milled"
  w.lines[#w.lines] = indent .. "local " .. name .. " = { " .. list .. " }"
  w.lines[#w.lines + 1] = indent .. "discard_together(" .. name .. ")"
  w.milled = { name = name, depth = w.depth }
  return name
end
language.discarded = discarded
local BY = "<by this effect|this way|in this way>"
local KINDS = { card = "", asset = "asset", event = "event", skill = "skill", weakness = "weakness" }
for noun, tag in pairs(KINDS) do
  production { name = noun .. " discarded so", of = "counted", text = noun .. " discarded " .. BY, means = { "milled", type = tag },
    example = noun == "event" and REVELATION .. "Discard the top 3 cards of your deck. Take 1 horror for each event discarded this way." or nil,
    near = noun == "event" and REVELATION .. "Discard the top 3 cards of your hand. Take 1 horror for each event discarded this way." or nil }
end
function amounts.milled(w, node)
  local name = discarded(w)
  return { lua = node.type == "" and "#" .. name or "#filter(" .. name .. ', function(card) return card:is "' .. node.type .. '" end)' }
end

frame { name = "discard from the decks of all", text = "*discard the top {n:digits} cards of each investigator 's deck", means = { "mill_each_deck", n = "$n" },
  example = REVELATION .. "Discard the top 3 cards of each investigator's deck.", near = REVELATION .. "Discard the top 3 cards of each investigator's neck." }
function effects.mill_each_deck(w, node)
  w:would_change "any(decks)"
  w:emit('each(players(), function(inv) discard_together({ unpack(cards_in("deck", inv), 1, ' .. node.n .. ") }) end)")
end

-- --- places ----------------------------------------------------------------------------------------------------------

frame { name = "move at random", text = "*move to a random connecting location", means = { "move_random" },
  example = REVELATION .. "Move to a random connecting location.", near = REVELATION .. "Move to a random distant location." }
function effects.move_random(w, _, who)
  if who ~= "you" or OFFERED[w.kind] then w:refuse("who moves?") end
  w:needs_you()
  w:would_change()
  local place = w:name "place"
  w:emit("local " .. place .. ' = pick_from(filter(find("connecting", you), function(place) return you:check("cannot_enter", place) == 0 end))')
  w:emit("if " .. place .. " then you:move_to(" .. place .. ") end")
end
frame { name = "flip clues of your location", text = "*flip {n:number} <clue|clues|of the clues> <on|at> ~your location to <its|their> doom side",
  means = { "doom_of_clues_here", n = "$n" }, example = REVELATION .. "Flip 1 clue on your location to its doom side.",
  near = REVELATION .. "Flip 1 clue on your location to its blank side." }
function effects.doom_of_clues_here(w, node, who)
  if who ~= "you" then w:refuse("whose location is it?") end
  w:needs_you()
  w:would_change "here.clues > 0"
  local flipped = w:name "flipped"
  w:emit("local " .. flipped .. ' = -you.place:add("clues", -' .. node.n .. ")")
  w:emit("if " .. flipped .. " > 0 then place_doom(you.place, " .. flipped .. ") end")
end
for number, who in ipairs { "each_investigator" } do
  production { name = "each must take either" .. number, of = "clause", text = "{i:" .. who .. "} must <either|> take {n:digits} damage or {m:digits} horror",
    means = { "each_either_harm", who = "$i", n = "$n", m = "$m" },
    example = REVELATION .. "Each investigator must take 1 damage or 1 horror.", near = REVELATION .. "Each investigator must take 1 damage or 1 doom." }
end
function effects.each_either_harm(w, node)
  w:would_change()
  things.each(w, node.who.set, function(inv)
    w:emit("choose_one(" .. inv .. ', "Damage or horror?", {')
    w:emit('  { "' .. node.n .. ' damage", effect = function() ' .. inv .. ":take_damage(" .. node.n .. ") end },")
    w:emit('  { "' .. node.m .. ' horror", effect = function() ' .. inv .. ":take_horror(" .. node.m .. ") end },")
    w:emit "})"
  end)
end

return {}
