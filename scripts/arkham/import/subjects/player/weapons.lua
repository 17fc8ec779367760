-- What weapons and tools say of the test they make: a bonus that depends on something, a base value, damage for
-- each point, whom they may be aimed at, and what may be paid for more.

local language = require "import/language"
local things = require "import/subjects/things"
local production, conditions, mods = language.production, language.conditions, language.mods
local KINDS = require("import/subjects/tests").KINDS

local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }
local DURING = { fight = "attacking", evade = "evading", investigate = "investigating" }

-- What holds during the test that an ability makes, and is counted whenever it matters (Rules Reference: Modifiers): a
-- constant of the card. testing.lua puts the bonus of the ability for \1: it tells two tests of one card apart.
local function during(w, kind, fields, text, more, field)
  local list, event = { "test.source == me", "test.tester == you", DURING[kind], "test.bonus == \1" }, w.kind == "event"
  if event and w.facts.kinds.attached then w:refuse("which of its tests is it?") end
  if fields.beside then w:refuse("two things that depend on something") end
  for _, condition in ipairs(more) do list[#list + 1] = condition end
  for i, condition in ipairs(list) do list[i] = '"' .. condition .. '"' end
  fields.beside = { { kind = "constant", text = text, fields = { { "condition", "{ " .. table.concat(list, ", ") ..
    " }" },
    { "zones", event and '{ "limbo", "discard" }' or '{ "play", "discard" }' }, field } } }
end
local function tested(w, kind, fields, skill)
  if skill ~= (fields.skill or KINDS[kind]) then w:refuse("that skill is not tested") end
end

-- --- more skill -----------------------------------------------------------------------------------------------------

for kind, word in pairs(FOR) do
  local FIRST = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> "
  local function means(p)
    return p.s == p.t and p.m > p.n and { "bonus_if", n = p.n, skill = p.s, more = p.m, condition = p.c } or nil
  end
  local function take(node)
    return node[1] == "bonus_if" and { n = node.n, s = node.skill, m = node.more, t = node.skill,
      c = node.condition } or nil
  end
  production { name = "more if, " .. kind, of = "mod_" .. kind, text = FIRST ..
    "( {m:signed} {t:skill} instead if {c:condition} )",
    means = means, take = take,
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack (+2 [combat] " ..
      "instead if you have 3 or fewer remaining sanity)." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack (+2 [agility] " ..
      "instead if you have 3 or fewer remaining sanity)." or nil }
  production { name = "more if, said before, " .. kind, of = "mod_" .. kind,
    text = FIRST .. "( if {c:condition} , you get {m:signed} {t:skill} <,|> instead )", means = means,
      take = function() end,
    example = kind == "fight" and "event: <b>Fight.</b> You get +1 [combat] for this attack (if there are 1 or more " ..
      "clues on your location, you get +3 [combat], instead)." or nil }
end
function mods.bonus_if(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  if fields.bonus then w:refuse("two amounts of skill") end
  local condition = w:condition(node.condition).expr or w:refuse("this condition cannot be asked here")
  fields.bonus = node.n
  during(w, kind, fields,
    "Its test: +" .. node.more .. " " .. node.skill .. " instead if " .. w.english(node.condition, "condition") .. ".",
    { "test.skill == " .. node.skill, condition }, { "you", "{ skill_bonus = " .. node.more - node.n .. " }" })
end
for _, counter in ipairs { "clue", "damage", "doom", "horror", "resource" } do
  local many = counter == "clue" and "clues" or counter == "resource" and "resources" or counter
  for kind, word in pairs { fight = "attacked", evade = "evaded" } do
    production { name = "for each " .. counter .. " on the " .. word, of = "mod_" .. kind,
      text = "you get {n:signed} {s:skill} for this " .. FOR[kind] .. " for each " .. counter .. " on the <" ..
        word .. "|targeted> enemy",
      means = { "bonus_on_target", n = "$n", skill = "$s", counter = many },
      example = counter == "clue" and kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [combat] for " ..
        "this attack for each clue on the attacked enemy." or nil,
      near = counter == "clue" and kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [agility] for " ..
        "this attack for each clue on the attacked enemy." or nil }
  end
end
function mods.bonus_on_target(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  if node.n < 1 then w:refuse("it makes the test worse") end
  during(w, kind, fields,
    "Its test: +" .. node.n .. " " .. node.skill .. " for each " .. node.counter .. " on the enemy.", {
      "test.skill == " .. node.skill },
    { "you", "{ skill_bonus = " .. w:quote((node.n > 1 and node.n .. " * " or "") .. "test.target." ..
      node.counter) .. " }" })
end
for kind in pairs(FOR) do
  production { name = "an easier " .. kind, of = "mod_" .. kind, text = "reduce the difficulty of this <" ..
    FOR[kind] .. "|skill test|test> by {n:number}",
    means = { "easier_test", n = "$n" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> Reduce the difficulty of this test by 1." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> Reduce the difficulty of that test by 1." or nil }
end
function mods.easier_test(w, node, kind, fields)
  during(w, kind, fields, "Its test is " .. node.n .. " easier.", {}, { "you", "{ test_difficulty = -" .. node.n ..
    " }" })
end

-- --- base values ----------------------------------------------------------------------------------------------------

production { name = "amount: the resource pool", of = "amount", text = "the <number|amount> of resources in your " ..
  "resource pool", means = { "pool" },
  example = "event: Draw X cards, where X is the number of resources in your resource pool." }
function language.amounts.pool(w)
  w:needs_you()
  return { expr = "you.resources", lua = "you.resources" }
end
local VERBS = { fight = "<fight|attack>", evade = "<evade|attempt to evade>", investigate = "investigate" }
for kind, word in pairs(FOR) do
  local of = kind == "fight" and "<attack|fight>" or word
  for name, most in pairs { [""] = "", [", at most"] = " ( to a maximum of {m:digits} )" } do
    production { name = "base value, " .. kind .. name, of = "mod_" .. kind,
      text = "your base {s:skill} <value|skill> for this " .. of .. " is <equal to|> {a:amount}" .. most,
      means = { "base_value", skill = "$s", amount = most == "" and "$a" or { "at_most", of = "$a", most = "$m" } },
      example = kind == "investigate" and most == "" and
        "asset: [action] Exhaust this asset: <b>Investigate.</b> Your base [intellect] value for this investigation " ..
          "is equal to the number of cards in your hand." or nil,
      near = kind == "investigate" and most == "" and
        "asset: [action] Exhaust this asset: <b>Investigate.</b> Your base [combat] value for this investigation is " ..
          "equal to the number of cards in your hand." or nil }
  end
  production { name = "base value of a number, " .. kind, of = "mod_" .. kind,
    text = "<you|> " .. VERBS[kind] .. " with a base {s:skill} <skill|value|> of {n:digits}",
    means = { "base_value", skill = "$s", amount = "$n" },
    example = kind == "fight" and "asset: [action] Exhaust this asset: <b>Fight.</b> You attack with a base " ..
      "[combat] skill of 5." or nil }
end
function mods.base_value(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  local amount = w:amount(node.amount).expr or w:refuse("it cannot be counted here")
  local number = tonumber(amount)
  local limited = not number and node.amount[1] == "at_most" and node.amount
  local words = number and amount or w.english(limited and limited.of or node.amount, "amount") .. (limited and
    ", at most " .. limited.most or "")
  during(w, kind, fields,
    "Its test: the base " .. node.skill .. " is " .. words .. ".", {},
    { "modify", '{ { value = "' .. node.skill .. '", op = "base", amount = ' .. (number and amount or
      w:quote(amount)) ..
      ', where = "it == you" } }' })
end

-- --- against whom ---------------------------------------------------------------------------------------------------

local AIMED = { fight = "not it.cannot_be_attacked and not (it is aloof and not it in threat)",
  evade = "not it.cannot_be_evaded" }
production { name = "ignores aloof", of = "mod_fight",
  text = "<this attack ignores the aloof keyword|this attack ignores aloof|ignore the aloof keyword for this attack>",
  means = { "ignores_aloof" },
  example = "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack. This attack ignores the aloof " ..
    "keyword.",
  near = "asset: [action]: <b>Evade.</b> This attack ignores the aloof keyword." }
production { name = "ignores aloof and retaliate", of = "mod_fight",
  text = "<this attack ignores the aloof and retaliate keywords|this attack ignores aloof and retaliate|ignore the " ..
    "aloof and retaliate keywords for this attack>",
  means = { "ignores_aloof", also = true } }
function mods.ignores_aloof(w, node, kind, fields)
  if fields.where then w:refuse("whom does it attack?") end
  fields.where = w:quote "not it.cannot_be_attacked"
  if node.also then mods.ignores_retaliate(w, node, kind, fields) end
end
for kind in pairs(AIMED) do
  production { name = "only on, " .. kind, of = "mod_" .. kind,
    text = "use <this ability only|only> " .. (kind == "fight" and "<on|to attack>" or "on") ..
      " <a|an> {s:thing_enemy}",
    means = function(p) return not p.s.at and p.s.where and { "only_on", set = p.s } or nil end,
    take = function(node) return node[1] == "only_on" and { s = node.set } or nil end,
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [combat] for this attack. Use only on " ..
      "an enemy with exactly 1 remaining health." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +2 [combat] for this attack. Use only on an " ..
      "asset with exactly 1 remaining health." or nil }
end
function mods.only_on(w, node, kind, fields)
  if fields.where then w:refuse("whom does it attack?") end
  fields.where = w:quote(w.all { AIMED[kind], unpack(things.said(w, node.set, "it", "expr")) })
end
production { name = "damage, apart", of = "mod_fight", text = "this attack deals + {n:number} damage", means = {
  "damage", n = "$n", apart = true } }

-- --- results --------------------------------------------------------------------------------------------------------

local EACH = "for each point you <succeed|succeeded> by"
local MISSED = "if you fail and would <deal damage to|damage> another investigator , this attack deals 1 damage for " ..
  "each point you <fail|failed> by "
local SHOT = "asset: [action]: <b>Fight.</b> Instead of its standard damage, this attack deals 1 damage for each " ..
  "point you succeed by (to a minimum of 1, to a maximum of 4). "
production { name = "damage for each point", of = "outcome",
  text = "instead of its standard damage , this attack deals 1 damage " .. EACH ..
    " ( to a minimum of {k:digits} , to a maximum of {m:digits} )",
  means = { "points", least = "$k", most = "$m" },
  example = SHOT .. "If you fail and would damage another investigator, this attack deals 1 damage for each point " ..
    "you fail by (to a minimum of 1, to a maximum of 4).",
  near = (SHOT:gsub("Fight", "Evade")) }
production { name = "more damage for each point", of = "outcome",
  text = "if you succeed , this attack deals +1 damage " .. EACH .. " ( to a maximum of {m:signed} )",
  means = { "points", more = "$m" },
  example = "asset: [action]: <b>Fight.</b> If you succeed, this attack deals +1 damage for each point you succeed " ..
    "by (to a maximum of +3)." }
production { name = "damage of a miss", of = "outcome", text = MISSED .. "( to a minimum of {k:digits} , to a " ..
  "maximum of {m:digits} )",
  means = { "missed", least = "$k", most = "$m" } }
production { name = "damage of a miss, at most", of = "outcome", text = MISSED ..
  "( to a maximum of {m:digits} damage )",
  means = { "missed", least = 0, most = "$m" } }
--- language.points(node): string. The damage of the attack besides the first point, which every attack deals.
function language.points(node)
  if node.more then return "math.min(event.amount, " .. node.more .. ")" end
  local n = "math.min(event.amount, " .. node.most .. ")"
  return (node.least > 0 and "math.max(" .. node.least .. ", " .. n .. ")" or n) .. " - 1"
end

production { name = "more damage, paid, if", of = "outcome",
  text = "if you succeed and {c:condition} , you may {p:payment} to deal {n:signed} damage for this attack",
  means = { "more_damage", paid = "$p", n = "$n", also = "$c" },
  example = "asset: [action]: <b>Fight.</b> If you succeed and the attacked enemy is the only enemy engaged with " ..
    "you, you may exhaust this asset to deal +1 damage for this attack.",
  near = "asset: [action]: <b>Evade.</b> If you succeed and the attacked enemy is the only enemy engaged with you, " ..
    "you may exhaust this asset to deal +1 damage for this attack." }
production { name = "more damage, paid for the attack", of = "outcome",
  text = "if you succeed , you may {p:payment} for this attack to deal {n:signed} damage", means = { "more_damage",
    paid = "$p", n = "$n", apart = true },
  example = "asset: [action]: <b>Fight.</b> This attack deals + 1 damage. If you succeed, you may exhaust this " ..
    "asset for this attack to deal +2 damage." }
production { name = "condition: the only one", of = "condition", text = "the attacked enemy is the only enemy " ..
  "engaged with you", means = { "only_engaged" } }
function conditions.only_engaged(w)
  if w.place.kind ~= "fight" then w:refuse("no enemy is attacked") end
  return { lua = '#find("engaging", you) == 1 and contains(find("engaging", you), event.object)' }
end
production { name = "if it succeeds against", of = "outcome", text = "if this attack succeeds by {r:range} against " ..
  "<a|an> {s:thing_enemy} , {x:sentence}",
  means = function(p)
    if p.s.at or not p.s.where then return nil end
    return { "outcome", of = "success", by = p.r, what = { "if", condition = { "tested_is", set = p.s }, what = p.x } }
  end,
  take = function(node)
    local what = node[1] == "outcome" and node.what
    local condition = type(what) == "table" and what[1] == "if" and what.condition
    return condition and condition[1] == "tested_is" and node.by and { r = node.by, s = condition.set,
      x = what.what } or nil
  end,
  example = "asset: [action]: <b>Fight.</b> If this attack succeeds by 2 or more against a non-[[Elite]] enemy, you " ..
    "may exhaust this asset to automatically evade that enemy.",
  near = "asset: [action]: <b>Fight.</b> If this dance succeeds by 2 or more against a non-[[Elite]] enemy, you " ..
    "may exhaust this asset to automatically evade that enemy." }
function conditions.tested_is(w, node)
  if w.place.kind ~= "fight" and w.place.kind ~= "evade" then w:refuse("no enemy is attacked or evaded") end
  return { lua = w.all(things.said(w, node.set, "event.object", "lua")) }
end
production { name = "the last clue there", of = "outcome", text = "if you discover the last clue at your location , " ..
  "{x:sentence}",
  means = { "outcome", of = "success", last = true, what = "$x" },
  example = "event: <b>Investigate.</b> If you discover the last clue at your location, you may move to a " ..
    "connecting location.",
  near = "event: <b>Evade.</b> If you discover the last clue at your location, you may move to a connecting location." }
production { name = "may pay for a place", of = "sentence", text = "you may {p:payment} for {l:location} to get " ..
  "{n:signed} shroud {u:until}",
  means = { "may_pay", pay = "$p", forth = true, what = { "location_lasting", place = "$l", value = "shroud",
    n = "$n", per = "$u" } },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, you may discard this asset for your location to " ..
    "get -1 shroud until the end of the round." }

-- "This attack deals +1 damage", of an ability that is used as the attack begins; as a result of a test it is said
-- elsewhere.
for _, name in ipairs { "outcome", "revealed" } do
  language.builder(name, function(node) return not (type(node.what) == "table" and node.what[1] == "attack_deals") and
    node or nil end)
end
production { name = "the attack deals more", of = "clause", text = "this attack deals {n:signed} damage", means = {
  "attack_deals", n = "$n" },
  example = "asset: [reaction] When you trigger the above [action] ability, take 1 horror: This attack deals +1 " ..
    "damage.",
  near = "asset: [reaction] After you evade an enemy, take 1 horror: This attack deals +1 damage." }
function language.effects.attack_deals(w, node)
  if w.event ~= "when test_begins" or w.depth > 0 then w:refuse("which attack is it?") end
  w:would_change "attacking"
  w:emit('current("test").damage = current("test").damage + ' .. node.n)
end
production { name = "trigger the above ability", of = "happening", text = "you trigger the above [action] ability",
  means = { "test_begins", actor = { "you" }, where = { "test.source == me" }, of = "asset" } }

-- --- as it begins ---------------------------------------------------------------------------------------------------

for kind in pairs(FOR) do
  production { name = "as it begins, " .. kind, of = "mod_" .. kind, text = "when this action begins , gain " ..
    "{n:number} resource<s>",
    means = { "gains_first", n = "$n" },
    example = kind == "fight" and "event: <b>Fight.</b> When this action begins, gain 2 resources." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> When this action begins, gain 2 resources." or nil }
end
function mods.gains_first(w, node, _, fields)
  if w.kind ~= "event" or w.facts.kinds.attached then w:refuse("which action begins?") end
  fields.beside = fields.beside or {}
  table.insert(fields.beside, { kind = "forced", text = "As the action begins: gain " .. node.n .. " resources.",
    fields = {
    { "when", '"ability_initiates"' }, { "zones", '{ "limbo" }' }, { "condition",
      '{ "card == me", "used_ability is play" }' },
    { "effect", lines = { "you:gain(" .. node.n .. ")" }, as = "target" } } })
end

return {}
