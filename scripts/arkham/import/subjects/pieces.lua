-- Single verbs, nouns and conditions that many cards need: tests that come later in a text, doom and victory, things that
-- are not put into words elsewhere.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects, conditions = language.production, language.frame, language.effects, language.conditions

local example = language.example

-- --- tests ---------------------------------------------------------------------------------------------------------------

--- A test that is not the first thing that happens: abilities.lua makes an ability of it.
function effects.use_test(w, node, who)
  w:would_change()
  w:emit("me:use(" .. w:quote(node.name) .. ", " .. who .. ")")
end
example("a test otherwise", "treachery: Revelation - If you have no clues, this treachery gains surge. Otherwise, test [intellect] (3). If you fail, lose 1 action.",
  "treachery: Revelation - If you have no clues, this treachery gains surge. Otherwise, test [intellect] (3).")
example("a test afterwards", "treachery: Revelation - Take 1 horror. Test [agility] (2). If you fail, lose 1 resource.")
example("a test about somebody", "asset: [action] Choose an investigator at your location and test [intellect] (2). If you succeed, heal 1 horror from that investigator.",
  "asset: [action] Choose an investigator at your location and test [intellect] (2). If you succeed, heal 1 horror from that enemy.")

production { name = "increase by each", of = "test_mod",
  text = "increase <this <skill|> test 's difficulty|the difficulty of this <skill|> test> by {k:number} {c:per}",
  means = { "harder", n = "$k", each = "$c", increase = true },
  example = "treachery: Revelation - Test [willpower] (2). Increase this skill test's difficulty by 1 for each damage on you. If you fail, take 1 horror." }

production { name = "harder if flooded", of = "test_mod",
  text = "this test gets +1 difficulty if your location is flooded ( +2 difficulty instead if it is fully flooded )",
  means = { "harder", n = 1, each = { "flood_here" } },
  example = "treachery: Revelation - Test [willpower] (2). If you fail, take 1 horror. This test gets +1 difficulty if your location is flooded (+2 difficulty instead if it is fully flooded)." }
function language.amounts.flood_here(w)
  w:needs_you()
  return { expr = "here.flood_level" }
end
frame { name = "reduce the difficulty", text = "*reduce the difficulty of this <skill|> test by {n:number}",
  means = { "easier", n = "$n" },
  example = "asset: [free] During a skill test you are performing, exhaust this asset: Reduce the difficulty of this test by 1." }
function effects.easier(w, node, who)
  if w.kind ~= "free" or w.depth > 0 or who ~= "you" then w:refuse("which test is meant?") end
  -- A test that fails automatically fails by its difficulty; one that succeeds so has none.
  w:would_change "test.tester == you and test.auto ~= 2 and difficulty_now > 0"
  w:emit('you:modify("test_difficulty", -' .. node.n .. ', "test")')
end

-- "Fight. This attack targets the attacking enemy."
production { name = "target of the attack", of = "mod_fight", text = "this attack targets <that|the attacking> enemy",
  means = { "targets_attacker" },
  example = "asset: [reaction] After an enemy attacks you, exhaust this asset: <b>Fight.</b> This attack targets that enemy. You get +1 [combat] for this attack.",
  near = "asset: [reaction] After you move, exhaust this asset: <b>Fight.</b> This attack targets that enemy." }
function language.mods.targets_attacker(w, _, _, fields)
  if w.event ~= "after attack" and w.event ~= "when attack" then w:refuse("no enemy attacks") end
  fields.where = w:quote "it == actor and not it.cannot_be_attacked and not (it is aloof and not it in threat)"
end
for name, phase in pairs { ["before an attack"] = "", ["before an attack in the enemy phase"] = " during the enemy phase" } do
  local number = phase ~= "" and 3 or nil
  production { name = name, of = "trigger", text = "when {e:happening}" .. phase .. " ( before resolving that attack )",
    means = function(p) return p.e[1] == "attack" and { "event", tier = "when", what = p.e, phase = number, early = true } or nil end,
    take = function(node) return node.early and node.phase == number and { e = node.what } or nil end,
    example = number and "asset: [reaction] When an enemy attacks you during the enemy phase (before resolving that attack), exhaust this asset: Cancel that attack." or nil }
end

local SKILL = { willpower = "Willpower", intellect = "Intellect", combat = "Combat", agility = "Agility" }
--- A test with one of two skills, which the player chooses.
function effects.either_test(w, node, who)
  if who ~= "you" then w:refuse("others choose the skill of a test") end
  w:would_change()
  w:emit('choose_one(you, "With which skill do you test?", {')
  for _, way in ipairs { node.a, node.b } do
    w:emit('  { "' .. SKILL[way[1]] .. '", effect = function() me:use("' .. way[2] .. '", you) end },')
  end
  w:emit "})"
end
example("either skill", "treachery: Revelation - Test [willpower] or [agility] (3). If you fail, take 1 horror.",
  "treachery: Revelation - Test [willpower] or agility (3). If you fail, take 1 horror.")

-- The fight or evade value of what the test is about.
for _, value in ipairs { "fight", "evade" } do
  production { name = "amount: its " .. value, of = "amount", text = "that enemy 's " .. value .. " value",
    means = { "its_value", value = value },
    example = value == "evade" and "asset: [action] Choose an enemy at your location and test [agility] (X), where X is that enemy's evade value. If you succeed, exhaust that enemy." or nil }
end
function language.amounts.its_value(w, node)
  local bound = w:find_bound "enemy"
  if not bound.of_test then w:refuse("which enemy's value is it?") end
  return { expr = "target." .. node.value }
end

-- What is tested: "a [willpower] test on a treachery".
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  production { name = each[1] .. " a test on a treachery", of = "happening",
    text = "{a:doer} " .. each[2] .. " <a|an> {s:skill} <|skill> test on a treachery <|card>",
    means = { each[3], actor = "$a", skill = "$s", where = { "test.source is treachery" } },
    example = each[1] == "succeed" and "asset: [reaction] After you succeed at a [willpower] test on a treachery, exhaust this asset: Draw 1 card." or nil,
    near = each[1] == "succeed" and "asset: [reaction] After you succeed at a [willpower] test on a location, exhaust this asset: Draw 1 card." or nil }
end
production { name = "boost on a treachery", of = "clause", text = "you get {n:signed} {s:skill} for a skill test on a treachery <|card>",
  means = { "boost_on", n = "$n", skill = "$s" },
  example = "asset: [free] Exhaust this asset: You get +2 [willpower] for a skill test on a treachery card." }
function effects.boost_on(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  w:would_change("test.tester == you and test.auto ~= 1 and " .. node.skill .. "_in_test and test.source is treachery")
  w:emit('you:modify("' .. node.skill .. '", ' .. node.n .. ', "test")')
end
production { name = "term: a test of yours", of = "term", text = "during a skill test you are performing",
  means = { "term", condition = { "my_test" } },
  example = "asset: [free] During a skill test you are performing, spend 1 resource: You get +1 skill value for this test." }
production { name = "term: a test on a card", of = "term", text = "during a skill test on <a|an> {t:trait} card",
  means = { "term", condition = { "test_on", trait = "$t" } } }
function conditions.my_test(w)
  w:needs_you()
  return { expr = "test.tester == you" }
end
function conditions.test_on(w, node)
  local tag = w:tag(node.trait)
  return { expr = "test.source is " .. tag }
end

-- --- doom, victory -------------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "asset", "location" } do
  local function doomed(x) return x .. ".doom > 0" end
  frame { name = "remove all doom from " .. of, text = "*remove all doom from {x:" .. of .. "}",
    means = { "remove_doom", of = of, from = "$x" },
    example = of == "enemy" and "enemy: [action]: Parley. Test [willpower] (2). If you succeed, remove all doom from this enemy." or nil }
  frame { name = "remove doom from " .. of, text = "*remove {n:number} doom from {x:" .. of .. "}",
    means = { "remove_doom", of = of, from = "$x", n = "$n" },
    example = of == "enemy" and "event: Remove 1 doom from an enemy at your location." or nil,
    near = of == "enemy" and "event: Remove 1 clue from an enemy at your location." or nil }
  effects.remove_doom = effects.remove_doom or function(w, node)
    local of = node.of or w:find_bound(nil).of
    things.one(w, node.from, of, "Remove doom from which " .. of .. "?", function(x)
      w:emit(node.n and x .. ':add("doom", -' .. node.n .. ")" or x .. ".doom = 0")
    end, { expr = doomed, lua = doomed })
  end
end
frame { name = "remove doom from it", text = "*remove {n:number} doom from <it|him|her>",
  means = { "remove_doom", from = { "it" }, n = "$n" } }
frame { name = "remove all doom from it", text = "*remove all doom from <it|him|her>", means = { "remove_doom", from = { "it" } } }
language.builder("remove_doom", function(node)
  return node.from[1] == "it" and node.of and { "remove_doom", from = node.from, n = node.n } or node
end)
frame { name = "remove doom from the agenda", text = "*remove {n:number} doom from the current agenda",
  means = { "agenda_doom", n = "$n" },
  example = "asset: [action] Exhaust this asset: Remove 1 doom from the current agenda." }
function effects.agenda_doom(w, node)
  w:would_change("any(current_agenda: it.doom > 0)")
  local agenda = w:name "agenda"   -- a scenario may have none
  w:emit("local " .. agenda .. " = current_agenda()")
  w:emit("if " .. agenda .. " then " .. agenda .. ':add("doom", -' .. node.n .. ") end")
end
function effects.and_check_doom(w, node)
  w:effect(node.what)
  w:emit "check_doom()"
end
frame { name = "add to victory", text = "*add {e:enemy} to the victory display", means = { "to_victory", enemy = "$e" },
  example = "enemy: [action] Choose and discard 2 cards from your hand: Parley. Add this enemy to the victory display.",
  near = "enemy: [action] Choose and discard 2 cards from your hand: Parley. Add this enemy to the encounter deck." }
function effects.to_victory(w, node)
  -- Whoever uses an ability of an enemy does it; an enemy's forced ability does it by itself.
  local by = (w.kind == "action" or w.kind == "free") and w.has_you and "you" or ""
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy) w:emit(enemy .. ":add_to_victory(" .. by .. ")") end)
end

-- --- assets, enemies -----------------------------------------------------------------------------------------------------

frame { name = "choose and discard asset", text = "*choose and *discard {e:asset}",
  means = { "discard", of = "asset", card = "$e" },
  example = "location: Haunted - Choose and discard an asset you control." }
language.filters.not_story = { front = true, of = { asset = true },
  expr = function(x) return x .. " is not story" end, lua = function(x) return "not " .. x .. ':is "story"' end }
production { name = "not story", of = "front", text = "non-story", means = { "not_story" },
  example = "treachery: Revelation - Discard a non-story asset you control.",
  near = "treachery: Revelation - Discard a non-story enemy at your location." }
language.lexical("class", function(token)
  local value = token.class == "icon" and token.value
  return (value == "guardian" or value == "seeker" or value == "rogue" or value == "mystic" or value == "survivor") and value or nil
end, function(value) return "[" .. value .. "]" end)
language.filters.class = { front = true, of = { asset = true, card = true },
  expr = function(x, f) return x .. " is " .. f.class end, lua = function(x, f) return x .. ':is "' .. f.class .. '"' end }
production { name = "of a class", of = "front", text = "{c:class}", means = { "class", class = "$c" },
  example = "event: Ready a [guardian] asset you control." }
production { name = "controlled here", of = "behind", text = "controlled by <an investigator|investigators> at your location",
  means = { "at", "held" },
  example = "event: Choose an asset controlled by an investigator at your location. Ready that asset." }
for _, of in ipairs { "enemy", "asset" } do
  for name, verb in pairs { exhaust = "exhaust", ready = "ready" } do
    frame { name = name .. " each " .. of, text = "*" .. verb .. " {e:each_" .. of .. "}",
      means = { name .. "_each", cards = "$e" },
      example = of == "enemy" and name == "ready" and "treachery: Revelation - Ready each enemy at your location." or nil }
  end
end
for name, exhausted in pairs { exhaust = false, ready = true } do
  effects[name .. "_each"] = function(w, node)
    local function want(x) return (exhausted and "" or "not ") .. x .. ".exhausted" end
    w:would_change(things.any_to_change(w, node.cards.set, want))
    w:at_once(function() things.each(w, node.cards.set, function(card) w:emit(card .. ":" .. name .. "()") end) end)
  end
end
for _, of in ipairs { "enemy", "investigator" } do
  frame { name = "heal each " .. of, text = "*heal {n:number} {h:harm} from {e:each_" .. of .. "}",
    means = { "heal_each", n = "$n", harm = "$h", from = "$e" },
    example = of == "enemy" and "enemy: Forced - After this enemy attacks: Heal 1 damage from each enemy at its location." or nil }
end
function effects.heal_each(w, node)
  local function harmed(x) return x .. "." .. node.harm .. " > 0" end
  w:would_change(things.any_to_change(w, node.from.set, harmed))
  w:at_once(function()
    things.each(w, node.from.set, function(x) w:emit(x .. ":heal_" .. node.harm .. "(" .. node.n .. ")") end)
  end)
end
production { name = "its place", of = "location", text = "{m:me_enemy} 's location", means = { "my_place", me = "$m" },
  example = "enemy: Forced - At the end of the round: Place 1 doom on this enemy's location." }
production { name = "its location, afterwards", of = "location", text = "<its|his|her> location",
  means = { "my_place" } }
-- --- investigators -------------------------------------------------------------------------------------------------------

frame { name = "heal both", text = "*heal {n:number} damage and {m:number} horror <|from ~you>",
  means = { "heal_both", damage = "$n", horror = "$m" },
  example = "location: [action]: Heal 1 damage and 1 horror. (Limit once per game.)" }
function effects.heal_both(w, node, who)
  w:change_of(who, "you.damage > 0 or you.horror > 0")
  w:block("together(function()", function()
    w:emit(who .. ":heal_damage(" .. node.damage .. ")")
    w:emit(who .. ":heal_horror(" .. node.horror .. ")")
  end, "end)")
end
-- "Take 1 damage or 1 horror."
local function taken(n, harm) return { "does", who = { "you" }, what = { "take", n = n, harm = harm } } end
local function split(kind)
  return function(node)
    if type(node) ~= "table" or node[1] ~= kind or not (node.a and node.a.what and node.b.what) then return nil end
    local a, b = node.a.what, node.b.what
    if a[1] ~= "take" or b[1] ~= "take" or a.harm == b.harm then return nil end
    return { n = a.n, h = a.harm, m = b.n, i = b.harm }
  end
end
for kind, text in pairs { choose_one = "<either|> take", either = "you must either take" } do
  production { name = "take either: " .. kind, of = "sentence", text = text .. " {n:number} {h:harm} or {m:number} {i:harm}" .. (kind == "choose_one" and " <|( choose one )>" or ""),
    means = function(p) return p.h ~= p.i and { kind, a = taken(p.n, p.h), b = taken(p.m, p.i) } or nil end, take = split(kind),
    example = kind == "either" and "treachery: Revelation - You must either take 2 damage or 1 horror." or nil,
    near = kind == "either" and "treachery: Revelation - You must either take 2 damage or 1 doom." or nil }
end
frame { name = "discard X from deck", text = "*discard the top {n:count} cards of ~your deck",
  means = function(p) return type(p.n) == "table" and { "mill", n = p.n } or nil end,
  take = function(node) return type(node) == "table" and node[1] == "mill" and type(node.n) == "table" and { n = node.n } or nil end,
  example = "treachery: Revelation - Discard the top X cards of your deck, where X is the amount of horror on you." }
frame { name = "draw what lies beneath", text = "*draw the encounter card underneath {m:me_location}",
  means = { "draw_beneath", me = "$m" },
  example = "location: [free] If there are no clues here: Draw the encounter card underneath this location. (Group limit once per game.)" }
function effects.draw_beneath(w, _, who)
  w:would_change "any(beneath_me)"
  w:emit("draw_encounter(" .. who .. ", cards_beneath(me)[1])")
end
frame { name = "place own clues on this", text = "*place {n:number} of ~your clues on {m:me_location}",
  means = { "place_clues_on_me", n = "$n", me = "$m" },
  example = "location: Haunted - Place 1 of your clues on this location." }

-- --- conditions ----------------------------------------------------------------------------------------------------------

local function condition(name, text, means, sample, near)
  production { name = "condition: " .. name, of = "condition", text = text, means = means, example = sample, near = near }
end
condition("you control so many clues", "you control {r:range} clue<s>", { "counter", of = "you", counter = "clues", range = "$r" },
  "treachery: Revelation - If you control 2 or more clues, take 1 horror.")
condition("so much on you", "there <is|are> {r:range} {c:counter} on you", { "counter", of = "you", counter = "$c", range = "$r" },
  "treachery: Revelation - If there is 3 or more damage on you, take 1 horror.")
for value, counter in pairs { health = "damage", sanity = "horror" } do
  condition("no remaining " .. value, "you have no <remaining " .. value .. "|" .. value .. " remaining>", { "none_remaining", value = value, counter = counter },
    value == "sanity" and "treachery: Revelation - If you have no remaining sanity, take 1 damage." or nil)
end
function conditions.none_remaining(w, node)
  return conditions.remaining(w, { value = node.value, counter = node.counter, range = { "<=", n = 0 } })
end
condition("ready and engaged", "{m:me_enemy} is ready and engaged with you", { "ready_engaged", me = "$m" },
  "enemy: [action] If this enemy is ready and engaged with you: Parley. Test [intellect] (3). If you succeed, exhaust this enemy.")
function conditions.ready_engaged(w)
  w:needs_you()
  return { expr = "not me.exhausted and any(engaging: it == me)" }
end
condition("this is flooded", "<it|{m:me_location}> is flooded", { "me_flooded" },
  "location: Forced - After you enter this location, if it is flooded: Take 1 damage.")
function conditions.me_flooded(w)
  if w.facts.type ~= "location" then w:refuse("what is flooded?") end
  return { expr = "me.flood_level > 0", lua = "me.flood_level > 0" }
end

production { name = "for every", of = "sentence", text = "{n:per} : {x:clause}",
  means = { "for_each", n = "$n", what = "$x" }, take = function() end,
  example = "treachery: Revelation - For every 2 damage on you: Take 1 horror.",
  near = "treachery: Revelation - For every 2 damage on you take 1 horror." }
production { name = "counted: so much on you", of = "counted_many", text = "{c:counter} <you have|on you>",
  means = { "yours", counter = "$c" } }
production { name = "counted: hand", of = "counted_many", text = "cards in your hand", means = { "hand_size" } }
condition("so few play", "there are exactly 1 or 2 investigators in the game", { "few_play" },
  "location: [free] During your turn, if there are exactly 1 or 2 investigators in the game: Gain 1 resource. (Limit once per round.)")
-- Those who are still playing: `players` counts those who have begun.
function conditions.few_play() return { expr = "count(investigators) <= 2", lua = "#players() <= 2" } end

-- --- what lasts ----------------------------------------------------------------------------------------------------------

production { name = "a skill of your choice", of = "clause",
  text = "{w:investigator} gets {n:signed} to a skill of <your|their|his or her> choice {p:until}",
  means = { "any_skill", who = "$w", n = "$n", per = "$p" },
  example = "asset: [action] Exhaust this asset: Choose an investigator at your location. That investigator gets +2 to a skill of your choice until the end of the phase.",
  near = "asset: [action] Exhaust this asset: Choose an investigator at your location. That investigator gets +2 to a skill of its choice until the end of the phase." }
function effects.any_skill(w, node)
  if node.per == "turn" then w:refuse("whose turn is meant?") end
  things.one(w, node.who, "investigator", "Which investigator?", function(inv)
    w:emit 'choose_one(you, "Which skill?", {'
    for _, skill in ipairs(things.SKILLS) do
      w:emit('  { "' .. SKILL[skill] .. '", effect = function() ' .. inv .. ':modify("' .. skill .. '", ' .. node.n ..
        ', "' .. node.per .. '") end },')
    end
    w:emit "})"
  end)
end
production { name = "additional action this turn", of = "clause", text = "you may take an additional action this turn",
  means = { "extra_action" },
  example = "investigator: [free] During your turn, spend 3 resources: You may take an additional action this turn. (Limit once per turn.)",
  near = "investigator: [free] Spend 3 resources: You may take an additional action this turn. (Limit once per turn.)" }
language.example("additional action this turn", "asset: [free] During your turn, discard this asset: You may take an additional action this turn.",
  "asset: [free] Discard this asset: You may take an additional action this turn.")
function effects.extra_action(w)
  if not w.my_turn then w:refuse("whose additional action is it?") end
  w:would_change()
  if not w.facts.kinds.investigator or w.depth > 0 or w.place.result then return w:emit 'you:add("actions", 1)' end
  w:emit 'you:modify("additional_action", 1, "turn")'
  w.beside = { { kind = "additional_action", text = "An additional action that an ability gives.", fields = { { "granted", "true" } } } }
end

-- --- costs ---------------------------------------------------------------------------------------------------------------

for _, direct in ipairs { "", "direct " } do
  production { name = "cost: " .. direct .. "damage and horror", of = "cost",
    text = "take {n:number} " .. direct .. "damage and {m:number} " .. direct .. "horror",
    means = { "both_cost", damage = "$n", horror = "$m", direct = direct ~= "" },
    example = direct == "" and "asset: [free] Take 1 damage and 1 horror: Draw 2 cards. (Limit once per round.)" or nil }
end
function language.costs.both_cost(_, node)
  return "{ pay = function(_, you) return you:take { damage = " .. node.damage .. ", horror = " .. node.horror ..
    (node.direct and ", direct = true" or "") .. " } >= " .. node.damage + node.horror .. " end }"
end

production { name = "additional cost to play", of = "play_cost", text = "as an additional cost to play {m:me} , <|you must> {c:costs}",
  means = { "play_cost", costs = "$c" },
  example = "event: As an additional cost to play this event, take 1 damage. Draw 3 cards.",
  near = "event: As an additional cost to play this event, take 1 clue. Draw 3 cards." }
example("an event that is a parley", "event: Parley. Choose an enemy at your location and test [intellect] (2). If you succeed, automatically evade that enemy.")
example("an event that does not provoke", "event: Draw 3 cards. This action does not provoke attacks of opportunity.",
  "event: Fast. Draw 3 cards. This action does not provoke attacks of opportunity.")

-- "Investigators at this location spend 1 [per_investigator] clues, as a group".
for _, here in ipairs { "<this location|{m:me_location}>", "your location" } do
  local of_me = here ~= "your location"
  production { name = "cost: clues of those at " .. (of_me and "this" or "your") .. " location", of = "cost",
    text = "investigators <at|in> <|the> " .. here .. " spend {n:number} [per_investigator] clue<s> <|, as a group|as a group>",
    means = { "spend_clues_here", n = "$n", here = of_me and "me" or "you" },
    example = of_me and "location: [free] Investigators at this location spend 1 [per_investigator] clues, as a group: Gain 3 resources." or nil }
end
function language.costs.spend_clues_here(w, node)
  if node.here == "me" and w.facts.type ~= "location" then w:refuse("at which location?") end
  w:needs_you()
  local place, code = node.here == "me" and "me" or "here", node.here == "me" and "me" or "you.place"
  return '{ can = "sum(investigators: (place(it) == ' .. place .. ") * spendable_clues) >= " .. node.n ..
    ' * players", pay = function(me, you) spend_clues(investigators_at(' .. code .. "), " .. node.n .. " * #seats()) end }"
end

-- --- more skill ----------------------------------------------------------------------------------------------------------

for kind, word in pairs { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" } do
  production { name = "another skill added, " .. kind, of = "mod_" .. kind,
    text = "add your {s:skill} <|value> to your skill value for this <" .. word .. "|skill test|test>",
    means = { "add_skill", skill = "$s" },
    example = kind == "fight" and "event: <b>Fight.</b> Add your [agility] value to your skill value for this attack." or nil,
    near = kind == "fight" and "event: <b>Fight.</b> Add your [agility] to your [intellect] for this attack." or nil }
end
for kind, word in pairs { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" } do
  production { name = "another skill added to one, " .. kind, of = "mod_" .. kind,
    text = "add your {s:skill} <|value> to your {t:skill} for this <" .. word .. "|skill test|test>",
    means = { "add_skill", skill = "$s", tested = "$t" } }
end
local tests = require "import/subjects/tests"
function language.mods.add_skill(w, node, kind, fields)
  if node.tested and node.tested ~= (fields.skill or tests.KINDS[kind]) then w:refuse("that skill is not tested") end
  tests.add_bonus(w, fields, w:quote("you." .. node.skill), not node.tested)
end

production { name = "amount: its remaining health", of = "amount", text = "that enemy 's remaining health",
  means = { "its_health" } }
function language.amounts.its_health(w)
  local bound = w:find_bound "enemy"
  if not bound.of_test then w:refuse("which enemy's health is it?") end
  return { expr = "target.health - target.damage" }
end
-- "Gain resources equal to ...".
for name, each in pairs { gain = "*gain resources", draw = "*draw cards" } do
  frame { name = name .. " equal to", text = each .. " equal to {a:amount}",
    means = { name .. "_equal", amount = "$a" },
    example = name == "gain" and "event: Gain resources equal to the number of cards in your hand." or nil }
  effects[name .. "_equal"] = function(w, node, who)
    local amount = w:amount(node.amount)
    if not amount.lua then w:refuse("it cannot be counted inside an effect") end
    w:change_of(who, who == "you" and amount.expr and w.able(name, amount.expr .. " > 0") or w.able(name))
    w:emit(who .. ":" .. name .. "(" .. amount.lua .. ")")
  end
end

-- --- the opening hand ----------------------------------------------------------------------------------------------------

production { name = "in the opening hand", of = "trigger", text = "when the game begins , if {m:me} is in your opening hand",
  means = { "event", tier = "when", what = { "game_begins", of_hand = true, me = "$m" } },
  example = "asset: [reaction] When the game begins, if this asset is in your opening hand: Put it into play." }
production { name = "put this into play", of = "act", text = "put <it|{m:me}> into play", means = { "enter_play" },
  example = "location: Revelation - Put this location into play." }
function effects.enter_play(w)
  if w.kind == "revelation" and w.facts.type == "location" then
    w:would_change()
    return w:emit "put_location(me)"
  end
  if w.event ~= "when game_begins" or not w.facts.kinds.asset then w:refuse("from where is it put into play?") end
  w:would_change()
  w:emit "me:enter_play(you)"
end
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if node.what.of_hand then
    if not w.facts.kinds.asset then w:refuse("this is not in a hand") end
    t.fields = { { "zones", '{ "hand" }' } }
  end
  return t
end

return {}
