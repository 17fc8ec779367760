-- Skill tests: "Test [willpower] (3)", what is said of a fight, and what follows from success and failure.

local language = require "import/language"
local production, mods = language.production, language.mods

production { name = "test", of = "test", text = "test {s:skill} ( {n:digits} )",
  means = { "test", skill = "$s", difficulty = "$n" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, take 1 horror.",
  near = "treachery: Revelation - Test [willpower] (X). If you fail, take 1 horror." }
-- Tests of which abilities.lua and prose.lua know more than the grammar.
local example = language.example
example("test with a purpose", "asset: [action]: Test [combat] (2) to lift the rusty lid. If you succeed, draw 1 card.",
  "asset: [action]: Test [combat] (2) to reduce your horror. If you succeed, draw 1 card.")
example("either of two tests", "asset: [action]: Test [combat] (2) to force it open or [agility] (3) to pick it. If you succeed, draw 1 card.",
  "asset: [action]: Test [combat] (2) or agility (3). If you succeed, draw 1 card.")
example("a test of either of two skills, with a limit", "location: [action]: Test [combat] or [agility] (3). If you succeed, gain 2 resources. (Limit once per round.)",
  "location: [action]: <b>Parley.</b> Test [combat] or [agility] (3). If you succeed, gain 2 resources. (Limit once per round.)")
example("a test of either of two skills", "location: [action]: Test [combat] or [agility] (3). If you succeed, gain 2 resources.",
  "location: [action]: Test [combat] or (3). If you succeed, gain 2 resources.")

production { name = "test x", of = "test", text = "test {s:skill} ( x )", means = { "test", skill = "$s" },
  example = "treachery: Revelation - Test [willpower] (X). X is the number of cards in your hand. If you fail, take 1 horror." }
production { name = "test x, where", of = "test", text = "test {s:skill} ( x ) , where x <is|is equal to|equals> {a:amount}",
  means = { "test", skill = "$s", difficulty = "$a" },
  example = "treachery: Revelation - Test [willpower] (X), where X is the shroud value of your location. If you fail, take 1 horror." }
for name, most in pairs { [" to a maximum"] = "( to a maximum of {m:digits} )", [" at most"] = "( max {m:digits} )" } do
  production { name = "test x, where," .. name, of = "test",
    text = "test {s:skill} ( x ) , where x <is|is equal to|equals> {a:amount} " .. most,
    means = { "test", skill = "$s", difficulty = { "at_most", of = "$a", most = "$m" } },
    example = most:find "max " and "treachery: Revelation - Test [willpower] (X), where X is the number of cards in your hand (max 4). If you fail, take 1 horror." or nil }
end
production { name = "harder for each", of = "test_mod",
  text = "this test gets {n:signed} difficulty {c:per}",
  means = { "harder", n = "$n", each = "$c" },
  example = "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for each enemy at your location. If you fail, take 1 horror." }
production { name = "harder if", of = "test_mod", text = "this test gets {n:signed} difficulty if {c:condition}",
  means = { "harder", n = "$n", condition = "$c" } }

-- Outcomes, after a test: { "outcome", of = success or fail, by = RANGE?, what = SENTENCE }.
for of, verb in pairs { success = "succeed", fail = "fail" } do
  local IF = of == "success" and "<if you succeed|if successful|if you are successful|if you succeed at this test>"
    or "<if you fail|if failed|if you fail this test|if you fail the test>"
  local past = of == "success" and "<succeed|succeeded>" or "<fail|failed>"
  production { name = "if you " .. verb, of = "outcome", text = IF .. " , {x:sentence}",
    means = { "outcome", of = of, what = "$x" } }
  production { name = "if you " .. verb .. " by", of = "outcome",
    text = "if you " .. verb .. " by {r:range} , {x:sentence}",
    means = { "outcome", of = of, by = "$r", what = "$x" },
    example = of == "fail" and "treachery: Revelation - Test [willpower] (3). If you fail by 2 or more, take 1 horror." or nil }
  production { name = "for each point you " .. verb, of = "outcome",
    text = "for each point you " .. past .. " by , {x:sentence}",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" },
      what = "$x" } } }
  production { name = "per point you " .. verb, of = "outcome",
    text = "{x:clause} for each point you " .. past .. " by",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" },
      what = "$x" } },
    example = of == "fail" and "treachery: Revelation - Test [agility] (3). Take 1 damage for each point you fail by." or nil }
end

for of, verb in pairs { success = "succeed", fail = "fail" } do
  local past = of == "success" and "<succeed|succeeded>" or "<fail|failed>"
  for name, text in pairs { ["for each point, at most, you " .. verb] = "for each point you " .. past ..
    " by , {x:clause} <<( to a maximum of {m:number} )|, to a maximum of {m:number}|( max {m:number} )|( maximum {m:number} )> <|damage|horror>|( to a maximum of {m:number} <damage|horror> )>",
    ["for each point up to, you " .. verb] = "for each point you " .. past ..
      " by ( to a maximum of {m:number} ) , {x:clause}" } do
    production { name = name, of = "outcome", text = text,
      means = { "outcome", of = of, what = { "for_each", what = "$x",
        n = { "at_most", most = "$m", of = { of == "success" and "succeeded_by" or "failed_by" } } } } }
  end
end

-- --- fights, evasions, investigations ---------------------------------------------------------------------------------------

-- "Fight.", "Investigate ([intellect]).", "Fight using [willpower] instead of [combat]."
local KINDS = { fight = "combat", evade = "agility", investigate = "intellect" }
local FOR = { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation" }
for kind, word in pairs(FOR) do
  production { name = kind, of = "designation", text = kind, means = { "designation", kind = kind } }
  production { name = kind .. " with", of = "designation", text = kind .. " ( {s:skill} )",
    means = { "designation", kind = kind, skill = "$s" },
    example = kind == "evade" and "asset: [action]: <b>Evade ([willpower]).</b>" or nil }
  production { name = kind .. " using", of = "designation", text = kind .. " using {s:skill} instead of {t:skill}",
    means = { "designation", kind = kind, skill = "$s", instead = "$t" } }
  production { name = kind .. " using, after", of = "mod_" .. kind,
    text = kind .. " using {s:skill} instead of {t:skill}",
    means = { "uses", skill = "$s", instead = "$t" } }
  production { name = "bonus for " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test>",
    means = { "bonus", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [intellect] for this attack." or nil }
  production { name = "skill for " .. kind, of = "mod_" .. kind,
    text = "<use {s:skill} instead of {t:skill} for this " .. word .. "|this " .. word ..
      " uses {s:skill} instead of {t:skill}>",
    means = { "uses", skill = "$s", instead = "$t" } }
end
production { name = "damage", of = "mod_fight",
  text = "<this attack deals {n:signed} damage|you deal {n:signed} damage for this attack>",
  means = { "damage", n = "$n" }, example = "asset: [action]: <b>Fight.</b> You deal +1 damage for this attack.",
  near = "asset: [action]: <b>Fight.</b> You deal +1 horror for this attack." }
production { name = "bonus and damage", of = "mod_fight",
  text = "you get {n:signed} {s:skill} <for this attack and|and|for this attack , and> <this attack|> deals {m:signed} damage <|for this attack>",
  means = { "bonus_damage", n = "$n", skill = "$s", damage = "$m" } }
production { name = "bonus and deal", of = "mod_fight",
  text = "you get {n:signed} {s:skill} and deal {m:signed} damage for this attack",
  means = { "bonus_damage", n = "$n", skill = "$s", damage = "$m" } }
production { name = "skill and damage", of = "mod_fight",
  text = "this attack uses {s:skill} instead of {t:skill} and deals {n:signed} damage",
  means = { "uses_damage", skill = "$s", instead = "$t", n = "$n" } }
for kind, word in pairs(FOR) do
  production { name = "bonus for each, " .. kind, of = "mod_" .. kind,
    text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test> {c:per}",
    means = { "bonus_each", n = "$n", skill = "$s", each = "$c" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack for each enemy at your location." or nil }
end
production { name = "damage if", of = "mod_fight", text = "if {c:condition} , this attack deals {n:signed} damage",
  means = { "damage_if", condition = "$c", n = "$n" } }
production { name = "damage if the enemy", of = "mod_fight",
  text = "if <the attacked enemy|the targeted enemy|that enemy> is exhausted , this attack deals {n:signed} damage",
  means = { "damage_if_exhausted", n = "$n" } }
production { name = "shroud", of = "mod_investigate",
  text = "your location gets {n:signed} shroud for this investigation",
  means = { "shroud", n = "$n" } }

-- Each adds fields of a test: f(w, node, kind, fields).
local function tested(w, kind, fields, skill)
  if skill ~= (fields.skill or KINDS[kind]) then w:refuse("that skill is not tested") end
end
-- Added to a skill by its name, or to the skill value, where it stays if another skill takes the place of the tested
-- one.
local function add_bonus(w, fields, amount, to_value)
  if fields.bonus or fields.value_bonus then w:refuse("two amounts of skill") end
  fields[to_value and "value_bonus" or "bonus"] = amount
end
function mods.bonus(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  add_bonus(w, fields, node.n)
end
function mods.uses(w, node, kind, fields)
  if node.instead ~= KINDS[kind] then w:refuse("that skill is not tested") end
  fields.skill = node.skill
end
function mods.bonus_each(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  local amount = w:amount(node.each)
  if not amount.expr or node.n < 1 then w:refuse("it cannot be counted") end
  add_bonus(w, fields, w:quote((node.n > 1 and node.n .. " * " or "") .. amount.expr))
end
function mods.damage_if(w, node, _, fields)
  local condition = w:condition(node.condition)
  if not condition.expr or fields.damage then w:refuse("it cannot be asked beforehand") end
  fields.damage = w:quote(node.n .. " * (" .. condition.expr .. ")")
end
function mods.damage_if_exhausted(w, node, _, fields)
  if fields.damage then w:refuse("two amounts of damage") end
  fields.damage = w:quote(node.n .. " * target.exhausted")
end
function mods.damage(w, node, _, fields)
  if fields.damage then w:refuse("two amounts of damage") end
  fields.damage = node.n
end
function mods.shroud(_, node, _, fields) fields.shroud = node.n end
function mods.bonus_damage(w, node, kind, fields)
  mods.bonus(w, node, kind, fields)
  mods.damage(w, { n = node.damage }, kind, fields)
end
function mods.uses_damage(w, node, kind, fields)
  mods.uses(w, node, kind, fields)
  mods.damage(w, node, kind, fields)
end

--- mods.designation(w, node, fields). A skill that is named with the kind of test.
function mods.designation(w, node, fields)
  if node.instead and node.instead ~= KINDS[node.kind] then w:refuse("that skill is not tested") end
  if node.skill and node.skill ~= KINDS[node.kind] then fields.skill = node.skill end
end

-- --- results of fights and investigations -------------------------------------------------------------------------------------

-- What is said of the standard effect itself: more damage, more clues, or something instead of it.
production { name = "more damage by", of = "outcome",
  text = "if you succeed by {r:range} , this attack deals {n:signed} damage",
  means = { "more_damage", by = "$r", n = "$n" },
  example = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more, this attack deals +1 damage.",
  near = "asset: [action]: <b>Evade.</b> If you succeed by 2 or more, this attack deals +1 damage." }
production { name = "more clues", of = "outcome",
  text = "<if you succeed|if successful|if you are successful> , <|you> discover {n:number} additional clue<s> <at your location|at this location|at that location|>",
  means = { "more_clues", n = "$n" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, discover 1 additional clue at this location.",
  near = "asset: [action]: <b>Evade.</b> If you succeed, discover 1 additional clue at this location." }
production { name = "more clues, and", of = "outcome",
  text = "if you succeed , discover {n:number} additional clue<s> <at your location|at this location|at that location|> and {x:clauses}",
  means = { "more_clues", n = "$n", what = "$x" } }
production { name = "instead of clues", of = "outcome",
  text = "if you succeed , instead of discovering <clues|a clue|1 clue> at your location , {x:sentence}",
  means = { "instead", what = "$x", at = "here" } }
production { name = "instead of any clues", of = "outcome",
  text = "if you succeed , instead of discovering <clues|a clue|1 clue> , {x:sentence}",
  means = { "instead", what = "$x" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, instead of discovering clues, gain 3 resources." }
production { name = "instead of clues, behind", of = "outcome",
  text = "if you succeed , {x:sentence} instead of discovering <clues|a clue|1 clue>",
  means = { "instead", what = "$x" } }

-- --- symbols revealed during a test --------------------------------------------------------------------------------------------

local function symbols(first, rest)
  local list = { "symbols", first }
  if type(rest) == "table" then
    for i = 2, #rest do list[#list + 1] = rest[i] end
  else
    list[#list + 1] = rest
  end
  return list
end
local function split(count)
  return function(node)
    if type(node) ~= "table" or node[1] ~= "symbols" then return nil end
    if count == 1 then return #node == 2 and { a = node[2] } or nil end
    if count == 2 then return #node == 3 and { a = node[2], b = node[3] } or nil end
    return #node > 3 and { a = node[2], b = { "symbols", unpack(node, 3) } } or nil
  end
end
production { name = "a symbol", of = "symbols", text = "{a:symbol}",
  means = function(p) return { "symbols", p.a } end, take = split(1) }
production { name = "two symbols", of = "symbols", text = "{a:symbol} or {b:symbol}",
  means = function(p) return symbols(p.a, p.b) end, take = split(2) }
production { name = "symbols", of = "symbols", text = "{a:symbol} <,|> {b:symbols_tail}",
  means = function(p) return symbols(p.a, p.b) end, take = split(3) }
production { name = "last symbols", of = "symbols_tail", text = "{a:symbol} <,|> or {b:symbol}",
  means = function(p) return symbols(p.a, p.b) end, take = split(2) }
production { name = "more symbols", of = "symbols_tail", text = "{a:symbol} <,|> {b:symbols_tail}",
  means = function(p) return symbols(p.a, p.b) end, take = split(3) }
for kind, text in pairs { fight = "attack", evade = "<evasion attempt|evasion>", investigate = "investigation",
  test = "<skill|> test" } do
  production { name = "this " .. kind, of = "this_test", text = text, means = kind }
end
production { name = "revealed", of = "beside",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this {k:this_test} , {x:sentence}",
  means = { "revealed", tokens = "$t", test = "$k", what = "$x" },
  example = "asset: [action]: <b>Fight.</b> If a [skull] or [auto_fail] symbol is revealed during this attack, take 1 horror." }

-- --- the result of a test to which a skill is committed -----------------------------------------------------------------------

local DURING = { ["<during an attack|while attacking|while fighting>"] = "attacking",
  ["<during an evasion attempt|during an evasion|while evading|while attempting to evade>"] = "evading",
  ["<while investigating|during an investigation|while investigating a location>"] = "investigating" }
local function committed(name, text, means, example)
  production { name = name, of = "skill_line", text = text, means = means, example = example }
end
local IF = "if this <skill|> test <is successful|succeeds> "
committed("if successful", IF .. ", {x:sentence}", { "if_successful", what = "$x" },
  "skill: If this skill test is successful, draw 1 card.")
committed("if successful by", IF .. "by {r:range} , {x:sentence}", { "if_successful", by = "$r", what = "$x" })
for text, kind in pairs(DURING) do
  committed("if successful while " .. kind, IF .. text .. " , {x:sentence}", { "if_successful", kind = kind,
    what = "$x" },
    kind == "attacking" and "skill: If this skill test is successful during an attack, exhaust the attacked enemy." or nil)
  committed("if successful by while " .. kind, IF .. "by {r:range} " .. text .. " , {x:sentence}",
    { "if_successful", kind = kind, by = "$r", what = "$x" })
end

-- --- more skill for the test in progress ---------------------------------------------------------------------------------------

-- Only as all that a free ability does: it can be used if that could change the test.
local function boost(w, node, value, amount)
  if w.kind ~= "free" or w.whole ~= node then
    w:refuse("this is not all that a free ability does")
  end
  local conditions = { "test.tester == you", "test.auto ~= 1" }
  if value ~= "skill_bonus" then table.insert(conditions, 2, value .. "_in_test") end
  w:would_change(table.concat(conditions, " and "))
  w:emit('you:modify("' .. value .. '", ' .. amount .. ', "test")')
end
-- "You get +1 [combat] for this skill test (+2 [combat] instead if this is an attack)."
local function is_kind(n) return 'current("test").kind == ' .. n end
local SORTS = { attack = { "an attack", 1 }, evasion = { "<an evasion|an evasion attempt>", 2 }, investigation = { "an investigation", 3 } }
for name, sort in pairs(SORTS) do
  production { name = "sort of test: " .. name, of = "sort_of_test", text = "this is " .. sort[1], means = { "sort", sort[2] } }
end
production { name = "sort of test: attack or evasion", of = "sort_of_test", text = "this is an attack or evasion <|attempt>",
  means = { "sort", 1, 2 } }
for name, sort in pairs { evasion = SORTS.evasion, investigation = SORTS.investigation } do
  production { name = "sort of test: " .. name .. " or parley", of = "sort_of_test", text = "this is " .. sort[1] .. " or parley",
    means = { "sort", sort[2], 4 },
    example = name == "evasion" and "asset: [free] Spend 1 resource: You get +1 [agility] for this skill test " ..
      "(+3 [agility] instead if this is an evasion or parley)." or nil,
    near = name == "evasion" and "asset: [free] Spend 1 resource: You get +1 [agility] for this skill test " ..
      "(+3 [agility] instead if this is a parley or parley)." or nil }
end
production { name = "sort of test: trait", of = "sort_of_test", text = "this test is on <a|an> {t:trait} card",
  means = { "sort_of_card", "$t" } }
production { name = "sort of test: two traits", of = "sort_of_test", text = "this test is on <a|an> {t:trait} or {u:trait} card",
  means = { "sort_of_card", "$t", "$u" },
  example = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+2 [combat] instead if this test is on a [[Item]] or [[Weapon]] card).",
  near = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+2 [combat] instead if this test is on a weapon card)." }
production { name = "sort of test: scenario card", of = "sort_of_test", text = "this test is on <a scenario|an encounter> card",
  means = { "sort_of_card", scenario = true },
  example = "asset: [free] Spend 1 resource: You get +1 [agility] for this skill test (+2 [agility] instead if this " ..
    "test is on a scenario card).",
  near = "asset: [free] Spend 1 resource: You get +1 [agility] for this skill test (+2 [agility] instead if this " ..
    "test is on a player card)." }
production { name = "boost by sort", of = "sentence",
  text = "you get {n:signed} {s:skill} for this <skill test|test> ( {m:signed} {t:skill} instead if {c:sort_of_test} )",
  means = { "boost_by_sort", n = "$n", skill = "$s", more = "$m", also = "$t", sort = "$c" },
  example = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+3 [combat] instead if this is an attack).",
  near = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+3 [agility] instead if this is an attack)." }
function language.effects.boost_by_sort(w, node)
  if node.skill ~= node.also or node.n <= 0 or node.more <= 0 then w:refuse("two different skills") end
  local parts = {}
  for i = 2, #node.sort do
    if node.sort[1] == "sort" then
      parts[#parts + 1] = is_kind(node.sort[i])
    else
      local tag = w:tag(node.sort[i])
      parts[#parts + 1] = 'source:is "' .. tag .. '"'
    end
  end
  -- See the word on_scenario_card.
  if node.sort.scenario then parts = { 'source:is "encounter_card"', '(source:is "asset" and not source.owner and not source.controller)' } end
  local condition = table.concat(parts, " or ")
  if #parts > 1 then condition = "(" .. condition .. ")" end
  if node.sort[1] == "sort_of_card" then
    w:emit 'local source = current("test").source'
    condition = "source and " .. condition
  end
  boost(w, node, node.skill, condition .. " and " .. node.more .. " or " .. node.n)
end

return { KINDS = KINDS, add_bonus = add_bonus }
