-- Skill tests: "Test [willpower] (3)", what is said of a fight, and what follows from success and failure.

local language = require "import/language"
local things = require "import/subjects/things"
local production, mods = language.production, language.mods

production { name = "test", of = "test", text = "test {s:skill} ( {n:digits} )", means = { "test", skill = "$s", difficulty = "$n" },
  example = "treachery: Revelation - Test [willpower] (3). If you fail, take 1 horror.",
  near = "treachery: Revelation - Test [willpower] (X). If you fail, take 1 horror." }
-- Tests of which abilities.lua and prose.lua know more than the grammar.
local function example(name, text, near)
  language.examples[#language.examples + 1] = { name = name, example = text, near = near }
end
example("test with a purpose", "asset: [action]: Test [combat] (2) to lift the rusty lid. If you succeed, draw 1 card.",
  "asset: [action]: Test [combat] (2) to reduce your horror. If you succeed, draw 1 card.")
example("either of two tests", "asset: [action]: Test [combat] (2) to force it open or [agility] (3) to pick it. If you succeed, draw 1 card.",
  "asset: [action]: Test [combat] (2) or [agility] (3). If you succeed, draw 1 card. (Limit once per round.)")
example("a test of either of two skills", "location: [action]: Test [combat] or [agility] (3). If you succeed, gain 2 resources.",
  "location: [action]: Test [combat] or (3). If you succeed, gain 2 resources.")

-- Outcomes, after a test: { "outcome", of = success or fail, by = RANGE?, what = SENTENCE }.
for of, verb in pairs { success = "succeed", fail = "fail" } do
  local IF = of == "success" and "<if you succeed|if successful|if you are successful|if you succeed at this test>"
    or "<if you fail|if failed|if you fail this test|if you fail the test>"
  local past = of == "success" and "<succeed|succeeded>" or "<fail|failed>"
  production { name = "if you " .. verb, of = "outcome", text = IF .. " , {x:sentence}",
    means = { "outcome", of = of, what = "$x" } }
  production { name = "if you " .. verb .. " by", of = "outcome", text = "if you " .. verb .. " by {r:range} , {x:sentence}",
    means = { "outcome", of = of, by = "$r", what = "$x" },
    example = of == "fail" and "treachery: Revelation - Test [willpower] (3). If you fail by 2 or more, take 1 horror." or nil }
  production { name = "for each point you " .. verb, of = "outcome", text = "for each point you " .. past .. " by , {x:clause}",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" }, what = "$x" } } }
  production { name = "per point you " .. verb, of = "outcome", text = "{x:clause} for each point you " .. past .. " by",
    means = { "outcome", of = of, what = { "for_each", n = { of == "success" and "succeeded_by" or "failed_by" }, what = "$x" } },
    example = of == "fail" and "treachery: Revelation - Test [agility] (3). Take 1 damage for each point you fail by." or nil }
end

production { name = "a choice for each point", of = "outcome",
  text = "for each point you <fail|failed> by , you must <either|choose either|either ( choose one ) :> {a:clauses} <|,> or {b:clauses}",
  means = { "outcome", of = "fail", what = { "each_point", what = { "either", a = "$a", b = "$b" } } },
  example = "treachery: Revelation - Test [willpower] (3). For each point you fail by, you must either take 1 damage or lose 2 resources.",
  near = "treachery: Revelation - Test [willpower] (3). For each point you fail by, you must either take 1 damage." }
function language.effects.each_point(w, node)
  if w.place.result ~= "fail" then w:refuse("no test says by how much") end
  w:block("for _ = 1, event.amount do", function() w:effect(node.what) end)
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
  production { name = kind .. " using, after", of = "mod_" .. kind, text = kind .. " using {s:skill} instead of {t:skill}",
    means = { "uses", skill = "$s", instead = "$t" } }
  production { name = "bonus for " .. kind, of = "mod_" .. kind, text = "you get {n:signed} {s:skill} for this <" .. word .. "|skill test|test>",
    means = { "bonus", n = "$n", skill = "$s" },
    example = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [combat] for this attack." or nil,
    near = kind == "fight" and "asset: [action]: <b>Fight.</b> You get +1 [intellect] for this attack." or nil }
  production { name = "skill for " .. kind, of = "mod_" .. kind,
    text = "<use {s:skill} instead of {t:skill} for this " .. word .. "|this " .. word .. " uses {s:skill} instead of {t:skill}>",
    means = { "uses", skill = "$s", instead = "$t" } }
end
production { name = "damage", of = "mod_fight", text = "<this attack deals {n:signed} damage|you deal {n:signed} damage for this attack>",
  means = { "damage", n = "$n" }, example = "asset: [action]: <b>Fight.</b> You deal +1 damage for this attack.",
  near = "asset: [action]: <b>Fight.</b> You deal +1 horror for this attack." }
production { name = "bonus and damage", of = "mod_fight",
  text = "you get {n:signed} {s:skill} <for this attack and|and|for this attack , and> <this attack|> deals {m:signed} damage <|for this attack>",
  means = { "bonus_damage", n = "$n", skill = "$s", damage = "$m" } }
production { name = "bonus and deal", of = "mod_fight", text = "you get {n:signed} {s:skill} and deal {m:signed} damage for this attack",
  means = { "bonus_damage", n = "$n", skill = "$s", damage = "$m" } }
production { name = "skill and damage", of = "mod_fight",
  text = "this attack uses {s:skill} instead of {t:skill} and deals {n:signed} damage",
  means = { "uses_damage", skill = "$s", instead = "$t", n = "$n" } }
production { name = "shroud", of = "mod_investigate", text = "your location gets {n:signed} shroud for this investigation",
  means = { "shroud", n = "$n" } }

-- Each adds fields of a test: f(w, node, kind, fields).
local function tested(w, kind, fields, skill)
  if skill ~= (fields.skill or KINDS[kind]) then w:refuse("that skill is not tested") end
end
function mods.bonus(w, node, kind, fields)
  tested(w, kind, fields, node.skill)
  fields.bonus = node.n
end
function mods.uses(w, node, kind, fields)
  if node.instead ~= KINDS[kind] then w:refuse("that skill is not tested") end
  fields.skill = node.skill
end
function mods.damage(_, node, _, fields) fields.damage = node.n end
function mods.shroud(_, node, _, fields) fields.shroud = node.n end
function mods.bonus_damage(w, node, kind, fields)
  mods.bonus(w, node, kind, fields)
  fields.damage = node.damage
end
function mods.uses_damage(w, node, kind, fields)
  mods.uses(w, node, kind, fields)
  fields.damage = node.n
end

--- mods.designation(w, node, fields). A skill that is named with the kind of test.
function mods.designation(w, node, fields)
  if node.instead and node.instead ~= KINDS[node.kind] then w:refuse("that skill is not tested") end
  if node.skill and node.skill ~= KINDS[node.kind] then fields.skill = node.skill end
end

-- --- results of fights and investigations -------------------------------------------------------------------------------------

-- What is said of the standard effect itself: more damage, more clues, or something instead of it.
production { name = "more damage by", of = "outcome", text = "if you succeed by {r:range} , this attack deals {n:signed} damage",
  means = { "more_damage", by = "$r", n = "$n" },
  example = "asset: [action]: <b>Fight.</b> If you succeed by 2 or more, this attack deals +1 damage.",
  near = "asset: [action]: <b>Evade.</b> If you succeed by 2 or more, this attack deals +1 damage." }
production { name = "more clues", of = "outcome",
  text = "if you succeed , discover {n:number} additional clue<s> <at your location|at this location|at that location|>",
  means = { "more_clues", n = "$n" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, discover 1 additional clue at this location.",
  near = "asset: [action]: <b>Evade.</b> If you succeed, discover 1 additional clue at this location." }
production { name = "instead of clues", of = "outcome",
  text = "if you succeed , instead of discovering <clues|a clue|1 clue> <|at your location> , {x:sentence}",
  means = { "instead", what = "$x" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, instead of discovering clues, gain 3 resources." }
production { name = "instead of clues, behind", of = "outcome",
  text = "if you succeed , {x:sentence} instead of discovering <clues|a clue|1 clue> <|at your location>",
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
production { name = "a symbol", of = "symbols", text = "{a:symbol}", means = function(p) return { "symbols", p.a } end, take = split(1) }
production { name = "two symbols", of = "symbols", text = "{a:symbol} or {b:symbol}",
  means = function(p) return symbols(p.a, p.b) end, take = split(2) }
production { name = "symbols", of = "symbols", text = "{a:symbol} , {b:symbols_tail}",
  means = function(p) return symbols(p.a, p.b) end, take = split(3) }
production { name = "last symbols", of = "symbols_tail", text = "{a:symbol} <,|> or {b:symbol}",
  means = function(p) return symbols(p.a, p.b) end, take = split(2) }
production { name = "more symbols", of = "symbols_tail", text = "{a:symbol} , {b:symbols_tail}",
  means = function(p) return symbols(p.a, p.b) end, take = split(3) }
production { name = "revealed", of = "beside",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this <attack|evasion attempt|evasion|investigation|test|skill test> , {x:sentence}",
  means = { "revealed", tokens = "$t", what = "$x" },
  example = "asset: [action]: <b>Fight.</b> If a [skull] or [auto_fail] symbol is revealed during this attack, take 1 horror." }

-- --- the result of a test to which a skill is committed -----------------------------------------------------------------------

local DURING = { ["during an attack"] = "attacking", ["during an evasion attempt"] = "evading",
  ["<while investigating|during an investigation|while investigating a location>"] = "investigating" }
local function committed(name, text, means, example)
  production { name = name, of = "skill_line", text = text, means = means, example = example }
end
local IF = "if this <skill|> test is successful "
committed("if successful", IF .. ", {x:sentence}", { "if_successful", what = "$x" },
  "skill: If this skill test is successful, draw 1 card.")
committed("if successful by", IF .. "by {r:range} , {x:sentence}", { "if_successful", by = "$r", what = "$x" })
production { name = "if successful, the performer", of = "skill_line",
  text = IF .. ", the <performing investigator|investigator performing this <test|skill test>> {x:acts}",
  means = { "if_successful", performer = true, what = { "does", who = { "you" }, what = "$x" } },
  example = "skill: If this skill test is successful, the performing investigator draws 1 card.",
  near = "skill: If this skill test is successful, the engaged investigator draws 1 card." }
production { name = "if successful, more by", of = "skill_line",
  text = IF .. ", {x:clause} ( {n:number} {u:unit} instead if it succeeds by {r:range} )",
  means = { "if_successful", what = "$x", more = { "more", n = "$n", unit = "$u", by = "$r" } },
  example = "skill: If this skill test is successful, gain 1 resource (3 resources instead if it succeeds by 2 or more).",
  near = "skill: If this skill test is successful, gain 1 resource (3 cards instead if it succeeds by 2 or more)." }
for _, unit in ipairs { "card", "resource" } do
  production { name = "units: " .. unit, of = "unit", text = "<" .. unit .. "s|" .. unit .. ">", means = unit }
end
for _, unit in ipairs { "damage", "horror" } do
  production { name = "units: " .. unit, of = "unit", text = unit, means = unit }
end
local UNITS = { draw = "card", gain = "resource" }
--- tests.with_more(w, node): node. An effect whose number is another after a success by more.
local function with_more(w, node)
  local does, more = node.what, node.more
  local act = does[1] == "does" and does.who[1] == "you" and does.what
  local unit = act and (UNITS[act[1]] or act[1] == "heal" and act.harm)
  if not unit or unit ~= more.unit or type(act.n) ~= "number" then w:refuse("what is more of?") end
  local changed = { n = { "by_margin", n = act.n, more = more.n, by = more.by } }
  for name, value in pairs(act) do
    if name ~= "key" and name ~= "n" then changed[name] = value end
  end
  return { "does", who = does.who, what = changed }
end
function language.amounts.by_margin(_, node)
  return { lua = "event.amount " .. node.by[1] .. " " .. node.by.n .. " and " .. node.more .. " or " .. node.n }
end
for text, kind in pairs(DURING) do
  committed("if successful while " .. kind, IF .. text .. " , {x:sentence}", { "if_successful", kind = kind, what = "$x" },
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
  if value ~= "skill_bonus" then table.insert(conditions, 2, "test.skill == " .. value) end
  w:would_change(table.concat(conditions, " and "))
  w:emit('you:modify("' .. value .. '", ' .. amount .. ', "test")')
end
production { name = "boost", of = "sentence", text = "you get {n:signed} {s:skill} for this <skill test|test>",
  means = { "boost", n = "$n", skill = "$s" },
  example = "asset: [free] Exhaust this asset: You get +2 [agility] for this skill test.",
  near = "asset: [reaction] After you defeat an enemy: You get +2 [agility] for this skill test." }
function language.effects.boost(w, node)
  if node.n <= 0 then w:refuse("it makes the test worse") end
  boost(w, node, node.skill, node.n)
end
production { name = "boost of any skill", of = "sentence", text = "you get {n:signed} skill value for this <skill test|test>",
  means = { "boost_any", n = "$n" }, example = "asset: [free] Exhaust this asset: You get +2 skill value for this skill test." }
function language.effects.boost_any(w, node)
  if node.n <= 0 then w:refuse("it makes the test worse") end
  boost(w, node, "skill_bonus", node.n)
end

-- "You get +1 [combat] for this skill test (+2 [combat] instead if this is an attack)."
local function is_kind(n) return 'current("test").kind == ' .. n end
local SORTS = { attack = { "an attack", 1 }, evasion = { "<an evasion|an evasion attempt>", 2 }, investigation = { "an investigation", 3 } }
for name, sort in pairs(SORTS) do
  production { name = "sort of test: " .. name, of = "sort_of_test", text = "this is " .. sort[1], means = { "sort", sort[2] } }
end
production { name = "sort of test: attack or evasion", of = "sort_of_test", text = "this is an attack or evasion <|attempt>",
  means = { "sort", 1, 2 } }
production { name = "sort of test: trait", of = "sort_of_test", text = "this test is on <a|an> {t:trait} card",
  means = { "sort_of_card", "$t" } }
production { name = "sort of test: two traits", of = "sort_of_test", text = "this test is on <a|an> {t:trait} or {u:trait} card",
  means = { "sort_of_card", "$t", "$u" },
  example = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+2 [combat] instead if this test is on a [[Item]] or [[Weapon]] card).",
  near = "asset: [free] Spend 1 resource: You get +1 [combat] for this skill test (+2 [combat] instead if this test is on a weapon card)." }
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
      local tag = things.tag_of(node.sort[i])
      if not w.facts.traits[tag] then w:refuse("no card has the trait " .. node.sort[i]) end
      parts[#parts + 1] = 'source:is "' .. tag .. '"'
    end
  end
  local condition = table.concat(parts, " or ")
  if #parts > 1 then condition = "(" .. condition .. ")" end
  if node.sort[1] == "sort_of_card" then
    w:emit 'local source = current("test").source'
    condition = "source and " .. condition
  end
  boost(w, node, node.skill, condition .. " and " .. node.more .. " or " .. node.n)
end

return { KINDS = KINDS, with_more = with_more }
