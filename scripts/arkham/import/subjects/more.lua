-- Still more events, conditions and effects of many cards: what happens at a card's own place, the topmost card of the
-- encounter discard pile, icons that grow.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions
local filters = language.filters

-- --- events --------------------------------------------------------------------------------------------------------------

local happening = language.happening
happening("enemy spawns at this", "{e:enemy} spawns <at|in> {l:me_location}",
  { "enemy_spawned", subject = "$e", where = { "place(subject) == me" }, of = "location", only = "after", me = "$l",
    bound = { "location", "me" } },
  "location: Forced - After a [[Ghoul]] enemy spawns at this location: Place 1 clue on this location.",
  "location: Forced - After a [[Ghoul]] enemy spawns at this location: Place 1 clue on it.")
happening("enemy is defeated at its place", "{e:enemy} is defeated at {m:me_enemy} 's location",
  { "enemy_defeated", subject = "$e", where = { "object == place(me)" }, of = "enemy", only = "after", me = "$m",
    bound = { "enemy", "me" } },
  "enemy: Forced - After a [[Ghoul]] enemy is defeated at this enemy's location: Place 1 doom on this enemy.",
  "enemy: Forced - After a [[Ghoul]] enemy is defeated at this enemy's location: Place 1 doom on it.")
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  happening(each[1] .. " by, investigating this", "{a:doer} " .. each[2] .. " a skill test by {r:range} while investigating {l:location}",
    { each[3], actor = "$a", kind = "investigating", by = "$r", object = "$l" },
    each[1] == "succeed" and "location: Forced - After you succeed at a skill test by 1 or less while investigating this location: Take 1 horror." or nil)
end
for _, type in ipairs { "treachery", "enemy" } do
  happening("draw a trait " .. type, "{a:doer} <draw|draws> <a|an> {t:trait} " .. type .. " <|card>",
    { "encounter_drawn", actor = "$a", type = type, trait = "$t" },
    type == "treachery" and "asset: [reaction] After you draw a [[Spell]] treachery, exhaust this asset: Draw 1 card." or nil)
end
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  local trait = node.what[1] == "encounter_drawn" and node.what.trait
  if trait then
    local tag = w:tag(trait)
    local other = node.what.other and w:tag(node.what.other)
    t.conditions[#t.conditions + 1] = "subject is " .. tag .. (other and " or subject is " .. other or "")
  end
  return t
end

for _, verbs in ipairs { "<initiate|initiates> an attack against", "<attempt|attempts> to attack" } do
  happening("an attack begins: " .. verbs:match "an? ?t?%a+" , "{a:doer} " .. verbs .. " {e:me_enemy}",
    { "test_begins", actor = "$a", me = "$e", where = { "attacking", "test.target == me" }, of = "enemy" },
    verbs:find "initiate" and "enemy: Forced - When you initiate an attack against this enemy: Place 1 doom on this enemy." or nil)
end
happening("symbols at this", "{a:doer} <reveal|reveals> <a|an> {t:symbols} <symbol|token|chaos token> <during a skill test <at|in>|at> {l:me_location}",
  { "token_revealed", actor = "$a", symbols = "$t", where = { "test", "place(actor) == me" }, of = "location", me = "$l" },
  "location: Forced - After you reveal a [skull] symbol during a skill test at this location: Take 1 horror.")

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
  w:would_change_asked("me.parent is haunted", 'me.parent:is "haunted"')
  w:emit(who .. ":resolve_haunted(me.parent)")
end

-- A ready massive enemy is engaged with everybody at its location.
local function unengaged(x)
  return "not (" .. x .. " in threat and bearer(" .. x .. ") == you or " .. x .. " is massive and not " .. x ..
    ".exhausted and place(" .. x .. ") == place(you))"
end
local function unengaged_in_lua(x) return 'not contains(find("engaging", you), ' .. x .. ")" end
filters.not_engaged_you = { of = { enemy = true }, expr = unengaged, lua = unengaged_in_lua }
production { name = "not engaged with you", of = "behind", text = "not engaged with you", means = { "not_engaged_you" },
  example = "event: Deal 2 damage to an enemy not engaged with you at your location." }
production { name = "also flooded", of = "behind", text = "that is <|also> flooded", means = { "flooded_too" },
  example = "asset: [free] Exhaust this asset: Move to a connecting location that is also flooded." }
filters.flooded_too = { of = { location = true }, expr = filters.flooded.expr, lua = filters.flooded.lua }
for name, op in pairs { exactly = "==", ["up to"] = "<=" } do
  filters["distance " .. name] = { of = { location = true },
    -- Where there is no way, the distance counts as 0.
    expr = function(x, f)
      local far = "distance(place(you), " .. x .. ")"
      return (op == "<=" and far .. " > 0 and " or "") .. far .. " " .. op .. " " .. f.n
    end,
    lua = function(x, f)
      local far = "(distance(you.place, " .. x .. ") or 0)"
      return (op == "<=" and far .. " > 0 and " or "") .. far .. " " .. op .. " " .. f.n
    end }
  production { name = name .. " so far away", of = "behind",
    text = "<that is|> " .. name .. " {n:number} connection<s> away <from your location|>",
    means = { "distance " .. name, n = "$n" },
    example = name == "exactly" and "asset: [free] During your turn, exhaust this asset: Choose a revealed location that is exactly 2 connections away from your location. Move to that location." or nil }
end

-- --- enemies, people -------------------------------------------------------------------------------------------------------

production { name = "the targeted enemy", of = "enemy", text = "the targeted enemy", means = { "tested", by = "targeted" },
  example = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more, automatically evade the targeted enemy." }
production { name = "the targeted investigator", of = "investigator", text = "the targeted investigator",
  means = { "that", of = "investigator" } }
production { name = "the performer, healed", of = "investigator", text = "the performing investigator", means = { "performer" },
  example = "skill: If this skill test is successful, heal 1 damage from the performing investigator." }
frame { name = "move an enemy to the next place", text = "*move {e:enemy} to a connecting location",
  means = { "move_on", enemy = "$e" },
  example = "asset: [reaction] After you evade an enemy, exhaust this asset: Move that enemy to a connecting location." }
function effects.move_on(w, node)
  w:needs_you()
  things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy)
    w:emit("local to = choose(you, \"Where does it move?\", " .. things.ways_from(enemy) .. ")")
    w:emit("if to then " .. enemy .. ":move_enemy(to) end")
  end, things.CAN_MOVE_ON)
end
frame { name = "engage any number", text = "*engage any number of {s:things_enemy}", means = { "engage_any", set = "$s" },
  example = "event: Fast. Play only during your turn. // Engage any number of enemies at your location." }
function effects.engage_any(w, node, who)
  if who ~= "you" then w:refuse("others engage") end
  local able = things.ENGAGEABLE
  w:would_change(things.any_to_change(w, node.set, able.expr, able.lua))
  w:emit('choose_any(you, "Engage which enemies?", ' .. things.list(w, node.set, able.lua) .. ", function(chosen)")
  w:emit "  together(function() each(chosen, function(enemy) you:engage(enemy) end) end)"
  w:emit "end)"
end
production { name = "an enemy attacks somebody", of = "clause", text = "{e:enemy} <|immediately> attacks {i:investigator}",
  means = { "attacks_other", enemy = "$e", who = "$i" },
  example = "enemy: Forced - After an investigator fails a skill test while attacking this enemy: This enemy attacks that investigator." }
function effects.attacks_other(w, node)
  things.one(w, node.enemy, "enemy", "Which enemy attacks?", function(enemy)
    things.one(w, node.who, "investigator", "Whom does it attack?", function(inv) w:emit(enemy .. ":attack(" .. inv .. ")") end)
  end, { acts = true })
end

for of, verb in pairs { fail = "fails", success = "succeeds" } do
  production { name = "those who " .. verb, of = "those_who", text = "each investigator who " .. verb .. " <|must> {x:acts_list}",
    means = { "those_who", of = of, what = "$x" },
    example = of == "fail" and "treachery: Revelation - Each investigator at a [[Woods]] location tests [agility] (3). Each investigator who fails takes 1 damage." or nil,
    near = of == "fail" and "treachery: Revelation - Each investigator at a [[Woods]] location tests [agility] (3). Each enemy who fails takes 1 damage." or nil }
end

frame { name = "move an enemy toward a place", text = "*move {e:enemy} <once|1 location> toward {l:me_location}",
  means = { "toward_me", enemy = "$e", me = "$l" },
  example = "location: Haunted - Move the nearest [[Ghoul]] enemy once toward this location." }
function effects.toward_me(w, node)
  -- One of several is one that is not there; the nearest is the nearest, wherever it is.
  local any = (node.enemy[1] == "a" or node.enemy[1] == "titled") and
    { expr = function(x) return "place(" .. x .. ") ~= me" end, lua = function(x) return x .. ".place ~= me" end } or
      nil
  things.one(w, node.enemy, "enemy", "Move which enemy?", function(enemy) w:emit(enemy .. ":move_toward(me)") end, any)
end
for state, word in pairs { ready = "ready", exhausted = "exhausted" } do
  production { name = "condition: he is " .. word, of = "condition", text = "<he|she> is " .. word, means = { "it_is", state = state },
    example = state == "ready" and "enemy: Forced - After you successfully attack this enemy, if she is ready: Take 1 horror." or nil }
end
function conditions.it_is(w, node)
  if w:find_bound(nil).code ~= "me" then w:refuse("who is meant?") end
  local text = node.state == "ready" and "not me.exhausted" or "me.exhausted"
  return { expr = text, lua = text }
end
-- --- fights --------------------------------------------------------------------------------------------------------------

local STATES = { exhausted = { "exhausted", "target.exhausted" },
  ["not engaged"] = { "not engaged with you", "(" .. unengaged "target" .. ")" } }
for name, state in pairs(STATES) do
  local IF = "if <the attacked enemy|the targeted enemy> is " .. state[1] .. " , you "
  production { name = name .. ": more damage", of = "mod_fight", text = IF .. "deal {n:signed} damage for this attack",
    means = { "if_enemy", state = name, damage = "$n" } }
  production { name = name .. ": more skill and damage", of = "mod_fight",
    text = IF .. "get {k:signed} {s:skill} and deal {n:signed} damage for this attack",
    means = { "if_enemy", state = name, damage = "$n", skill = "$s", n = "$k" },
    example = name == "exhausted" and "asset: [action]: <b>Fight.</b> If the attacked enemy is exhausted, you get +2 [combat] and deal +1 damage for this attack." or nil }
end
local tests = require "import/subjects/tests"
function language.mods.if_enemy(w, node, kind, fields)
  local expression = STATES[node.state][2]
  if fields.damage or node.skill and node.skill ~= (fields.skill or tests.KINDS[kind]) then
    w:refuse("two amounts for one attack")
  end
  fields.damage = w:quote(node.damage .. " * " .. expression)
  if node.skill then tests.add_bonus(w, fields, w:quote(node.n .. " * " .. expression)) end
end

-- --- tests ---------------------------------------------------------------------------------------------------------------

production { name = "unless by", of = "outcome", text = "if you do not succeed by at least {n:number} , {x:sentence}",
  means = { "outcome", of = "unless", n = "$n", what = "$x" },
  example = "asset: [action]: <b>Investigate.</b> If you do not succeed by at least 2, discard this asset.",
  near = "asset: [action]: <b>Fight.</b> If you do not succeed by at most 2, discard this asset." }
frame { name = "remove uses", text = "*remove {n:number} {k:use} from {m:me}", means = { "remove_uses", n = "$n", kind = "$k", me = "$m" },
  example = "asset: Uses (3 charges). // [action]: <b>Investigate.</b> If you do not succeed by at least 2, remove 1 charge from this asset." }
function effects.remove_uses(w, node)
  if not w.facts.kinds.asset or not language.costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
  w:would_change "me.uses > 0"
  w:emit('me:add("uses", -' .. node.n .. ")")
end
-- A bonus that varies: "for each card in your hand", "+X ..., where X is ...", of you or of whoever makes the test.
local FOR_TEST = " for this <skill|> test"
for name, who in pairs { you = "you get", performer = "the performing investigator gets" } do
  local whose = name == "performer" or nil
  production { name = "boost for each, of " .. name, of = "sentence", text = who .. " {n:signed} skill value" .. FOR_TEST .. " {c:per}",
    means = { "boost_by", n = "$n", of = "$c", performer = whose },
    example = whose and "asset: [free] During a skill test at your location, exhaust this asset: The performing investigator gets +1 skill value for this test for each clue you have." or
      "asset: [free] Exhaust this asset: You get +1 skill value for this skill test for every 4 resources you have.",
    near = not whose and "asset: [free] Exhaust this asset: You get -1 skill value for this skill test for every 4 resources you have." or nil }
  production { name = "for each, boost, of " .. name, of = "sentence", text = "{c:per} , " .. who .. " {n:signed} skill value" .. FOR_TEST,
    means = { "boost_by", n = "$n", of = "$c", performer = whose }, take = function() end }
  for most, words in pairs { [""] = "", [" at most"] = " <( to a maximum of {m:signed} )|( max {m:signed} )|( to a maximum of {m:digits} )|( max {m:digits} )>" } do
    production { name = "boost by x, of " .. name .. most, of = "sentence", text = who .. " +x skill value" .. FOR_TEST .. " , where x <is|is equal to|equals> {a:amount}" .. words,
      means = function(p)
        if p.m and p.m < 1 then return nil end
        return { "boost_by", n = 1, of = p.m and { "at_most", of = p.a, most = p.m } or p.a, x = true, performer = whose }
      end,
      take = function(node)
        if node[1] ~= "boost_by" or not node.x or node.performer ~= whose or (node.of[1] == "at_most") ~= (words ~= "") then return nil end
        return words == "" and { a = node.of } or { a = node.of.of, m = node.of.most }
      end,
      example = words == "" and not whose and "asset: [free] Exhaust this asset: You get +X skill value for this skill test, where X is the number of clues on your location." or nil,
      near = words == "" and not whose and "asset: [free] Exhaust this asset: You get +X skill value for this skill test, where X is your number." or nil }
  end
end
-- What varies is counted until the results (Rules Reference: Modifiers).
function effects.boost_by(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 or w.beside then w:refuse("which test is meant?") end
  local stays = w.facts.type == "asset"
  for _, cost in ipairs(w.ability_costs or {}) do stays = stays and not cost:find "_self%(" end
  if not stays then w:refuse("it does not count on when it is gone") end
  local amount = w:amount(node.of)
  if not amount.expr then w:refuse("it cannot be counted beforehand") end
  local times = node.n == 1 and "" or node.n .. " * "
  local tester = node.performer and 'current("test").tester' or "you"
  w:would_change((node.performer and "test" or "test.tester == you") .. " and test.auto ~= 1 and " .. amount.expr .. " > 0")
  w:emit 'me:modify("bonus_shares", 1, "test")'
  if not amount.lua then w:refuse("it cannot be counted in an effect") end
  local sum = '"me.bonus_shares * ' .. times .. "(" .. amount.expr .. ')"'
  w.beside = { { kind = "constant", text = "That bonus is counted until the results of the test.", fields = { node.performer and
    { "modify", '{ { value = "skill_bonus", amount = ' .. sum .. ', where = "it == test.tester" } }' } or
    { "you", "{ skill_bonus = " .. sum .. " }" } } } }
  -- A lasting effect does not end when its card leaves play.
  w:emit 'me:arm("goes_on", you, nil, "test")'
  language.armed(w, "goes_on", "This leaves play: the bonus stays.", { { "when", '"leaves_play"' },
    { "condition", '"subject == me"' }, { "effect", lines = { tester .. ':modify("skill_bonus", ' .. times .. amount.lua .. ', "test")' },
      as = "target" } })
end
local TESTS = { ["a skill test"] = "test", ["an attack"] = "attacking", ["an investigation"] = "investigating",
  ["an attack or investigation"] = "(attacking or investigating)", ["an attack or evasion"] = "(attacking or evading)" }
for text, expression in pairs(TESTS) do
  production { name = "term: during " .. text .. " here", of = "term", text = "during " .. text .. " at your location",
    means = { "term", condition = { "test_here", expression = expression } } }
end
function conditions.test_here(w, node)
  w:needs_you()
  return { expr = node.expression .. " and place(test.tester) == here" }
end
production { name = "boost for the performer", of = "clause", text = "the performing investigator gets {n:signed} skill value for this <skill|> test",
  means = { "boost_performer", n = "$n" },
  example = "asset: [free] During an attack or investigation at your location, exhaust this asset: The performing investigator gets +1 skill value for this test.",
  near = "asset: [action] Exhaust this asset: The performing investigator gets +1 skill value for this test." }
function effects.boost_performer(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  w:would_change "test and test.auto ~= 1"
  w:emit('current("test").tester:modify("skill_bonus", ' .. node.n .. ', "test")')
end
for kind, word in pairs { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" } do
  production { name = "any skill for " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} skill value for this <" .. word .. "|skill test|test>", means = { "any_bonus", n = "$n" },
    example = kind == "fight" and "asset: [action]: <b>Fight</b> ([combat] or [agility]). You get +1 skill value for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight</b> ([combat] or [agility]). You get +1 skill value for this attack. (Limit once per round.)" or nil }
end
function language.mods.any_bonus(w, node, _, fields)
  tests.add_bonus(w, fields, node.n, true)
end
happening("commit cards", "you commit <1 or more cards|a card> to a skill test you are performing",
  { "committed", actor = { "you" }, where = { "test.tester == you" } },
  "asset: [reaction] After you commit 1 or more cards to a skill test you are performing, exhaust this asset: You get +1 skill value for this test.")
require("import/subjects/triggers").roles.committed = { actor = "investigator" }
local boost = effects.boost
function effects.boost(w, node, ...)
  if w.event ~= "after committed" or node.skill or node.n <= 0 then return boost(w, node, ...) end
  w:would_change "test.auto ~= 1"
  w:emit('you:modify("skill_bonus", ' .. node.n .. ', "test")')
end
happening("draw a non-weakness treachery of two traits", "{a:doer} <draw|draws> a non-weakness {t:trait} or {u:trait} treachery <|card>",
  { "encounter_drawn", actor = "$a", type = "treachery", no = "weakness", trait = "$t", other = "$u" },
  "asset: [reaction] When you draw a non-weakness [[Spell]] or [[Woods]] treachery, exhaust this asset: Cancel that card's revelation effect.")
happening("symbols in any test", "<a|an> {t:symbols} <symbol|token> is revealed during a skill test",
  { "token_revealed", symbols = "$t", where = { "test" } },
  "asset: [reaction] After a [skull] token is revealed during a skill test, exhaust this asset: Gain 1 resource.")
frame { name = "increase the difficulty", text = "*increase the difficulty of this <skill|> test by {n:number}", means = { "harder_test", n = "$n" },
  example = "asset: [reaction] When you initiate a skill test, exhaust this asset: Increase the difficulty of this skill test by 2. Gain 2 resources or draw 1 card." }
function effects.harder_test(w, node, who)
  if w.event ~= "when test_begins" or who ~= "you" then w:refuse("which test is meant?") end
  w:would_change()
  w:emit('you:modify("test_difficulty", ' .. node.n .. ', "test")')
end

-- --- doom ----------------------------------------------------------------------------------------------------------------

frame { name = "place doom on an asset", text = "*place {n:number} doom on {x:asset}",
  means = function(p) return p.x[1] == "a" and { "doom_on_asset", n = p.n, on = p.x } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "doom_on_asset" and { n = node.n, x = node.on } or nil end,
  example = "treachery: Revelation - You must either place 1 doom on an asset you control or take 2 damage." }
function effects.doom_on_asset(w, node)
  things.one(w, node.on, "asset", "Place doom on which asset?", function(asset) w:emit("place_doom(" .. asset .. ", " .. node.n .. ")") end)
end
frame { name = "haunted, left", text = "*resolve each haunted ability on it", means = { "haunted_it" },
  example = "treachery: Revelation - Attach to your location. // Forced - After you leave attached location: Resolve each haunted ability on it." }
function effects.haunted_it(w, _, who)
  if not w.facts.kinds.attached or w.event ~= "after leaves" or #w.lines > 0 then w:refuse("on what?") end
  w:would_change_asked("me.parent is haunted", 'me.parent:is "haunted"')
  w:emit(who .. ":resolve_haunted(me.parent)")
end

-- --- cards ---------------------------------------------------------------------------------------------------------------

frame { name = "discover all", text = "*discover all <of the|the|> clues <at|on|in> {l:location}", means = { "discover_every", at = "$l" },
  example = "event: Discover all of the clues at your location.", near = "event: Discover all of the horror at your location." }
function effects.discover_every(w, node, who)
  if who ~= "you" then w:refuse("others discover clues at places of their own") end
  things.one(w, node.at, "location", "Discover clues where?", function(place)
    w:emit(who .. ":discover(" .. place .. ".clues, " .. place .. ")")
  end, w.discoverable(true))
end
production { name = "condition: an empty deck", of = "condition", text = "you have no cards <remaining|> in your deck",
  means = { "deck_empty" },
  example = "asset: [action] If you have no cards in your deck, exhaust this asset: Gain 2 resources." }
function conditions.deck_empty(w)
  w:needs_you()
  return { expr = "not any(deck)", lua = 'size("deck", you) == 0' }
end
--- language.sought(w, what, card): string. Lua of whether that variable is a card of the kind that is looked for.
function language.sought(w, what, card)
  local tests = {}
  local function is(tag) return card .. ':is "' .. tag .. '"' end
  if what.other then
    tests[1] = "(" .. is(w:tag(what.trait)) .. " or " .. is(w:tag(what.other)) .. ")"
  elseif what.trait then
    tests[1] = is(w:tag(what.trait))
  end
  if what.type ~= "" then tests[#tests + 1] = is(what.type) end
  if #tests == 0 then w:refuse("any card?") end
  return table.concat(tests, " and ")
end
frame { name = "draw the topmost", text = "*draw the topmost {s:sought_encounter} in the encounter discard pile",
  means = { "draw_topmost", what = "$s" },
  example = "treachery: Revelation - Draw the topmost [[Cultist]] enemy in the encounter discard pile.",
  near = "treachery: Revelation - Draw the topmost [[Cultist]] enemy in the encounter deck." }
function effects.draw_topmost(w, node, who)
  local tests = language.sought(w, node.what, "card")
  local found = 'filter(cards_in "encounter_discard", function(card) return ' .. tests .. " end)[1]"
  w:would_change_if(found .. " ~= nil")
  local card = w:name "card"
  w:emit("local " .. card .. " = " .. found)
  w:emit("if " .. card .. " then draw_encounter(" .. who .. ", " .. card .. ") end")
end

-- --- icons ---------------------------------------------------------------------------------------------------------------

production { name = "gains icons, more instead", of = "constant",
  text = "while {c:condition} , <{m:me}|it> gains {i:icons} ( while {d:condition} , <{m:me}|it> gains {j:icons} , instead )",
  means = { "gains_more_icons", condition = "$c", icons = "$i", more = "$d", instead = "$j" },
  example = "skill: While you have 3 or more resources, this skill gains [intellect] (while you have 6 or more resources, this skill gains [intellect] [intellect], instead).",
  near = "skill: While you have 3 or more resources, this skill gains [intellect] (while you have 6 or more resources, this skill gains 2, instead)." }
function language.constants.gains_more_icons(w, node)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
  local first, second = w:condition(node.condition).expr, w:condition(node.more).expr
  if not first or not second then w:refuse("this condition cannot be asked here") end
  local few, many = language.icon_counts(node.icons), language.icon_counts(node.instead)
  local fields = language.icon_fields(function(icon)
    local a, b = few[icon] or 0, many[icon] or 0
    if a == 0 and b == 0 then return nil end
    return a == b and a or w:quote(a .. " + " .. b - a .. " * (" .. second .. ")")
  end)
  return { { "condition", w:quote("(" .. first .. ") or (" .. second .. ")") }, { "zones", '{ "hand", "committed" }' },
    { "me", fields } }
end

return {}
