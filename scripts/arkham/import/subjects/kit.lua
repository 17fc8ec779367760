-- What cards of players say in other words: amounts X of a test, results that hang on something, bonuses of others, what
-- is discarded as a cost, how cards are committed.

local language = require "import/language"
local things = require "import/subjects/things"
local tests = require "import/subjects/tests"
local roles = require("import/subjects/triggers").roles
local production, frame, happening = language.production, language.frame, language.happening
local effects, conditions, costs, mods = language.effects, language.conditions, language.costs, language.mods

local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }

-- --- X in a test ----------------------------------------------------------------------------------------------------

-- "You get +X [combat] for this attack. X is ...": the sentence, and then what X is; testing.lua asks for it.
local MOST = " <( to a maximum of {m:digits} )|( max {m:digits} )|, to a maximum of {m:digits}|( to a maximum of {m:signed} )>"
for kind, word in pairs(FOR) do
  local TEXT = "you get +x {s:skill} for this <" .. word .. "|skill test|test>"
  local VALUE = "you get +x skill value for this <" .. word .. "|skill test|test>"
  production { name = "x more skill, " .. kind, of = "mod_" .. kind, text = TEXT, means = { "bonus_x", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +X [combat] for this attack. X is the number of " ..
      "enemies engaged with you." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +X [combat] for this attack." or nil }
  production { name = "x is, " .. kind, of = "mod_" .. kind, text = "x <is|equals|is equal to> {a:amount}",
    means = { "bonus_x_is", amount = "$a" } }
  production { name = "x is at most, " .. kind, of = "mod_" .. kind, text = "x <is|equals|is equal to> {a:amount}" .. MOST,
    means = function(p) return p.m > 0 and { "bonus_x_is", amount = { "at_most", of = p.a, most = p.m } } or nil end,
    take = function(node)
      local amount = node[1] == "bonus_x_is" and node.amount
      return amount and amount[1] == "at_most" and { a = amount.of, m = amount.most } or nil
    end }
  for name, text in pairs { ["x more, where"] = TEXT, ["x more value, where"] = VALUE } do
    local skill = text == TEXT and "$s" or nil
    production { name = name .. ", " .. kind, of = "mod_" .. kind, text = text .. " , where x <is|is equal to|equals> {a:amount}",
      means = { "bonus_x", skill = skill, amount = "$a" },
      example = kind == "investigate" and skill and "asset: [action] Exhaust this asset: <b>Investigate.</b> You get +X " ..
        "[intellect] for this investigation, where X is the number of cards in your hand." or nil,
      near = kind == "investigate" and skill and "asset: [action] Exhaust this asset: <b>Investigate.</b> You get +X " ..
        "[combat] for this investigation, where X is the number of cards in your hand." or nil }
    production { name = name .. " at most, " .. kind, of = "mod_" .. kind,
      text = text .. " , where x <is|is equal to|equals> {a:amount}" .. MOST,
      means = function(p)
        return p.m > 0 and { "bonus_x", skill = p.s, amount = { "at_most", of = p.a, most = p.m } } or nil
      end,
      take = function(node)
        local amount = node[1] == "bonus_x" and (node.skill ~= nil) == (skill ~= nil) and node.amount
        return type(amount) == "table" and amount[1] == "at_most" and { s = node.skill, a = amount.of, m = amount.most } or nil
      end }
  end
end
local function skill_tested(w, kind, fields, skill)
  if skill ~= (fields.skill or tests.KINDS[kind]) then w:refuse("that skill is not tested") end
end
local function counted(w, node)
  return w:amount(node).expr or w:refuse("it cannot be counted beforehand")
end
function mods.bonus_x(w, node, kind, fields)
  if node.skill then skill_tested(w, kind, fields, node.skill) end
  tests.add_bonus(w, fields, node.amount and w:quote(counted(w, node.amount)) or "\2", not node.skill)
  fields.x = not node.amount or nil
end
function mods.bonus_x_is(w, node, _, fields)
  if not fields.x then w:refuse("what is X?") end
  fields.bonus, fields.x = w:quote(counted(w, node.amount)), nil
end

-- --- if something holds ---------------------------------------------------------------------------------------------

-- A number that was said, and more of it while something holds.
local function sum(w, before, more, condition)
  if before ~= nil and type(before) ~= "number" then w:refuse("two amounts that depend on something") end
  return w:quote((before and before .. " + " or "") .. more .. " * (" .. condition .. ")")
end
-- What is said of the attacked enemy.
for _, each in ipairs { { "a thing", "<a|an> {s:thing_enemy}" }, { "so", "{f:front}" } } do
  local name, text = unpack(each)
  local function set_of(p)
    local set = p.s or { "set", of = "enemy", where = { p.f } }
    local known = p.f and language.filters[p.f[1]]
    if known and known.of and not known.of.enemy or set.at or not set.where then return nil end
    return set
  end
  local function take_set(set)
    local where = set.where or {}
    if name == "a thing" then return { s = set } end
    return #where == 1 and language.filters[where[1][1]].front and { f = where[1] } or nil
  end
  local IF = "if <the attacked enemy|the targeted enemy|that enemy> is " .. text .. " , "
  production { name = "more damage to " .. name, of = "mod_fight", text = IF .. "<this attack deals|you deal> {n:signed} damage <|for this attack>",
    means = function(p)
      local set = set_of(p)
      return set and set.where[1][1] ~= "exhausted" and { "damage_against", set = set, n = p.n } or nil
    end,
    take = function(node)
      local out = node[1] == "damage_against" and take_set(node.set)
      if out then out.n = node.n end
      return out or nil
    end,
    example = name == "so" and "asset: [action]: <b>Fight.</b> If the attacked enemy is non-[[Elite]], this attack deals +1 damage." or
      "asset: [action]: <b>Fight.</b> If the attacked enemy is an [[Elite]] enemy, this attack deals +1 damage.",
    near = name == "so" and "asset: [action]: <b>Fight.</b> If the attacked enemy is revealed, this attack deals +1 damage." or nil }
  production { name = "more skill against " .. name, of = "mod_fight", text = IF .. "you get {n:signed} {s2:skill} for this <attack|skill test|test>",
    means = function(p)
      local set = set_of { s = p.s, f = p.f }
      return set and { "bonus_against", set = set, n = p.n, skill = p.s2 } or nil
    end,
    take = function(node)
      local out = node[1] == "bonus_against" and take_set(node.set)
      if out then out.n, out.s2 = node.n, node.skill end
      return out or nil
    end }
end
local function against(w, set)
  return table.concat(things.said(w, set, "target", "expr"), " and ")
end
function mods.damage_against(w, node, _, fields)
  fields.damage = sum(w, fields.damage, node.n, against(w, node.set))
end
function mods.bonus_against(w, node, kind, fields)
  skill_tested(w, kind, fields, node.skill)
  if fields.value_bonus then w:refuse("two amounts of skill") end
  fields.bonus = sum(w, fields.bonus, node.n, against(w, node.set))
end
-- Of what is attacked it is said above, or asked among the results.
for _, name in ipairs { "damage_if", "bonus_when" } do
  language.builder(name, function(node) return node.condition[1] ~= "tested_is_not" and node or nil end)
end
language.builder("outcome", function(node)
  local what = node.what
  if type(what) == "table" and what[1] == "if" then what = what.what end
  return not (type(what) == "table" and what[1] == "attack_deals") and node or nil
end)
for kind, word in pairs(FOR) do
  production { name = "more skill if, " .. kind, of = "mod_" .. kind,
    text = "if {c:condition} , you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test>",
    means = { "bonus_when", condition = "$c", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> If you have 2 or more clues, you get +2 [combat] for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> If you have 2 or more clues, you get +2 [agility] for this attack." or nil }
end
function mods.bonus_when(w, node, kind, fields)
  skill_tested(w, kind, fields, node.skill)
  if fields.value_bonus then w:refuse("two amounts of skill") end
  local condition = w:condition(node.condition)
  if not condition.expr then w:refuse("it cannot be asked beforehand") end
  fields.bonus = sum(w, fields.bonus, node.n, condition.expr)
end

-- --- results --------------------------------------------------------------------------------------------------------

local HERE = " additional clue<s> <at your location|at this location|at that location|>"
production { name = "more clues by", of = "outcome", text = "if you succeed by {r:range} , <|you> discover {n:number}" .. HERE,
  means = { "more_clues", n = "$n", by = "$r" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed by 2 or more, discover 1 additional clue at your location.",
  near = "asset: [action]: <b>Evade.</b> If you succeed by 2 or more, discover 1 additional clue at your location." }
production { name = "more clues if", of = "outcome", text = "if you succeed and {c:condition} , <|you> discover {n:number}" .. HERE,
  means = { "more_clues", n = "$n", also = "$c" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed and you have no cards in your hand, discover 1 additional clue at your location." }
production { name = "x more clues", of = "outcome", text = "if you succeed , <|you> discover x additional clues <at your location|at this location|at that location|>" ..
  " , where x <is|is equal to|equals> {a:amount}", means = { "more_clues", n = "$a" },
  take = function(node) return node[1] == "more_clues" and type(node.n) == "table" and not node.by and not node.also and { a = node.n } or nil end,
  example = "asset: [action] Exhaust this asset: <b>Investigate.</b> If you succeed, discover X additional clues at your location, where X is the number of enemies at your location." }
production { name = "more damage if", of = "outcome", text = "if you succeed and {c:condition} , this attack deals {n:signed} damage",
  means = { "more_damage", n = "$n", also = "$c" },
  example = "asset: [action]: <b>Fight.</b> If you succeed and you have no cards in your hand, this attack deals +1 damage.",
  near = "asset: [action]: <b>Evade.</b> If you succeed and you have no cards in your hand, this attack deals +1 damage." }
-- --- the skill of others --------------------------------------------------------------------------------------------

production { name = "boost for somebody here", of = "clause",
  text = "an investigator at your location gets {n:signed} skill value for this <skill|> test", means = { "boost_here", n = "$n" },
  example = "asset: [free] Exhaust this asset: An investigator at your location gets +2 skill value for this test.",
  near = "asset: [action] Exhaust this asset: An investigator at your location gets +2 skill value for this test." }
function effects.boost_here(w, node)
  if w.kind ~= "free" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  w:needs_you()
  w:would_change "test and test.auto ~= 1 and place(test.tester) == here"
  w:emit('current("test").tester:modify("skill_bonus", ' .. node.n .. ', "test")')
end
-- In the middle of somebody's test that would fail.
for name, text in pairs { that = "that", this = "this" } do
  production { name = "boost of whoever would fail, " .. name, of = "clause",
    text = "that investigator gets {n:signed} <skill value|to their skill value> for " .. text .. " <skill|> test",
    means = { "boost_failing", n = "$n", test = name },
    example = name == "that" and "asset: [reaction] When an investigator at your location would fail a skill test, exhaust this asset: That investigator gets +2 skill value for that test." or nil,
    near = name == "that" and "asset: [reaction] When an enemy attacks an investigator at your location, exhaust this asset: That investigator gets +2 skill value for that test." or nil }
end
function effects.boost_failing(w, node)
  if w.event ~= "when test_would_fail" or w.depth > 0 or node.n <= 0 then w:refuse("which test is meant?") end
  local bound = w:find_bound "investigator"
  if bound.code ~= "event.actor" then w:refuse("who would fail?") end
  w:would_change "test.auto ~= 1"
  w:emit('event.actor:modify("skill_bonus", ' .. node.n .. ', "test")')
end

production { name = "skill value, for that test", of = "clause", text = "you get {n:signed} skill value for that <skill|> test",
  means = { "boost", n = "$n", that = true },
  example = "asset: [reaction] When you would fail a skill test, exhaust this asset: You get +2 skill value for that test.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: You get +2 skill value for that test." }

-- --- costs ----------------------------------------------------------------------------------------------------------

local function discards(expression, lua, n)
  return '{ can = "count(discardable: ' .. expression .. ") >= " .. n .. '", pay = function(_, you)\n' ..
    '      you:discard_cards(choose(you, "Discard which card from your hand?", filter(find("discardable", you), function(card)\n' ..
    "        return " .. lua .. "\n      end), { min = " .. n .. ", max = " .. n .. ", many = true }))\n    end }"
end
production { name = "cost: discard of a kind", of = "cost", text = "<choose and|> discard <a|an|1> {k:playable} from your hand",
  means = function(p)
    if p.k.type == "" and not p.k.trait then return nil end
    return { "discard_playable", kind = p.k }
  end,
  take = function(node) return node[1] == "discard_playable" and { k = node.kind } or nil end,
  example = "asset: [free] Discard a [[Spell]] card from your hand: Gain 2 resources.",
  near = "asset: [free] Discard a [[Spell]] card from your deck: Gain 2 resources." }
function costs.discard_playable(w, node)
  w:needs_you()
  local kind, expr, lua = node.kind, {}, {}
  if kind.type ~= "" then expr[1], lua[1] = "it is " .. kind.type, 'card:is "' .. kind.type .. '"' end
  if kind.other then
    local a, b = w:tag(kind.trait), w:tag(kind.other)
    expr[#expr + 1] = "(it is " .. a .. " or it is " .. b .. ")"
    lua[#lua + 1] = '(card:is "' .. a .. '" or card:is "' .. b .. '")'
  elseif kind.trait then
    local tag = w:tag(kind.trait)
    expr[#expr + 1], lua[#lua + 1] = "it is " .. tag, 'card:is "' .. tag .. '"'
  end
  return discards(table.concat(expr, " and "), table.concat(lua, " and "), 1)
end
production { name = "cost: discard with an icon", of = "cost",
  text = "<choose and|> discard <a|1> card with <a|an|at least 1> {i:icon} <|skill> icon from your hand",
  means = { "discard_icon", icon = "$i" },
  example = "asset: [free] Discard 1 card with a [combat] icon from your hand: Gain 2 resources.",
  near = "asset: [free] Discard 1 card with a [combat] icon from your deck: Gain 2 resources." }
function costs.discard_icon(w, node)
  w:needs_you()
  return discards("it.icon_" .. node.icon .. " > 0", 'card:check "icon_' .. node.icon .. '" > 0', 1)
end

-- --- conditions -----------------------------------------------------------------------------------------------------

local condition = language.condition_of_two
condition("an empty pool", "you have no resources in your resource pool",
  { "counter", of = "you", counter = "resources", range = { "==", n = 0 }, pool = true },
  "asset: [action]: <b>Fight.</b> If you have no resources in your resource pool, this attack deals +1 damage.",
  "asset: [action]: <b>Fight.</b> If you have no clues in your resource pool, this attack deals +1 damage.")
condition("so much in the pool", "you have {r:range} resources in your resource pool",
  { "counter", of = "you", counter = "resources", range = "$r", pool = true },
  "asset: [action] If you have 3 or more resources in your resource pool, exhaust this asset: Draw 1 card.")
condition("so many uses", "<{m:me} has {r:range} {k:use} <|on it>|there are {r:range} {k:use} on {m:me}>",
  { "uses_are", range = "$r", kind = "$k", me = "$m" },
  "asset: Uses (4 charges). // [action] If this asset has 2 or more charges, exhaust this asset: Draw 1 card.",
  "asset: Uses (4 charges). // [action] If this asset has 2 or more secrets, exhaust this asset: Draw 1 card.")
condition("no uses", "<{m:me} has no {k:use} <|on it>|there are no {k:use} on {m:me}>",
  { "uses_are", range = { "==", n = 0 }, kind = "$k", me = "$m", none = true },
  "asset: Uses (4 secrets). // [action] Spend 1 secret: Draw 1 card. Then, if there are no secrets on this asset, gain 1 resource.")
function conditions.uses_are(w, node)
  if not w.facts.kinds.asset or not costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
  local text = "me.uses " .. node.range[1] .. " " .. node.range.n
  return { expr = text, lua = text }
end

-- --- what happens ---------------------------------------------------------------------------------------------------

-- The margin before the test.
for _, each in ipairs { { "succeed", "<succeed|succeeds>", "test_succeeded", "<at a skill test|on a skill test>" },
  { "fail", "<fail|fails>", "test_failed", "<at a skill test|on a skill test>" } } do
  local name, verbs, point, test = unpack(each)
  happening(name .. " by, and at what", "{a:doer} " .. verbs .. " by {r:range} " .. test, { point, actor = "$a", by = "$r", turned = true },
    name == "succeed" and "asset: [reaction] After you succeed by 2 or more at a skill test, exhaust this asset: Gain 1 resource." or nil,
    name == "succeed" and "asset: [reaction] After you succeed by 2 or more at a party, exhaust this asset: Gain 1 resource." or nil)
  for kind, text in pairs { attacking = "<attacking|fighting>", evading = "evading", investigating = "investigating" } do
    happening(name .. " by while " .. kind, "{a:doer} " .. verbs .. " by {r:range} while " .. text,
      { point, actor = "$a", by = "$r", kind = kind, turned = true },
      name == "succeed" and kind == "evading" and "asset: [reaction] After you succeed by 2 or more while evading, exhaust this asset: Gain 1 resource." or nil)
    if kind ~= "investigating" then
      happening(name .. " while " .. kind, "{a:doer} " .. verbs .. (name == "succeed" and " at" or "") .. " a skill test while " .. text,
        { point, actor = "$a", kind = kind, so = true })
    end
  end
end
happening("draw a treachery that is no weakness", "{a:doer} <draw|draws> a non-weakness treachery",
  { "encounter_drawn", actor = "$a", type = "treachery", no = "weakness", short = true },
  "asset: [reaction] When you draw a non-weakness treachery, discard this asset: Cancel that card's revelation effect.")
roles.searched, roles.discarded = { actor = "investigator" }, { actor = "investigator" }
happening("search your deck", "you search your deck", { "searched", actor = { "you" }, only = "after" },
  "asset: [reaction] After you search your deck, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] When you search your deck, exhaust this asset: Gain 1 resource.")
for _, harm in ipairs { "damage", "horror" } do
  roles["healed_" .. harm] = {}
  happening("heal " .. harm, "you heal <1 or more|any amount of|any|> " .. harm,
    { "healed_" .. harm, where = { "investigator == you" }, of = "own", only = "after" },
    harm == "horror" and "asset: [reaction] After you heal horror, exhaust this asset: Gain 1 resource." or nil,
    harm == "horror" and "asset: [reaction] When you heal horror, exhaust this asset: Gain 1 resource." or nil)
end

happening("commit a skill", "you commit a skill <|card> to a <|skill> test <|you are performing>",
  { "committed", actor = { "you" }, where = { "subject is skill", "test.tester == you" } })
-- "That asset" is what was played.
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  local what = node.what
  if t.point == "played" and t.tier == "after" and what.card and what.card.type == "asset" then
    t.bound[#t.bound + 1] = { of = "asset", code = "event.subject", expression = "subject" }
  end
  return t
end
language.example("what was played", "asset: [reaction] After you play a [[Spell]] asset, exhaust this asset: Place 1 charge on that asset.",
  "asset: [reaction] After you play a [[Spell]] card, exhaust this asset: Place 1 charge on that asset.")

-- --- searches -------------------------------------------------------------------------------------------------------

-- Whoever searches a deck shuffles it, said or not; control.lua drops the words for it.
for n, top in pairs { ["{n:count}"] = "the top {n:count} cards of ~your deck", [""] = "~your deck" } do
  for draw, verb in pairs { [true] = "*draw it", [false] = "*add it to ~your hand" } do
    frame { name = "search, " .. (draw and "draw" or "take") .. " and shuffle" .. n, text = "*search " .. top ..
      " for <a|an|any> {s:sought} <|,> <and|> " .. verb .. " <, and|and|,> *shuffle ~your deck",
      means = { "search", n = n ~= "" and "$n" or nil, what = "$s", draw = draw, shuffled = true },
      example = n ~= "" and draw and "asset: [free] Exhaust this asset: Search the top 3 cards of your deck for a card, draw it, and shuffle your deck." or nil,
      near = n ~= "" and draw and "asset: [free] Exhaust this asset: Search the top 3 cards of your deck for a card, draw it, and shuffle your hand." or nil }
  end
end

-- --- skills ---------------------------------------------------------------------------------------------------------

local writer = require "import/writer"
local function skill(w)
  if w.facts.type ~= "skill" then w:refuse("this is no skill") end
end
production { name = "if successful and", of = "skill_line", text = "if this <skill|> test <is successful|succeeds> and {c:condition} , {x:sentence}",
  means = { "if_successful", what = { "if", condition = "$c", what = "$x" } },
  example = "skill: If this test is successful and you have no cards in hand, draw 2 cards." }
language.example("a result and then", "skill: If this test is successful, take 1 horror. Then, draw 1 card.")
language.example("two results", "skill: If this test is successful, draw 1 card. If this test fails, gain 1 resource.")
for _, state in ipairs { "if", "while" } do
  production { name = "gains icons " .. state, of = "constant", text = "{m:me} gains {i:icons} " .. state .. " {c:condition}",
    means = { "gains_icons", condition = "$c", icons = "$i" }, take = function() end,
    example = state == "if" and "skill: This skill gains [wild] if you have 3 or more clues." or nil,
    near = state == "if" and "skill: This skill gains [wild] if you have 3 or more friends." or nil }
end
for text, where in pairs { ["another investigator"] = "test.tester ~= you",
  ["<an|another> investigator at your location"] = "test.tester ~= you and place(test.tester) == here" } do
  -- Cards are committed to tests of others at the same location only.
  production { name = "commit only to tests of " .. text, of = "constant",
    text = "commit <|{m:me}> only to a skill test being performed by " .. text,
    means = { "commit_only", where = where },
    example = text == "another investigator" and "skill: Commit only to a skill test being performed by another investigator." or nil,
    near = text == "another investigator" and "skill: Commit only to a skill test being performed by another enemy." or nil }
end
-- An ability of the committed card.
local function while_committed(w, what, fields)
  skill(w)
  local inner = writer.new(w.facts, { kind = "forced" })
  inner.english = w.english
  inner:effect(what)
  if inner.beside or inner.target then w:refuse("too much comes of it") end
  if inner.last then inner:emit(inner.last) end
  fields[#fields + 1] = { "effect", lines = inner.lines, as = "target" }
  return fields
end
local ZONES = { "zones", '{ "committed" }' }
production { name = "after it is committed, anything", of = "constant", text = "after you commit {m:me} to a skill test , {x:sentence}",
  means = function(p)
    local is_act = p.x[1] == "does" and p.x.who[1] == "you"
    return not is_act and { "after_commit_all", what = p.x } or nil
  end,
  take = function(node) return node[1] == "after_commit_all" and { m = { "me" }, x = node.what } or nil end,
  example = "skill: After you commit this skill to a skill test, you may draw 1 card.",
  near = "skill: After you commit this skill to a skill test, you may draw 1 enemy." }
function language.constants.after_commit_all(w, node)
  return while_committed(w, node.what, { { "after", '"committed"' }, ZONES, { "condition", '"subject == me"' } }), "forced"
end
-- A token that is revealed for the test; it counts once (FAQ 2.5).
production { name = "revealed while committed", of = "constant",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this <skill|> test , {x:sentence}",
  means = { "revealed_committed", tokens = "$t", what = "$x" },
  example = "skill: If a [bless] or [elder_sign] token is revealed during this test, heal 1 horror.",
  near = "skill: If a [bless] or [elder_sign] token is revealed during this game, heal 1 horror." }
function language.constants.revealed_committed(w, node)
  local parts = {}
  for i = 2, #node.tokens do parts[i - 1] = "subject is " .. node.tokens[i] end
  return while_committed(w, node.what, { { "at", '"token_revealed"' }, ZONES,
    { "condition", '{ "test", ' .. w:quote(table.concat(parts, " or ")) .. " }" }, { "limit", '"test"' } }), "forced"
end
production { name = "icons are taken away", of = "constant",
  text = "this skill 's icons subtract from your skill value instead of adding to it", means = { "icons_taken" },
  example = "skill: This skill's icons subtract from your skill value instead of adding to it.",
  near = "skill: This skill's icons subtract from your skill value instead of adding to you." }
production { name = "its icons are taken away", of = "constant",
  text = "{m:me} 's icons subtract from your skill value instead of adding to it", means = { "icons_taken" } }
function language.constants.icons_taken(w)
  skill(w)
  return { ZONES, { "modify", '{ { value = "skill_bonus", amount = "0 - 2 * (me.icon_wild + value(me, test.skill + 4))", ' ..
    'where = "it == test.tester" } }' } }
end

-- What committing costs: a condition for it, and what is paid as it is done.
local PRICES = {
  take = function(node) return nil, "you:take_" .. node.harm .. "(" .. node.n .. ")" end,
  spend = function(node) return "you.resources >= " .. node.n, 'you:add("resources", -' .. node.n .. ")" end,
  tokens = function(node) return node.token .. "_left >= " .. node.n, 'add_tokens("' .. node.token .. '", ' .. node.n .. ")" end,
  cards = function(node)
    return "count(discardable: it ~= me) >= " .. node.n, 'you:discard_cards(choose(you, "Discard which card from your hand?", ' ..
      'find("discardable", you), { min = ' .. node.n .. ", max = " .. node.n .. ", many = true }))"
  end,
}
for kind, each in pairs { take = { "take {n:number} {h:harm}", { "price", of = "take", n = "$n", harm = "$h" } },
  spend = { "spend {n:number} resource<s>", { "price", of = "spend", n = "$n" } },
  tokens = { "add {n:number} {t:pool_token} token<s> to the chaos bag", { "price", of = "tokens", n = "$n", token = "$t" } },
  cards = { "<choose and|> discard {n:number} card<s> from your hand", { "price", of = "cards", n = "$n" } } } do
  production { name = "price: " .. kind, of = "price", text = each[1], means = each[2] }
end
production { name = "additional cost to commit", of = "constant",
  text = "as an additional cost to commit {m:me} <to a skill test|> , {p:price}", means = { "commit_cost", price = "$p", me = "$m" },
  example = "skill: As an additional cost to commit this skill to a skill test, take 1 damage.",
  near = "skill: As an additional cost to commit this skill to a skill test, take 1 clue." }
function language.constants.commit_cost(w, node)
  skill(w)
  local can, pay = PRICES[node.price.of](node.price)
  local paid = { { "at", '"committed"' }, ZONES, { "condition", '"subject == me"' }, { "effect", lines = { pay }, as = "target" } }
  if not can then return paid, "forced" end
  w.beside = { { kind = "forced", text = "The cost of committing this is paid.", fields = paid } }
  return { { "commit_only", w:quote(can) } }
end

-- --- others ---------------------------------------------------------------------------------------------------------

-- "They draw 2 cards": whoever was chosen; "choose an investigator at your location to draw 2 cards".
for _, form in ipairs { "act", "must_act" } do
  production { name = "they: " .. form, of = "base_act", text = "{x:" .. form .. "}", means = "$x" }
end
production { name = "they do", of = "base_acts", text = "{a:base_act}", means = "$a" }
production { name = "they do two things", of = "base_acts", text = "{a:base_act} <and|, and> {b:base_act}", means = { "seq", "$a", "$b" } }
production { name = "they ...", of = "sentence", text = "they {x:base_acts}",
  means = { "does", who = { "that", of = "investigator" }, what = "$x" }, take = function() end,
  example = "event: Choose an investigator at your location. They draw 2 cards.",
  near = "event: Choose an enemy at your location. They draw 2 cards." }
production { name = "choose somebody to", of = "sentence", text = "choose {i:investigator} to {x:base_acts}",
  means = function(p) return p.i[1] == "a" and p.x[1] ~= "move" and { "does", who = p.i, what = p.x } or nil end, take = function() end,
  example = "event: Choose an investigator at your location to draw 2 cards.",
  near = "event: Choose an enemy at your location to draw 2 cards." }
frame { name = "heal both from somebody", text = "*heal {n:number} damage and {m:number} horror from {i:investigator}",
  means = { "heal_both_from", damage = "$n", horror = "$m", from = "$i" },
  example = "event: Heal 2 damage and 1 horror from an investigator at your location." }
function effects.heal_both_from(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  local function harmed(x) return x .. ".damage + " .. x .. ".horror > 0" end
  things.one(w, node.from, "investigator", "Heal whom?", function(inv)
    w:block("together(function()", function()
      w:emit(inv .. ":heal_damage(" .. node.damage .. ")")
      w:emit(inv .. ":heal_horror(" .. node.horror .. ")")
    end, "end)")
  end, { expr = harmed, lua = harmed })
end

-- --- instead --------------------------------------------------------------------------------------------------------

-- "Gain 2 resources. If you have no clues, gain 4 resources instead."
production { name = "if so, instead", of = "if_instead", text = "if {c:condition} , {x:clause} <,|> instead",
  means = { "if_instead", condition = "$c", what = "$x" },
  example = "event: Gain 2 resources. If you have no clues, gain 4 resources instead.",
  near = "event: Gain 2 resources. If you have no clues, draw 4 cards instead." }
--- language.instead(before, node): node?. The effect before it, or another number of the same.
function language.instead(before, node)
  local function act(of)
    return of and of[1] == "does" and (of.who[1] == "you" or of.who[1] == "each") and type(of.what.n) == "number" and of.what or nil
  end
  local a, b = act(before), act(node.what)
  if not a or not b then return nil end
  local key = require("import/chart").key
  local function without(of)
    local copy = {}
    for name, value in pairs(of) do
      if name ~= "key" and name ~= "n" then copy[name] = value end
    end
    return key(copy)
  end
  if without(a) ~= without(b) or key(before.who) ~= key(node.what.who) then return nil end
  return { "if_else", condition = node.condition, what = node.what, other = before }
end
production { name = "condition: that enemy is defeated", of = "condition",
  text = "<that enemy is defeated|this defeats that enemy|this effect defeats that enemy>",
  means = { "that_defeated", who = { "that", of = "enemy" } },
  example = "event: Deal 3 damage to an enemy at your location. If that enemy is defeated, gain 2 resources.",
  near = "event: Exhaust an enemy at your location. If that enemy is defeated, gain 2 resources." }
-- Right after the damage that is meant.
function conditions.that_defeated(w)
  local bound = w:find_bound "enemy"
  local last = w.lines[#w.lines] or ""
  if last == w.indent .. "end" then last = w.lines[#w.lines - 1] or "" end
  if not last:find(":deal_damage(" .. bound.code .. ",", 1, true) then w:refuse("what defeats it?") end
  return { lua = (bound.guarded and bound.code .. " and " or "") .. "not " .. bound.code .. ".in_play" }
end
happening("would attack", "{e:enemy} would attack {i:patient}", { "attack", actor = "$e", subject = "$i", would = true },
  "event: Fast. Play when an enemy would attack you. // Cancel that attack.",
  "event: Fast. Play after an enemy would attack you. // Cancel that attack.")
local would = language.events.write
function language.events.write(w, node)
  local t = would(w, node)
  if node.what.would then
    if node.tier ~= "when" then w:refuse("it does not attack yet") end
    t.tier = "would"
  end
  return t
end

-- --- what always holds ----------------------------------------------------------------------------------------------

production { name = "holds if", of = "constant", text = "{h:holds} if {c:condition}",
  means = { "constant", holds = "$h", state = "$c" }, take = function() end,
  example = "asset: You get +1 [combat] if you have 2 or more clues.", near = "asset: You get +1 [combat] if you have 2 or more friends." }
for _, kind in ipairs { "move", "investigate" } do
  local text = kind == "move" and "<moving|move actions you perform|move actions> <does not|do not> provoke attacks of opportunity" or
    "<investigating|investigate actions you perform|investigate actions> <does not|do not> provoke attacks of opportunity"
  production { name = "unprovoking: " .. kind, of = "holds", text = text, means = { "unprovoking", kind = kind },
    example = kind == "move" and "asset: Move actions you perform do not provoke attacks of opportunity." or
      "asset: Investigate actions you perform do not provoke attacks of opportunity.",
    near = kind == "move" and "asset: Fight actions you perform do not provoke attacks of opportunity." or nil }
end
function language.holds.unprovoking(w, node)
  language.own_card(w)
  return { "you", "{ unprovoked_" .. node.kind .. " = 1 }" }
end
for _, harm in ipairs { "damage", "horror" } do
  production { name = "takes " .. harm .. " first", of = "holds",
    text = "non-direct " .. harm .. " must be assigned to {m:me_asset} before it can be assigned to <your investigator|your investigator card|you>",
    means = { "takes_first", harm = harm, me = "$m" },
    example = "asset: Non-direct " .. harm .. " must be assigned to this asset before it can be assigned to your investigator card.",
    near = "asset: Non-direct " .. harm .. " must be assigned to this asset after it can be assigned to your investigator card." }
end
function language.holds.takes_first(w, node)
  language.own_card(w)
  return { "me", "{ shields_" .. node.harm .. " = 1 }" }
end
local ACTIONS = { "fight", "evade", "investigate", "explore", "move", "engage", "parley", "play", "resign", "draw", "resource" }
for i, first in ipairs(ACTIONS) do
  for j, second in ipairs(ACTIONS) do
    if i ~= j then
      production { name = "additional action to " .. first .. " or " .. second, of = "constant",
        text = "you may take an additional action during your turn , which can only be used to " .. first .. " or " .. second,
        means = { "additional_of_two", one = first, other = second },
        example = i == 1 and j == 2 and "asset: You may take an additional action during your turn, which can only be used to fight or evade." or nil,
        near = i == 1 and j == 2 and "asset: You may take an additional action during your turn, which can only be used to fight or flee." or nil }
    end
  end
end
function language.constants.additional_of_two(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.investigator) then w:refuse("who may take it?") end
  return { { "abilities", '{ "' .. node.one .. '", "' .. node.other .. '" }' } }, "additional_action"
end
production { name = "slots that hold", of = "constant",
  text = "you have {n:number} additional {s:slot} slot<s> that <can|may> only be used to hold <|a|an> {t:trait} <assets|asset>",
  means = { "slots", n = "$n", slot = "$s", trait = "$t", that = true },
  example = "asset: You have 1 additional hand slot that can only be used to hold [[Tool]] assets." }
production { name = "state: parleying", of = "state", text = "<parleying|performing a parley test>", means = { "in_test", kind = "parleying" },
  example = "asset: You get +1 skill value while parleying." }
for tag, text in pairs { treachery = "a treachery <card|>", encounter_card = "<an encounter|a scenario> card", enemy = "an enemy <card|>", location = "a location <card|>" } do
  production { name = "state: a test on a " .. tag, of = "state", text = "<performing|resolving> a skill test on " .. text,
    means = { "in_test", kind = "test and test.source is " .. tag },
    example = tag == "treachery" and "asset: You get +1 skill value while performing a skill test on a treachery." or nil,
    near = tag == "treachery" and "asset: You get +1 skill value while performing a skill test on a party." or nil }
  if tag ~= "encounter_card" then
    local many = tag == "treachery" and "treacheries" or tag == "enemy" and "enemies" or "locations"
    production { name = "during tests on " .. many, of = "constant", text = "{h:holds} during skill tests on <" .. many .. "|" .. tag .. " cards>",
      means = { "constant", holds = "$h", state = { "in_test", kind = "test and test.source is " .. tag } }, take = function() end }
  end
end

-- --- decks that are looked at ---------------------------------------------------------------------------------------

local DECKS = { yours = "your deck", encounter = "the encounter deck", any = "any investigator 's deck or the encounter deck",
  any_but = "any investigator 's deck , or the encounter deck", players = "<any|an> investigator 's deck" }
for name, text in pairs(DECKS) do
  local of = name == "any_but" and "any" or name
  production { name = "look at the top of " .. name, of = "act", text = "look at the top card of " .. text,
    means = function() return { "look_at_top", n = 1, one = true, deck = of } end,
    take = function(node)
      return name ~= "any_but" and type(node) == "table" and node[1] == "look_at_top" and node.deck == of and node.one and {} or nil
    end }
  production { name = "look at the top cards of " .. name, of = "act", text = "look at the top {n:number} cards of " .. text,
    means = function(p) return { "look_at_top", n = p.n, deck = of } end,
    take = function(node)
      return name ~= "any_but" and type(node) == "table" and node[1] == "look_at_top" and node.deck == of and not node.one and { n = node.n } or nil
    end,
    example = of == "any" and name == "any" and "asset: [action] Exhaust this asset: Look at the top 3 cards of any investigator's deck or the encounter deck. Return them to the top of that deck in any order." or
      of == "yours" and "asset: [action] Exhaust this asset: Look at the top 3 cards of your deck. Return them in any order." or nil,
    near = of == "yours" and "asset: [action] Exhaust this asset: Look at the top 3 cards of your deck." or nil }
end
local ENCOUNTER = 'size "encounter_deck" > 0'
local SOME = { yours = 'size("deck", you) > 0', encounter = ENCOUNTER, any = ENCOUNTER .. ' or any("decks", you, me)',
  players = 'any("decks", you, me)' }
-- Several cards are put back in an order of one's choice: the next sentence has to say so.
function effects.look_at_top(w, node, who)
  if who ~= "you" or w.depth > 0 or w.asked or w.looked then w:refuse("who looks at it?") end
  w:needs_you()
  w:would_change()
  w.asked = "function(me, you) return " .. SOME[node.deck] .. " end"
  local n = node.n
  if node.deck == "yours" then
    w:emit("you:look_at_top(" .. n .. ', "deck", you)')
  elseif node.deck == "encounter" then
    w:emit("you:look_at_top(" .. n .. ', "encounter_deck")')
  else
    w:emit 'local decks = filter(players(), function(inv) return size("deck", inv) > 0 end)'
    if node.deck == "any" then
      w:emit "local ENCOUNTER = \"the encounter deck\""
      w:emit('if ' .. ENCOUNTER .. " then decks[#decks + 1] = ENCOUNTER end")
    end
    w:emit 'local deck = choose(you, "Look at which deck?", decks)'
    if node.deck == "any" then
      w:block("if deck == ENCOUNTER then", function() w:emit("you:look_at_top(" .. n .. ', "encounter_deck")') end,
        "elseif deck then")
    else
      w:emit "if deck then"
    end
    w:emit("  you:look_at_top(" .. n .. ', "deck", deck)')
    w:emit "end"
  end
  w.looked = true
  local lines = #w.lines
  w.finish = function()
    if #w.lines ~= lines then w:refuse("what is done besides looking?") end
  end
  if n > 1 then w.unfinished = "where do these cards go?" end
end
production { name = "return what was looked at", of = "act",
  text = "return <them|those cards> <|to the top|to the top of its deck|to the top of the encounter deck> in any order",
  means = { "return_looked" } }
production { name = "return to the top of your deck", of = "act", text = "return <them|those cards> to the top of your deck in any order",
  means = { "return_looked", yours = true } }
production { name = "return to the top of that deck", of = "act", text = "return <them|those cards> to the top of that deck <,|> in any order",
  means = { "return_looked", that = true } }
function effects.return_looked(w)
  if not w.looked then w:refuse("which cards are returned?") end
  w.unfinished = nil
end

-- --- more of what happens -------------------------------------------------------------------------------------------

local AT_HERE = { "place(subject) == here" }
happening("is evaded here", "{e:enemy} is evaded at your location", { "evaded", subject = "$e", where = AT_HERE, of = "own", only = "after" },
  "asset: [reaction] After an enemy is evaded at your location, exhaust this asset: Gain 1 resource.",
  "asset: [reaction] When an enemy is evaded at your location, exhaust this asset: Gain 1 resource.")
for point, verb in pairs { readies = "readies", exhausts = "exhausts" } do
  happening(verb .. " here", "{e:enemy} " .. verb .. " at your location", { point, subject = "$e", where = AT_HERE, of = "own" },
    point == "readies" and "asset: [reaction] After an enemy readies at your location, exhaust this asset: Deal 1 damage to that enemy." or nil)
end
happening("move into", "{a:doer} <move|moves> into {l:location}", { "moves", actor = "$a", subject = "$l", into = true },
  "asset: [reaction] After you move into a location, exhaust this asset: Gain 1 resource.")
happening("enemy moves in", "{e:enemy} moves <into|to> your location",
  { "enters", actor = "$e", subject = { "here" }, where = { "object is location" }, moved = true },
  "asset: [reaction] After an enemy moves into your location, exhaust this asset: Deal 1 damage to that enemy.",
  "asset: [reaction] After an enemy moves into their location, exhaust this asset: Deal 1 damage to that enemy.")
happening("asset enters play for you", "{e:asset} enters play under your control",
  { "enters_play", subject = "$e", where = { "subject.controller == you" }, of = "own", only = "after" },
  "asset: [reaction] After an [[Item]] asset enters play under your control, exhaust this asset: Draw 1 card.")
-- A weakness is no encounter card before it is resolved (FAQ 1.12).
happening("draw an encounter card", "{a:doer} <draw|draws> an encounter card", { "encounter_drawn", actor = "$a", no = "weakness", encounter = true },
  "asset: [reaction] After you draw an encounter card, exhaust this asset: Gain 1 resource.")
for kind, text in pairs { investigating = "an investigation", attacking = "an attack", evading = "<an evasion|an evasion attempt>" } do
  happening("initiate a test: " .. kind, "{a:doer} <initiate|initiates|begin|begins> " .. text, { "test_begins", actor = "$a", where = { kind } },
    kind == "investigating" and "asset: [reaction] When you initiate an investigation, exhaust this asset: You get +1 skill value for this test." or nil)
end
happening("a test begins here", "a skill test at your location begins", { "test_begins", where = { "place(actor) == here" }, of = "own" },
  "asset: [reaction] After a skill test at your location begins, exhaust this asset: The performing investigator gets +1 skill value for this test.")
local performer = effects.boost_performer
function effects.boost_performer(w, node, ...)
  if not (w.event or ""):find "test_begins$" or w.depth > 0 or node.n <= 0 then return performer(w, node, ...) end
  w:would_change "test.auto ~= 1"
  w:emit('current("test").tester:modify("skill_bonus", ' .. node.n .. ', "test")')
end
for _, harm in ipairs { "damage", "horror" } do
  happening("dealt " .. harm .. " by an attack", "<you are dealt " .. harm .. " <by|from> an enemy attack|an enemy attack deals " .. harm .. " to you>",
    { harm .. "_dealt", where = { "extra == 1", "subject == you" }, of = "own", only = "when", bound = { "enemy", "event.actor" } },
    harm == "damage" and "asset: [reaction] When you are dealt damage by an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil,
    harm == "damage" and "asset: [reaction] After you are dealt damage by an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil)
  happening("take " .. harm .. " from an attack", "you take <1 or more|any|> " .. harm .. " from an enemy attack",
    { harm .. "_placed", where = { "extra == 1", "subject == you or subject is asset and subject.controller == you" }, of = "own",
      only = "after", bound = { "enemy", "event.actor" } },
    harm == "damage" and "asset: [reaction] After you take damage from an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil,
    harm == "damage" and "asset: [reaction] When you take damage from an enemy attack, exhaust this asset: Deal 1 damage to that enemy." or nil)
  happening("heal " .. harm .. " of somebody", "you heal <1 or more|any amount of|any|> " .. harm .. " from an investigator",
    { "healed_" .. harm, where = { "investigator == you", "subject is investigator" }, of = "own", only = "after", person = true,
      bound = { "investigator", "event.subject" } })
end
happening("an enemy here takes damage", "an enemy at your location takes <1 or more|any|> damage",
  { "damage_placed", where = { "subject is enemy", "place(subject) == here" }, of = "own", only = "after", bound = { "enemy", "event.subject" } },
  "asset: [reaction] After an enemy at your location takes damage, exhaust this asset: Draw 1 card.")
roles.disengaged = { actor = "investigator", subject = "enemy" }
happening("disengage", "{a:doer} <disengage|disengages> from {e:enemy}", { "disengaged", actor = "$a", subject = "$e" },
  "asset: [reaction] After you disengage from an enemy, exhaust this asset: Draw 1 card.")
happening("take damage or horror", "{a:doer} <take|takes> <1 or more|any> damage <or|and/or> horror", { "investigator_harmed", actor = "$a", any = true, some = true },
  "asset: [reaction] After you take 1 or more damage or horror, exhaust this asset: Gain 1 resource.")
-- Tests of cards with a trait.
for _, each in ipairs { { "succeed", "<succeed|succeeds> at", "test_succeeded" }, { "fail", "<fail|fails>", "test_failed" } } do
  happening(each[1] .. " a test of a trait", "{a:doer} " .. each[2] .. " a skill test on <a|an> {t:trait} <card|asset>",
    { each[3], actor = "$a", on = "$t" },
    each[1] == "succeed" and "asset: [reaction] After you succeed at a skill test on an [[Item]] card, exhaust this asset: Draw 1 card." or nil,
    each[1] == "succeed" and "asset: [reaction] After you succeed at a skill test on an [[Item]] enemy, exhaust this asset: Draw 1 card." or nil)
end
for kind, verb in pairs { attacking = "<attack|attacks>", evading = "<evade|evades>", investigating = "<investigate|investigates>" } do
  happening("succeed with a trait, " .. kind, "{a:doer} successfully " .. verb .. " <with|using> <a|an> {t:trait} asset",
    { "test_succeeded", actor = "$a", kind = kind, on = "$t", asset = true },
    kind == "attacking" and "asset: [reaction] After you successfully attack with a [[Firearm]] asset, exhaust this asset: Draw 1 card." or nil)
end
local of_trait = language.events.write
function language.events.write(w, node)
  local t = of_trait(w, node)
  for _, bound in ipairs(t.bound) do
    if bound.of == "enemy" and not bound.expression then bound.expression = bound.code:match "^event%.(%l+)$" end
  end
  if node.what.on then
    t.conditions[#t.conditions + 1] = "test.source is " .. w:tag(node.what.on)
    if node.what.asset then t.conditions[#t.conditions + 1] = "test.source is asset" end
  end
  return t
end

-- --- chaos tokens ---------------------------------------------------------------------------------------------------

frame { name = "cancel that token", text = "*cancel that <|chaos> token", means = { "cancel_token" },
  example = "asset: [reaction] When you reveal a [skull] token, exhaust this asset: Cancel that token.",
  near = "asset: [reaction] After you reveal a [skull] token, exhaust this asset: Cancel that token." }
for _, verb in ipairs { "cancel", "ignore" } do
  frame { name = verb .. " that token for another", text = "*" .. verb .. " that <|chaos> token and *reveal another <|one> <|token|chaos token> <|to resolve>",
    means = { "cancel_token", another = verb },
    example = verb == "cancel" and "asset: [reaction] When you reveal a [curse] token, exhaust this asset: Cancel that token and reveal another." or nil }
end
function effects.cancel_token(w, node, who)
  if w.event ~= "when token_revealed" or w.depth > 0 or who ~= "you" then w:refuse("which token is meant?") end
  w:would_change()
  w:emit "event:cancel()"
  if node.another then w:emit "reveal_token(event.actor)" end
end
for name, text in pairs { ["from the bag"] = "from the chaos bag", ["in a test"] = "<from the chaos bag|> during a skill test" } do
  happening("would reveal " .. name, "you would reveal a <|chaos> token " .. text,
    { "token_to_reveal", actor = { "you" }, where = name == "in a test" and { "test" } or nil, said = name })
end
frame { name = "reveal one more", text = "*reveal 1 additional <|chaos> token", means = { "reveal_several", n = 2, more = true },
  example = "asset: [reaction] When you would reveal a chaos token, exhaust this asset: Reveal 1 additional chaos token. Choose 1 of those tokens to resolve and ignore the other." }

-- --- treacheries in play --------------------------------------------------------------------------------------------

-- "Discard a non-weakness [[Hex]] treachery in your threat area": what is said of it, and where it is.
production { name = "treachery", of = "treachery_kind", text = "treachery", means = { "kind" } }
production { name = "no weakness treachery", of = "treachery_kind", text = "non-weakness treachery", means = { "kind", own = true } }
production { name = "treachery of a trait", of = "treachery_kind", text = "{t:trait} treachery", means = { "kind", trait = "$t" } }
production { name = "no weakness treachery of a trait", of = "treachery_kind", text = "non-weakness {t:trait} treachery",
  means = { "kind", own = true, trait = "$t" } }
local PLACES = {
  yours = { "<in|from> your threat area", "it in threat and bearer(it) == you", 'card.zone == "threat" and card.bearer == you' },
  of_somebody = { "<in|from> <the threat area of an investigator at your location|an investigator at your location 's threat area>",
    "it in threat and place(bearer(it)) == here", 'card.zone == "threat" and card.bearer and card.bearer.place == you.place' },
  attached_here = { "attached to your location", "it in attached and it.parent == here", 'card.zone == "attached" and card.parent == you.place' },
}
for name, place in pairs(PLACES) do
  frame { name = "discard a treachery " .. name, text = "<*choose and|> *discard <a|an|1> {k:treachery_kind} " .. place[1],
    means = { "discard_kind_of_treachery", kind = "$k", at = name },
    example = name == "yours" and "event: Discard a non-weakness treachery in your threat area." or
      name == "attached_here" and "event: Discard a [[Hex]] treachery attached to your location." or nil,
    near = name == "yours" and "event: Discard a non-weakness treachery in your hand." or nil }
end
function effects.discard_kind_of_treachery(w, node, who)
  if who ~= "you" then w:refuse("others discard it") end
  w:needs_you()
  local place = PLACES[node.at]
  local expr, lua = { "it is treachery", place[2], "it.cannot_leave_play == 0" },
    { 'card:is "treachery"', place[3], 'card:check "cannot_leave_play" == 0' }
  if node.kind.own then
    expr[#expr + 1], lua[#lua + 1] = "it is not weakness", 'not card:is "weakness"'
  end
  if node.kind.trait then
    local tag = w:tag(node.kind.trait)
    expr[#expr + 1], lua[#lua + 1] = "it is " .. tag, 'card:is "' .. tag .. '"'
  end
  local list = 'filter(find "in_play", function(card) return ' .. table.concat(lua, " and ") .. " end)"
  local expression = "any(in_play: " .. table.concat(expr, " and ") .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[expression] = "#" .. list .. " > 0"
  w:would_change(expression)
  local name = w:name "treachery"
  w:emit("local " .. name .. ' = choose(you, "Discard which treachery?", ' .. list .. ")")
  w:emit("if " .. name .. " then " .. name .. ":leave_play() end")
end

-- --- several --------------------------------------------------------------------------------------------------------

local function discovers(n, at) return { "does", who = { "you" }, what = { "discover", n = n, at = at } } end
production { name = "discover here and there", of = "clause",
  text = "<|you> discover {n:number} clue<s> <at|in> your location and {m:number} clue<s> <at|in> {l:location}",
  means = function(p) return p.l[1] ~= "here" and { "seq", discovers(p.n, { "here" }), discovers(p.m, p.l) } or nil end,
  take = function() end,
  example = "event: Discover 1 clue at your location and 1 clue at a connecting location.",
  near = "event: Discover 1 clue at your location and 1 clue at your location." }
frame { name = "return up to so many cards", text = "*return up to {n:number} {s:things_card} to ~your hand",
  means = { "take_up_to", n = "$n", set = "$s" },
  example = "event: Return up to 2 [[Tactic]] events from your discard pile to your hand.",
  near = "event: Return up to 2 [[Tactic]] events from your deck to your hand." }
function effects.take_up_to(w, node, who)
  if who ~= "you" or node.n < 2 then w:refuse("others take cards") end
  w:would_change(things.any(w, node.set))
  w:emit('each(choose(you, "Which cards?", ' .. things.list(w, node.set) .. ", { min = 0, max = " .. node.n ..
    ", many = true }), function(card) you:add_to_hand(card) end)")
end

-- --- seals ----------------------------------------------------------------------------------------------------------

production { name = "discarded without seals", of = "constant",
  text = "if <there are no tokens sealed on {m:me}|{m:me} has no tokens sealed on it> , discard it", means = { "gone_unsealed", me = "$m" },
  example = "asset: If there are no tokens sealed on this asset, discard it.",
  near = "asset: If there are no tokens sealed on this asset, discard them." }
function language.constants.gone_unsealed(w)
  if w.facts.type ~= "asset" then w:refuse("this is no asset") end
  return { { "at", '"ability_resolved"' }, { "condition", '"sealed_here == 0"' },
    { "effect", lines = { "me:leave_play()" }, as = "target" } }, "forced"
end

-- --- either skill ---------------------------------------------------------------------------------------------------

language.examples[#language.examples + 1] = { name = "may use another skill",
  example = "asset: [action]: <b>Fight.</b> You may use [willpower] instead of [combat] for this attack.",
  near = "asset: [action]: <b>Fight.</b> You may use [willpower] instead of [combat] for this attack. (Limit once per round.)" }
local function words_at(list, i, words)
  for k, word in ipairs(words) do
    if not list[i + k - 1] or list[i + k - 1].word ~= word then return false end
  end
  return true
end
--- language.may_use(list): token[]?, token[]?. "Fight. You may use [willpower] instead of [combat] for this attack.": the
--- tokens of two abilities, one with each skill.
function language.may_use(list)
  for i, token in ipairs(list) do
    local one, other = list[i + 3], list[i + 6]
    if token.word == "you" and words_at(list, i, { "you", "may", "use" }) and other and one.class == "icon" and
      words_at(list, i + 4, { "instead", "of" }) and other.class == "icon" and words_at(list, i + 7, { "for", "this" }) then
      local stop = i + 9
      while list[stop] and list[stop].word ~= "." do stop = stop + 1 end
      local first, second = {}, {}
      for j, each in ipairs(list) do
        if j < i or j > stop then first[#first + 1] = each end
        if j ~= i and j ~= i + 1 then second[#second + 1] = each end
      end
      return first, second
    end
  end
end

-- --- still more of fights and investigations ------------------------------------------------------------------------

for kind, word in pairs(FOR) do
  production { name = "more skill if, behind, " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> if {c:condition}",
    means = { "bonus_when", condition = "$c", n = "$n", skill = "$s" }, take = function() end,
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [combat] for this attack if you have 2 or more clues." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [agility] for this attack if you have 2 or more clues." or nil }
  production { name = "another bonus if, " .. kind, of = "mod_" .. kind,
    text = "if {c:condition} , you get {n:signed} {s:skill} <|for this <" .. word .. "|skill test|test>> <,|> instead",
    means = { "bonus_instead", condition = "$c", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. If you control an [[Ally]] asset, you get +3 [combat], instead." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> If you control an [[Ally]] asset, you get +3 [combat], instead." or nil }
end
language.builder("bonus_instead", function(node) return node.condition[1] ~= "tested_is_not" and node or nil end)
local function other_amount(w, kind, fields, node, condition)
  skill_tested(w, kind, fields, node.skill)
  local before = fields.bonus
  if type(before) ~= "number" or fields.value_bonus then w:refuse("instead of what?") end
  fields.bonus = nil
  fields.bonus = w:quote(before .. " + " .. node.n - before .. " * (" .. condition .. ")")
end
function mods.bonus_instead(w, node, kind, fields)
  local condition = w:condition(node.condition)
  if not condition.expr then w:refuse("it cannot be asked beforehand") end
  other_amount(w, kind, fields, node, condition.expr)
end
for _, each in ipairs { { "a thing", "<a|an> {t:thing_enemy}" }, { "so", "{f:front}" } } do
  local name, text = unpack(each)
  production { name = "another bonus against " .. name, of = "mod_fight",
    text = "if <the attacked enemy|the targeted enemy> is " .. text .. " , you get {n:signed} {s:skill} <|for this <attack|skill test|test>> <,|> instead",
    means = function(p)
      local set = p.t or { "set", of = "enemy", where = { p.f } }
      local known = p.f and language.filters[p.f[1]]
      if known and known.of and not known.of.enemy or set.at or not set.where then return nil end
      return { "instead_against", set = set, n = p.n, skill = p.s }
    end,
    take = function(node)
      local where = node[1] == "instead_against" and (node.set.where or {})
      if not where then return nil end
      if name == "so" then
        return #where == 1 and language.filters[where[1][1]].front and { f = where[1], n = node.n, s = node.skill } or nil
      end
      return { t = node.set, n = node.n, s = node.skill }
    end,
    example = name == "so" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. If the attacked enemy is exhausted, you get +3 [combat], instead." or nil }
end
function mods.instead_against(w, node, kind, fields) other_amount(w, kind, fields, node, against(w, node.set)) end
production { name = "damage if, behind", of = "mod_fight", text = "this attack deals {n:signed} damage if {c:condition}",
  means = { "damage_if", condition = "$c", n = "$n" }, take = function() end,
  example = "asset: [action]: <b>Fight.</b> This attack deals +1 damage if you have 2 or more clues." }
production { name = "if the attacked one is defeated", of = "outcome", text = "if the <attacked|targeted> enemy is defeated <|by this attack> , {x:sentence}",
  means = { "outcome", of = "success", defeats = true, what = "$x" }, take = function() end,
  example = "asset: [action]: <b>Fight.</b> If the attacked enemy is defeated, draw 1 card.",
  near = "asset: [action]: <b>Evade.</b> If the attacked enemy is defeated, draw 1 card." }
production { name = "a lower shroud", of = "mod_investigate", text = "reduce <your location 's shroud|the shroud of your location> by {n:number} for this investigation",
  means = { "less_shroud", n = "$n" },
  example = "asset: [action]: <b>Investigate.</b> Reduce your location's shroud by 1 for this investigation." }
function mods.less_shroud(w, node, _, fields)
  if fields.shroud then w:refuse("two changes of the shroud") end
  fields.shroud = -node.n
end
for _, verb in ipairs { "takes", "is dealt" } do
  production { name = "each enemy " .. verb .. " damage", of = "clause", text = "{e:each_enemy} " .. verb .. " {n:number} damage",
    means = { "does", who = { "you" }, what = { "deal_each", n = "$n", to = "$e" } }, take = function() end,
    example = verb == "takes" and "event: Each enemy at your location takes 1 damage." or nil }
end
for name, each in pairs { gain = "*gain resources", draw = "*draw cards" } do
  frame { name = name .. " equal to, at most", text = each .. " equal to {a:amount}" .. MOST,
    means = function(p) return p.m > 0 and { name .. "_equal", amount = { "at_most", of = p.a, most = p.m } } or nil end,
    take = function(node)
      local amount = type(node) == "table" and node[1] == name .. "_equal" and node.amount
      return amount and amount[1] == "at_most" and { a = amount.of, m = amount.most } or nil
    end,
    example = name == "gain" and "event: Gain resources equal to the number of cards in your hand (to a maximum of 4)." or nil,
    near = name == "gain" and "event: Gain resources equal to the number of cards in your deck (to a maximum of 4)." or nil }
end

-- --- what lasts -----------------------------------------------------------------------------------------------------

production { name = "everybody gets", of = "clause", text = "{w:each_investigator} gets {c:changes} {p:until}",
  means = { "all_lasting", who = "$w", changes = "$c", per = "$p" },
  example = "asset: [free] Exhaust this asset: Each investigator at your location gets +1 [willpower] until the end of the phase.",
  near = "asset: [free] Exhaust this asset: Each investigator at your location gets +1 fight until the end of the phase." }
production { name = "somebody gets for a while", of = "clause", text = "{w:investigator} gets {c:changes} {p:until}",
  means = { "one_lasting", who = "$w", changes = "$c", per = "$p" },
  example = "asset: [free] Exhaust this asset: An investigator at your location gets +2 [agility] until the end of the round." }
local OF_PEOPLE = { willpower = true, intellect = true, combat = true, agility = true, skill_bonus = true }
local function changes_of(w, list, of)
  local out = {}
  if list[1] == "all_skills" then
    for _, value in ipairs { "willpower", "intellect", "combat", "agility" } do out[#out + 1] = { value, list.n } end
  end
  for i = 2, #list do
    if list[i].per or not of[list[i].value] then w:refuse("they have no such value") end
    out[#out + 1] = { list[i].value, list[i].n }
  end
  return out
end
local function of_this_turn(w, per)
  -- "Your turn" ends with the turn of whoever has it.
  if per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
end
function effects.all_lasting(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, OF_PEOPLE)
  w:would_change()
  things.each(w, node.who.set, function(inv)
    for _, change in ipairs(list) do w:emit(inv .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end
function effects.one_lasting(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, OF_PEOPLE)
  things.one(w, node.who, "investigator", "Who gets it?", function(inv)
    for _, change in ipairs(list) do w:emit(inv .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end
production { name = "an enemy gets two things", of = "clause", text = "{e:enemy} gets {c:changes} {p:until}",
  means = function(p) return #p.c > 2 and { "enemy_changes", enemy = p.e, changes = p.c, per = p.p } or nil end,
  take = function(node) return node[1] == "enemy_changes" and { e = node.enemy, c = node.changes, p = node.per } or nil end,
  example = "asset: [free] Exhaust this asset: Choose an enemy at your location. That enemy gets -1 fight and -1 evade until the end of the phase.",
  near = "asset: [free] Exhaust this asset: Choose an enemy at your location. That enemy gets -1 fight and -1 [combat] until the end of the phase." }
function effects.enemy_changes(w, node)
  of_this_turn(w, node.per)
  local list = changes_of(w, node.changes, { fight = true, evade = true })
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    for _, change in ipairs(list) do w:emit(enemy .. ':modify("' .. change[1] .. '", ' .. change[2] .. ', "' .. node.per .. '")') end
  end)
end

-- --- cards and tokens that go back ----------------------------------------------------------------------------------

local MOVABLE = { expr = function(x) return x .. ".cannot_leave_play == 0" end,
  lua = function(x) return x .. ':check "cannot_leave_play" == 0' end }
for name, to in pairs { yours = "~your hand", its = "its owner 's hand" } do
  frame { name = "return an asset, " .. name, text = "*return {x:asset} to " .. to,
    means = function(p)
      if p.x[1] == "me" or p.x[1] == "it" or name == "yours" and (p.x.set or {}).at ~= "yours" then return nil end
      return { "return_asset", asset = p.x, to = name }
    end,
    take = function(node) return type(node) == "table" and node[1] == "return_asset" and node.to == name and { x = node.asset } or nil end,
    example = name == "yours" and "asset: [free] Exhaust this asset: Return an [[Item]] asset you control to your hand." or
      "asset: [free] Exhaust this asset: Return an asset at your location to its owner's hand.",
    near = name == "yours" and "asset: [free] Exhaust this asset: Return an asset at your location to your hand." or nil }
end
function effects.return_asset(w, node, who)
  if who ~= "you" then w:refuse("others return it") end
  things.one(w, node.asset, "asset", "Return which asset?", function(asset) w:emit(asset .. ":return_to_hand()") end, MOVABLE)
end
frame { name = "shuffle a discarded card in", text = "*shuffle {c:card} into ~your deck",
  means = function(p)
    local set = p.c[1] == "a" and p.c.set
    return set and set.at == "discard" and { "discard_to_deck", card = p.c } or nil
  end,
  take = function(node) return type(node) == "table" and node[1] == "discard_to_deck" and { c = node.card } or nil end,
  example = "asset: [free] Exhaust this asset: Shuffle an event from your discard pile into your deck.",
  near = "asset: [free] Exhaust this asset: Shuffle an event from your hand into your deck." }
-- A single card is not shuffled into an empty deck (FAQ 1.13).
function effects.discard_to_deck(w, node, who)
  if who ~= "you" then w:refuse("others shuffle it") end
  local SOME = { expr = function() return "any(deck)" end, lua = function() return 'size("deck", you) > 0' end }
  things.one(w, node.card, "card", "Shuffle which card into your deck?", function(card)
    w:emit(card .. ':shuffle_into("deck", you)')
  end, SOME)
end
frame { name = "remove tokens of the bag", text = "*remove {n:number} {t:pool_token} token<s> from the chaos bag",
  means = { "remove_pool_tokens", n = "$n", token = "$t" },
  example = "asset: [free] Exhaust this asset: Remove 1 [curse] token from the chaos bag.",
  near = "asset: [free] Exhaust this asset: Remove 1 [curse] token from the chaos pit." }
function effects.remove_pool_tokens(w, node)
  local expression = "any(bag: it is " .. node.token .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[expression] = '#filter(cards_in "chaos_bag", function(token) return token:is "' .. node.token .. '" end) > 0'
  w:would_change(expression)
  w:emit('remove_tokens("' .. node.token .. '", ' .. node.n .. ")")
end
for name, text in pairs { any = "<|chaos> token", kind = "{t:pool_token} token" } do
  production { name = "cost: release " .. name, of = "cost", text = "release {n:number} " .. text .. "<s> sealed <on {m:me}|here|on it>",
    means = { "release", n = "$n", token = name == "kind" and "$t" or nil },
    example = name == "kind" and "asset: Seal ([bless]). // [free] Release 1 [bless] token sealed on this asset: Draw 1 card." or nil,
    near = name == "kind" and "asset: Seal ([bless]). // [free] Release 1 [bless] token sealed on that asset: Draw 1 card." or nil }
  production { name = "cost: seal " .. name, of = "cost",
    text = "search the chaos bag for {n:number} {t:pool_token} token<s> and seal <them|it> on {m:me}",
    means = { "seal_cost", n = "$n", token = "$t", me = "$m" },
    example = name == "kind" and "asset: [action] Search the chaos bag for 2 [bless] tokens and seal them on this asset: Draw 3 cards." or nil }
end
function costs.release(w, node)
  if not w.facts.kinds.asset then w:refuse("nothing is sealed here") end
  return "cost.release(" .. node.n .. (node.token and ', "' .. node.token .. '"' or "") .. ")"
end
function costs.seal_cost(w, node)
  if not w.facts.kinds.asset then w:refuse("only an asset seals") end
  return 'cost.seal { tokens = "' .. node.token .. '", count = ' .. node.n .. " }"
end

-- --- who is there ---------------------------------------------------------------------------------------------------

condition("somebody else here", "there is another investigator at your location", { "another_here" },
  "asset: [action]: <b>Fight.</b> If there is another investigator at your location, this attack deals +1 damage.")
function conditions.another_here(w)
  w:needs_you()
  return { expr = "any(here: it ~= you)", lua = '#find("here", you) > 1' }
end

-- --- events that stay attached --------------------------------------------------------------------------------------

production { name = "one for each host", of = "host_limit", text = "limit 1 per <|attached> {h:host_kind}", means = { "host_limit", of = "$h" },
  example = "event: Attach to your location. Limit 1 per location. // Attached location gets -1 shroud.",
  near = "event: Attach to your location. Limit 1 per investigator. // Attached location gets -1 shroud." }
for _, of in ipairs { "location", "asset", "enemy" } do
  production { name = "host: " .. of, of = "host_kind", text = of, means = of }
end
--- language.one_per_host(ability, of). "Limit 1 per location", of an event that has just said to what it is attached.
function language.one_per_host(ability, of)
  local refuse = require("import/understanding").refuse
  local attach, target
  for _, field in ipairs(ability.fields) do
    if field[1] == "target" then target = field end
    for _, line in ipairs(field.lines or {}) do attach = attach or line:match "^me:attach_to%((.-)%)$" end
  end
  if attach == "you.place" and of == "location" then
    ability:require "not any(attachments: it.parent == here and it.title == me.title)"
  elseif target and attach and of ~= "location" and not target[2]:find "filter" then
    local none = "not any(attachments: it.parent == that and it.title == me.title)"
    if target[2]:find "%(%)$" then
      target[2] = target[2]:gsub("%(%)$", ' { where = "' .. none .. '" }')
    else
      target[2] = target[2]:gsub('" }$', " and " .. none .. '" }')
    end
  else
    refuse("to what is it attached?")
  end
  table.insert(ability.when, 1, { "attach_limit", "1" })
end

-- --- more effects ---------------------------------------------------------------------------------------------------

frame { name = "release a token", text = "*release {n:number} <|chaos> token<s> sealed <on {m:me}|here>", means = { "release_some", n = "$n" },
  example = "asset: Seal ([bless]). // [free] Exhaust this asset: Release 1 token sealed on this asset.",
  near = "asset: Seal ([bless]). // [free] Exhaust this asset: Release 1 token sealed on that asset." }
frame { name = "release a token of a kind", text = "*release {n:number} {t:pool_token} token<s> sealed <on {m:me}|here>",
  means = { "release_some", n = "$n", token = "$t" } }
function effects.release_some(w, node, who)
  if not w.facts.kinds.asset or who ~= "you" then w:refuse("nothing is sealed here") end
  if node.n ~= 1 then w:refuse("which tokens are released?") end
  local kind = node.token and ' "' .. node.token .. '"' or "()"
  if node.token then w:would_change("any(sealed_tokens: it.parent == me and it is " .. node.token .. ")") else w:would_change "sealed_here > 0" end
  local name = w:name "token"
  w:emit("local " .. name .. ' = choose(you, "Which token?", me:sealed_tokens' .. kind .. ")")
  w:emit("if " .. name .. " then " .. name .. ":release() end")
end
frame { name = "heal either of one of several", text = "*heal 1 damage or 1 horror from an investigator or {t:trait} asset <at|in> your location",
  means = { "heal_either_among", trait = "$t" },
  example = "asset: [action] Exhaust this asset: Heal 1 damage or 1 horror from an investigator or [[Ally]] asset at your location.",
  near = "asset: [action] Exhaust this asset: Heal 1 damage or 1 doom from an investigator or [[Ally]] asset at your location." }
function effects.heal_either_among(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  w:needs_you()
  local tag = w:tag(node.trait)
  w:would_change("any(in_play: (it is investigator or it is asset and it is " .. tag .. ") and place(it) == here and it.damage + it.horror > 0)")
  local name = w:name "card"
  w:emit("local " .. name .. ' = choose(you, "Heal whom?", filter(find "in_play", function(other)')
  w:emit('  return (other:is "investigator" or other:is "asset" and other:is "' .. tag .. '") and other.place == you.place and other.damage + other.horror > 0')
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_either(you) end")
end
for kind, word in pairs(FOR) do
  production { name = "bonus for every, " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> for every {k:digits} {c:counted_many}",
    means = { "bonus_every", n = "$n", skill = "$s", k = "$k", of = "$c" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack for every 3 resources you have." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [agility] for this attack for every 3 resources you have." or nil }
end
function mods.bonus_every(w, node, kind, fields)
  skill_tested(w, kind, fields, node.skill)
  if node.n < 1 then w:refuse("it makes the test worse") end
  tests.add_bonus(w, fields, w:quote((node.n > 1 and node.n .. " * " or "") .. "(" .. counted(w, node.of) .. " / " .. node.k .. ")"))
end
production { name = "counted: the pool", of = "counted_many", text = "resources in your resource pool", means = { "pool" } }
production { name = "counted: each of the pool", of = "counted", text = "resource in your resource pool", means = { "pool" } }
production { name = "counted: clues of yours", of = "counted_many", text = "clues you control", means = { "yours", counter = "clues", control = true } }

-- --- investigators --------------------------------------------------------------------------------------------------

production { name = "begins with in play", of = "constant", text = "you begin <the|each> game with {n:card_name} in play",
  means = { "begins_with_card", name = "$n" },
  example = "investigator: You begin the game with Night Porter in play.", near = "investigator: You begin the game with Night Porter in hand." }
function language.constants.begins_with_card(w, node)
  if not w.facts.kinds.investigator then w:refuse("who begins with it?") end
  return { { "effect", as = "target", lines = {
    'for _, card in ipairs(cards_in("deck", you)) do',
    "  if card.title == " .. w:quote(node.name) .. " then",
    "    card:enter_play(you)", "    break", "  end", "end", "you:draw_for_opening_hand(5)" } } }, 'named "opening_hand"'
end

-- --- up to so many --------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "investigator", "asset" } do
  production { name = "up to so many of " .. of, of = "several_" .. of, text = "<each of|> up to {n:number} {s:things_" .. of .. "}",
    means = function(p) return p.n > 1 and { "several", n = p.n, set = p.s } or nil end,
    take = function(node) return node[1] == "several" and node.set.of == of and { n = node.n, s = node.set } or nil end }
end
-- Chooses up to so many that it would change, and does it to them at the same time.
local function to_several(w, node, question, want, f)
  w:needs_you()
  local of = node.set.of
  w:would_change(things.any_to_change(w, node.set, want and want.expr, want and want.lua))
  local name, x = w:name "chosen", of == "investigator" and "inv" or of
  w:emit("local " .. name .. " = choose(you, " .. w:quote(question) .. ", " .. things.list(w, node.set, want and want.lua) ..
    ", { min = 0, max = " .. node.n .. ", many = true }) or {}")
  w:emit("together(function() each(" .. name .. ", function(" .. x .. ") " .. f(x) .. " end) end)")
end
local function tired(x) return "not " .. x .. ".exhausted" end
local READY_ONES = { expr = function(x) return x .. ".exhausted and not " .. x .. ".cannot_ready" end,
  lua = function(x) return x .. ".exhausted and " .. x .. ':check "cannot_ready" == 0' end }
for _, of in ipairs { "enemy", "asset" } do
  frame { name = "exhaust several of " .. of, text = "*exhaust {e:several_" .. of .. "}", means = { "exhaust_several", cards = "$e" },
    example = of == "enemy" and "event: Exhaust up to 2 non-[[Elite]] enemies at your location." or nil,
    near = of == "enemy" and "event: Exhaust up to 1 non-[[Elite]] enemies at your location." or nil }
  frame { name = "ready several of " .. of, text = "*ready {e:several_" .. of .. "}", means = { "ready_several", cards = "$e" },
    example = of == "asset" and "event: Ready up to 2 [[Ally]] assets you control." or nil }
end
function effects.exhaust_several(w, node)
  to_several(w, node.cards, "Exhaust which?", { expr = tired, lua = tired }, function(x) return x .. ":exhaust()" end)
end
function effects.ready_several(w, node)
  to_several(w, node.cards, "Ready which?", READY_ONES, function(x) return x .. ":ready()" end)
end
frame { name = "damage several", text = "*deal {n:number} damage to {e:several_enemy}", means = { "deal_several", n = "$n", to = "$e" },
  example = "event: Deal 1 damage to each of up to 3 enemies at your location." }
function effects.deal_several(w, node, who)
  if who ~= "you" then w:refuse("others deal it") end
  local set = node.to.set
  w:needs_you()
  w:would_change(things.any_to_change(w, set))
  local name = w:name "chosen"
  w:emit("local " .. name .. ' = choose(you, "Deal damage to which enemies?", ' .. things.list(w, set, function(x) return "not " .. x .. ":is_immune()" end) ..
    ", { min = 0, max = " .. node.to.n .. ", many = true }) or {}")
  w:emit("harm_all(you, " .. name .. ", " .. node.n .. ")")
end
frame { name = "heal several", text = "*heal {n:number} {h:harm} from {e:several_investigator}", means = { "heal_several", n = "$n", harm = "$h", from = "$e" },
  example = "event: Heal 2 horror from up to 2 investigators at your location." }
function effects.heal_several(w, node)
  local function harmed(x) return x .. "." .. node.harm .. " > 0" end
  to_several(w, node.from, "Heal whom?", { expr = harmed, lua = harmed }, function(x) return x .. ":heal_" .. node.harm .. "(" .. node.n .. ")" end)
end

-- --- others who may -------------------------------------------------------------------------------------------------

local MAY = { draw = true, gain = true, heal = true, heal_both = true, heal_either = true }
for name, who in pairs { each = "{w:each_investigator}", one = "{w:investigator}" } do
  production { name = "they may, " .. name, of = "clause", text = who .. " may {x:base_act}",
    means = function(p)
      return MAY[p.x[1]] and p.w[1] ~= "performer" and { "does", who = p.w, what = { "maybe", what = p.x } } or nil
    end,
    take = function(node)
      local what = node[1] == "does" and node.what
      return what and what[1] == "maybe" and { w = node.who, x = what.what } or nil
    end,
    example = name == "each" and "event: Each investigator at your location may draw 1 card." or
      "event: Choose an investigator at your location. That investigator may draw 1 card.",
    near = name == "each" and "event: Each investigator at your location may draw 1 friend." or nil }
end
function effects.maybe(w, node, who)
  local question = w.english(node.what, "base_act")
  w:block("if confirm(" .. who .. ", " .. w:quote(question:sub(1, 1):upper() .. question:sub(2) .. "?") .. ") then",
    function() w:effect(node.what, who) end)
end

-- --- other amounts --------------------------------------------------------------------------------------------------

production { name = "plus so many for each", of = "sentence", text = "{x:clause} , plus {k:number} {u:unit} for each {c:counted}",
  means = function(p)
    local act = p.x[1] == "does" and p.x.what
    if not act or type(act.n) ~= "number" or act[1] == "maybe" then return nil end
    local units = { draw = "card", gain = "resource", discover = "clue", deal = "damage" }
    if units[act[1]] ~= p.u then return nil end
    local copy = {}
    for name, value in pairs(act) do
      if name ~= "key" then copy[name] = value end
    end
    copy.n = { "plus_each", n = act.n, k = p.k, of = p.c }
    return { "does", who = p.x.who, what = copy }
  end,
  take = function(node)
    local act = node[1] == "does" and node.what
    local n = act and type(act.n) == "table" and act.n[1] == "plus_each" and act.n
    if not n then return nil end
    local copy = {}
    for name, value in pairs(act) do
      if name ~= "key" then copy[name] = value end
    end
    copy.n = n.n
    local units = { draw = "card", gain = "resource", discover = "clue", deal = "damage" }
    return { x = { "does", who = node.who, what = copy }, k = n.k, c = n.of, u = units[act[1]] }
  end,
  example = "event: Gain 2 resources, plus 1 resource for each enemy at your location.",
  near = "event: Gain 2 resources, plus 1 card for each enemy at your location." }
function language.amounts.plus_each(w, node)
  local amount = w:amount(node.of)
  local function plus(text) return text and node.n .. " + " .. (node.k > 1 and node.k .. " * " or "") .. text end
  return { expr = plus(amount.expr), lua = plus(amount.lua) }
end
frame { name = "gain additional ones", text = "*gain {n:number} additional resource<s>", means = { "gain_extra", n = "$n" },
  example = "event: Gain 3 resources. If you have no clues, gain 1 additional resource." }
function effects.gain_extra(w, node, who) w:effect({ "gain", n = node.n }, who) end
frame { name = "deal as much", text = "*deal damage to {e:enemy} equal to {a:amount}", means = { "deal_equal", amount = "$a", to = "$e" },
  example = "event: Deal damage to an enemy at your location equal to the number of clues you have.",
  near = "event: Deal damage to an enemy at your location equal to the number of friends you have." }
function effects.deal_equal(w, node, who)
  local amount = w:amount(node.amount)
  w:under(amount.expr and amount.expr .. " > 0", function() w:effect({ "deal", n = node.amount, to = node.to }, who) end)
end
frame { name = "heal all", text = "*heal all {h:harm} from {i:investigator}", means = { "heal_all_of", harm = "$h", from = "$i" },
  example = "event: Heal all horror from an investigator at your location." }
function effects.heal_all_of(w, node)
  local function harmed(x) return x .. "." .. node.harm .. " > 0" end
  things.one(w, node.from, "investigator", "Heal whom?", function(inv) w:emit(inv .. ":heal_" .. node.harm .. "(" .. inv .. "." .. node.harm .. ")") end,
    { expr = harmed, lua = harmed })
end
frame { name = "heal both of each", text = "*heal {n:number} damage and {m:number} horror from {e:each_investigator}",
  means = { "heal_both_each", damage = "$n", horror = "$m", from = "$e" },
  example = "event: Heal 1 damage and 1 horror from each investigator at your location." }
function effects.heal_both_each(w, node)
  local function harmed(x) return x .. ".damage + " .. x .. ".horror > 0" end
  w:would_change(things.any(w, node.from.set, harmed, harmed))
  w:at_once(function()
    things.each(w, node.from.set, function(x)
      w:emit(x .. ":heal_damage(" .. node.damage .. ")")
      w:emit(x .. ":heal_horror(" .. node.horror .. ")")
    end)
  end)
end
local KNOWN = { charge = "charges", charges = "charges", secret = "secrets", secrets = "secrets", supply = "supplies",
  supplies = "supplies", ammo = "ammo" }
frame { name = "place uses on each", text = "*place {n:number} {k:use} on {e:each_asset}",
  means = function(p) return KNOWN[p.k] and { "uses_on_each", n = p.n, kind = p.k, on = p.e } or nil end,
  take = function(node) return node[1] == "uses_on_each" and { n = node.n, k = node.kind, e = node.on } or nil end,
  example = "event: Place 1 charge on each [[Spell]] asset you control.", near = "event: Place 1 clue on each [[Spell]] asset you control." }
function effects.uses_on_each(w, node)
  local kind = KNOWN[node.kind]
  local function has(x) return x .. '.data.uses_type == "' .. kind .. '"' end
  local list = things.list(w, node.on.set, has)
  if w.asked then w:refuse("two conditions") end
  if language.offered[w.kind] then
    if not w.whole or w.depth > 0 then w:refuse("would it change anything?") end
    w.asked = "function(_, you) return #" .. list .. " > 0 end"
  end
  w:emit("each(" .. list .. ', function(asset) asset:add_uses("' .. kind .. '", ' .. node.n .. ") end)")
end

-- --- as many as were discarded --------------------------------------------------------------------------------------

for name, text in pairs { some = "up to {n:number} cards from ~your hand", any = "any number of cards from ~your hand" } do
  frame { name = "discard " .. name, text = "<*choose and|> *discard " .. text, means = { "discard_some", n = name == "some" and "$n" or nil },
    example = name == "some" and "event: Discard up to 3 cards from your hand. Draw that many cards." or nil,
    near = name == "some" and "event: Discard up to 3 cards from your deck. Draw that many cards." or nil }
end
function effects.discard_some(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("others discard") end
  local event = w.kind == "event"
  w:would_change(event and "any(discardable: it ~= me)" or "any(discardable)")
  local name = w:name "chosen"
  w:emit("local " .. name .. ' = choose(you, "Discard which cards?", find("discardable", you), { min = 0' ..
    (node.n and ", max = " .. node.n or ', max = #find("discardable", you)') .. ", many = true }) or {}")
  w:emit("you:discard_cards(" .. name .. ")")
  w.so_many = "#" .. name
end
for verb, noun in pairs { draw = "cards", gain = "resources" } do
  frame { name = verb .. " so many", text = "*" .. verb .. " that many " .. noun, means = { verb .. "_so_many" } }
  effects[verb .. "_so_many"] = function(w, _, who)
    if who ~= "you" or w.depth > 0 or not w.so_many then w:refuse("how many?") end
    w:emit("if " .. w.so_many .. " > 0 then you:" .. verb .. "(" .. w.so_many .. ") end")
  end
end
frame { name = "discard your hand", text = "*discard ~your hand", means = { "discard_hand", short = true },
  example = "event: Discard your hand. Draw 5 cards." }
frame { name = "add x tokens", text = "*add x {t:pool_token} tokens to the chaos bag", means = { "add_x_tokens", token = "$t" },
  example = "event: Add X [bless] tokens to the chaos bag, where X is the number of enemies at your location." }
frame { name = "add as many tokens", text = "*add {t:pool_token} tokens to the chaos bag equal to {a:amount}",
  means = { "add_equal_tokens", token = "$t", amount = "$a" },
  example = "event: Add [bless] tokens to the chaos bag equal to the number of enemies at your location.",
  near = "event: Add [bless] tokens to the chaos bag equal to the number of friends at your location." }
function effects.add_x_tokens(w, node)
  local amount = w:amount { "x" }
  w:would_change(amount.expr and amount.expr .. " > 0 and " .. node.token .. "_left > 0" or node.token .. "_left > 0")
  w:emit('add_tokens("' .. node.token .. '", ' .. (amount.lua or w:refuse("it cannot be counted inside an effect")) .. ")")
end
function effects.add_equal_tokens(w, node)
  local before = w.x
  w.x = node.amount
  effects.add_x_tokens(w, node)
  w.x = before
end
happening("a test begins at your place", "a skill test begins at your location", { "test_begins", where = { "place(actor) == here" }, of = "own", turned = true })
production { name = "boost for the performer of that test", of = "clause",
  text = "the performing investigator gets {n:signed} skill value for that <skill|> test", means = { "boost_performer", n = "$n", that = true },
  example = "event: Fast. Play when a skill test begins at your location. // The performing investigator gets +2 skill value for that test." }

-- --- then -----------------------------------------------------------------------------------------------------------

-- Whoever has moved is there; a card that has gone back is in a hand.
local and_then = effects["then"]
effects["then"] = function(w, node)
  local last = w.lines[#w.lines]
  local line = last and last:sub(1, #w.indent) == w.indent and last:sub(#w.indent + 1) or ""
  local place, gone = line:match "^you:move_to%(([%w_]+)%)$", line:match "^([%w_]+):return_to_hand%(%)$"
  if place or gone then
    w.full = { lines = #w.lines, test = place and "you.place == " .. place or "not " .. gone .. ".in_play" }
  end
  return and_then(w, node)
end
language.example("then, after a move", "event: Fast. Play only during your turn. // Move to a connecting location. Then, discover 1 clue at your location.")

return {}
