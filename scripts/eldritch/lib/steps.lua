-- Steps: an effect in pieces that describe themselves. A list of steps is an effect, and also its text.
--
-- A step is { text = "gain 1 Clue", run = function(you, e, chosen) end }. `e` is the effect that is being resolved:
-- e.card, e.clue ("this Clue"), e.gate ("this Gate"), e.monster, e.result, e.gained (Clues). `chosen`: the investigator
-- picked it among alternatives. `can(you, e)`: could it be chosen, and change anything? A cost also has pay(you, e), which
-- returns whether it was paid.
--
-- Cards call the builders, here and in lib/effects.lua. If the rules have a function with that name, the builder has a
-- name of its own: clue_spawns, gate_spawns, monster_spawns, doom_advances, doom_retreats, omen_advances.

local in_play, is = property.in_play, method.is

local function is_step(x) return type(x) == "table" and type(x.run) == "function" end

--- is_steps(x: any): boolean. Is it a list of steps?
local function is_steps(x) return type(x) == "table" and is_step(x[1]) end

fields.schema("step", "A piece of what an effect does: see lib/steps.lua.", {
  { "text", "string", "The step as part of a sentence: \"gain 1 Clue\"." },
  { "run", "fun(you: card, e: table, chosen?: boolean)",
    "Does it; `e` is the effect that is being resolved, `chosen`: the investigator picked it." },
  { "can?", "fun(you: card, e: table): boolean", "True if it could be chosen." },
  { "pay?", "fun(you: card, e: table): boolean", "Of a cost: does it, and says whether it was done." },
  { "gives?", "fun(you: card, e: table): boolean", "True if it could change anything, if that is not `can`." },
  { "of_group?", "boolean", "It is for all investigators or for the lead, whoever resolves the effect." },
})

-- A list of steps, from one step or a list; any other value is an error at the card's line.
local function steps_of(x, what)
  if x == nil then return {} end
  fields.check("step|step[]", x, "what stands " .. what)
  return is_step(x) and { x } or x
end

local function clauses(list)
  local texts = {}
  for i, one in ipairs(list) do texts[i] = one.text end
  return table.concat(texts, " and ")
end

local function capital(text) return text:sub(1, 1):upper() .. text:sub(2) end

--- steps_text(list: step[]): string. The steps as sentences.
local function steps_text(list)
  local texts = {}
  for i, one in ipairs(list) do texts[i] = capital(one.text):gsub("%.$", "") .. "." end
  return #texts > 0 and table.concat(texts, " ") or "No effect."
end

--- run_all(list: step[], you: card, e: table, chosen?: boolean). Runs the steps; it stops at once when the investigator
--- is defeated. Reference Guide: Defeated Investigators.
local function run_all(list, you, e, chosen)
  for i = 1, #list do
    if not in_play(you) then return end
    list[i].run(you, e, chosen)
  end
end

-- In an encounter this is kept in its procedure; elsewhere it lasts as long as the effect.
local function context(me)
  local encounter = current "encounter_card"
  if encounter and encounter.card == me then return encounter end
  return { card = me, gained = 0 }
end

-- What the group resolves goes on with the new Lead Investigator when a step for all, or for the lead, has defeated the
-- one who resolved it: the Mythos Phase goes on. Reference Guide: Defeated Investigators.
local function run_for_group(list, you, e)
  local goes_on = false
  for i = 1, #list do
    if not in_play(you) then
      if not goes_on then return end
      you = game.lead
    end
    list[i].run(you, e)
    goes_on = list[i].of_group
  end
end

local OF_GROUP = { "mythos", "mystery", "ancient_one", "monster" }
local function is_of_group(card)
  for _, kind in ipairs(OF_GROUP) do
    if is(card, kind) then return true end
  end
  return false
end

--- run_steps(list: step[]): effect. An effect that runs the steps.
local function run_steps(list)
  return function(me, you)
    local e = context(me)
    if e == current "encounter_card" or not is_of_group(me) then return run_all(list, you, e) end
    run_for_group(list, you, e)
  end
end

--- step(text: string, run: fun(you: card, e: table), can?: fun(you: card, e: table): boolean): step. A step that only
--- one card needs.
local function step(text, run, can)
  return { text = text, run = run, can = can }
end

--- cost_step(text: string, can?: fun(you: card, e: table): boolean, pay: fun(you: card, e: table): boolean): step. A
--- step that is also a cost.
local function cost_step(text, can, pay)
  return { text = text, can = can, pay = pay, run = function(you, e) pay(you, e) end }
end

-- --- words ----------------------------------------------------------------------------------------------------------

local SMALL = fields.set_of { "of", "the", "and", "from", "to" }

--- with_article(text: string): string. "Elder Thing" is "an Elder Thing".
local function with_article(text) return (text:match "^[AEIOU]" and "an " or "a ") .. text end

--- title_of_id(id: card_id): string. "mists_of_releh" is "Mists of Releh".
local function title_of_id(id)
  local first = true
  return (id:gsub("_", " "):gsub("%S+", function(word)
    local out = (SMALL[word] and not first) and word or capital(word)
    first = false
    return out
  end))
end

--- number_of(n: integer, noun: string): string. 2, "Clue" is "2 Clues".
local function number_of(n, noun) return n .. " " .. noun .. (n == 1 and "" or "s") end

--- check_skill(skill: skill). Anything but a skill is an error at the card's line.
local function check_skill(skill) fields.check("skill", skill, "what is tested or improved") end

local function modified(skill, modifier)
  return skill .. (modifier > 0 and " +" .. modifier or modifier < 0 and " " .. modifier or "")
end

-- --- choices --------------------------------------------------------------------------------------------------------

-- Offers options { text, steps, can }; an option that cannot be done is not offered.
local function offer(you, e, prompt, options)
  local texts, by_text = {}, {}
  for i = 1, #options do
    local option = options[i]
    if not option.can or option.can(you, e) then
      texts[#texts + 1] = option.text
      by_text[option.text] = option
    end
  end
  local chosen = choose(you, prompt, texts)
  return chosen and by_text[chosen]
end

local function all_can(list)
  return function(you, e)
    for i = 1, #list do
      local can = list[i].can
      if can and not can(you, e) then return false end
    end
    return true
  end
end

-- Could any of them change anything? For an empty list nobody knows.
local function any_can(list, you, e)
  for i = 1, #list do
    local can = list[i].gives or list[i].can
    if not can or can(you, e) then return true end
  end
  return #list == 0
end

-- A step that could change nothing is not offered for a price.
local function worth_paying(cost, list)
  return function(you, e) return (not cost.can or cost.can(you, e)) and any_can(list, you, e) end
end

--- can_do(list: step|step[]): fun(me: card, you: card): boolean. A condition: could any of the steps change anything?
local function can_do(list)
  list = steps_of(list, "in `can_do`")
  return function(me, you) return any_can(list, you, { card = me, gained = 0 }), "it would change nothing now" end
end

-- A question whether the cost is paid: a function of the investigator and the effect, which pays it and says whether
-- that was done. Made once, with its texts.
local function paying(prompt, cost, instead, can)
  local options = { { text = capital(cost.text), can = can or cost.can, pay = cost.pay }, { text = capital(instead) } }
  prompt = capital(prompt)
  return function(you, e)
    local chosen = offer(you, e, prompt, options)
    return chosen and chosen.pay and chosen.pay(you, e)
  end
end

local function check_cost(cost)
  fields.check("step", cost, "the cost")
  if not cost.pay then error("`" .. cost.text .. "` is no cost: it cannot be paid", 3) end
end

--- may(cost: step, list: step|step[], otherwise?: step|step[]): step. "You may pay to ...; if you do not, ...". It is
--- not offered if the steps after the cost could change nothing. Reference Guide: FAQ.
local function may(cost, list, otherwise)
  check_cost(cost)
  list, otherwise = steps_of(list, "after a cost"), steps_of(otherwise, "after `may`")
  local text = "you may " .. cost.text .. (#list > 0 and " to " .. clauses(list) or "")
  -- If refusing has a consequence, the investigator may pay to avoid it.
  local can = #otherwise == 0 and worth_paying(cost, list) or cost.can
  local pays = paying(text, cost, #otherwise > 0 and clauses(otherwise) or "do not", can)
  return step(text .. (#otherwise > 0 and "; if you do not, " .. clauses(otherwise) or ""), function(you, e)
    run_all(pays(you, e) and list or otherwise, you, e)
  end, #otherwise == 0 and can or nil)
end

--- may_do(list: step|step[]): step. "You may ...", free of cost.
local function may_do(list)
  list = steps_of(list, "after `may_do`")
  local text = "you may " .. clauses(list)
  local can, prompt, options = all_can(list), capital(text), { capital(clauses(list)), "Do not" }
  return step(text, function(you, e)
    if can(you, e) and choose(you, prompt, options) ~= "Do not" then run_all(list, you, e, true) end
  end)
end

--- unless(cost: step, list: step|step[], when_paid?: step|step[]): step. "... unless you pay; if you do, ...".
--- Reference Guide: FAQ.
local function unless(cost, list, when_paid)
  check_cost(cost)
  list, when_paid = steps_of(list, "after `unless`"), steps_of(when_paid, "after `unless`")
  local text = clauses(list) .. " unless you " .. cost.text
  local pays = paying(text, cost, clauses(list))
  return step(text .. (#when_paid > 0 and "; if you do, " .. clauses(when_paid) or ""), function(you, e)
    run_all(pays(you, e) and when_paid or list, you, e)
  end)
end

--- either(...: step|step[]): step. One of them, which the investigator chooses.
local function either(...)
  local options, texts = {}, {}
  for i, list in ipairs { ... } do
    list = steps_of(list, "in `either`")
    texts[i] = clauses(list)
    options[i] = { text = capital(texts[i]), list = list, can = all_can(list) }
  end
  return step(table.concat(texts, " or "), function(you, e)
    local chosen = offer(you, e, "Choose one", options)
    if chosen then run_all(chosen.list, you, e, true) end
  end)
end

--- when(text: string, holds: fun(you: card, e: table): any, list: step|step[], otherwise?: step|step[]): step. The
--- steps if the condition holds: when("you have a Spell", function(you, e) ... end, steps, otherwise).
local function when(text, holds, list, otherwise)
  list, otherwise = steps_of(list, "after `when`"), steps_of(otherwise, "after `when`")
  text = "if " .. text .. ", " .. clauses(list) .. (#otherwise > 0 and "; otherwise " .. clauses(otherwise) or "")
  return step(text, function(you, e) run_all(holds(you, e) and list or otherwise, you, e) end)
end

-- --- tests and fights -----------------------------------------------------------------------------------------------

fields.schema("test_more", "An addition to a test.", {
  { "text?", "string", "In words." },
  { "dice?", "fun(you: card, e: table): integer", "Dice more or less." },
  { "successes?", "fun(you: card, e: table): integer", "Successes more, after the roll." },
})
fields.schema("test_outcome", "The consequences of a test.", {
  { "pass?", "step|step[]", "When it is passed." },
  { "fail?", "step|step[]", "When it fails." },
  { "at_least?", "natural", "It is passed with so many successes; 1 when that is left out." },
  { "more?", "test_more", "An addition to it." },
})
--- test(skill: skill, modifier: integer, f?: test_outcome): step. A test and its consequences.
local function test_step(skill, modifier, f)
  check_skill(skill)
  f = f or {}
  fields.check("test_outcome", f, "the test of " .. skill)
  local pass, fail = steps_of(f.pass, "after `pass`"), steps_of(f.fail, "after `fail`")
  local more, need = f.more or {}, f.at_least or 1
  local text = "test " .. modified(skill, modifier) .. (more.text and " (" .. more.text .. ")" or "")
  if #pass > 0 then
    text = text .. (need > 1 and "; with a result of " .. need .. " or more, " or "; if you pass, ") .. clauses(pass)
  end
  if #fail > 0 then text = text .. (need > 1 and "; otherwise " or "; if you fail, ") .. clauses(fail) end
  return step(text, function(you, e)
    local dice = more.dice and more.dice(you, e) or 0
    local result = you:test(skill, modifier + dice, { other_world = e.gate ~= nil })
    if not you.in_play then return end
    if more.successes then result = result + more.successes(you, e) end
    e.result = result
    run_all(result >= need and pass or fail, you, e)
  end)
end

fields.schema("fight_outcome", "The consequences of a fight.", {
  { "defeated?", "step|step[]", "When the Monster is defeated." },
  { "survived?", "step|step[]", "When it is not." },
})
local function fight(text, begin, f)
  fields.check("fight_outcome?", f, text)
  local won, lost = steps_of(f and f.defeated, "after `defeated`"), steps_of(f and f.survived, "after `survived`")
  if #won > 0 then text = text .. "; if you defeat it, " .. clauses(won) end
  if #lost > 0 then text = text .. "; if you do not defeat it, " .. clauses(lost) end
  return step(text, function(you, e)
    local defeated = begin(you, e)
    e.result = defeated and 1 or 0
    run_all(defeated and won or lost, you, e)
  end)
end

--- ambush(id?: card_id, f?: fight_outcome): step. A random Monster, or that one, ambushes the investigator.
local function ambush(id, f)
  local text = with_article(id and title_of_id(id) or "Monster") .. " ambushes you"
  return fight(text, function(you) return you:ambush(id) end, f)
end

--- encounter_monster(text: string, find_monster: fun(you: card, e: table): card?, f?: fight_outcome): step. The
--- investigator at once encounters the Monster that the function returns; without a Monster nothing happens.
local function encounter_monster(text, find_monster, f)
  return fight(text .. " and encounter it immediately", function(you, e)
    e.monster = find_monster(you, e)
    return e.monster and you.in_play and you:encounter_monster(e.monster)
  end, f)
end

-- --- for whom
-- -------------------------------------------------------------------------------------------------------------

-- It is for all investigators or for the lead, whoever resolves the effect.
local function of_group(one)
  one.of_group = true
  return one
end

--- each_investigator(list: step|step[], text?: string, which?: fun(inv: card): any): step. The steps for each
--- investigator; with `which`, for those for whom it is true. The text describes them.
local function each_investigator(list, text, which)
  list = steps_of(list, "in `each_investigator`")
  return of_group(step("each investigator" .. (text and " " .. text or "") .. ": " .. clauses(list), function(_, e)
    for _, inv in ipairs(players()) do
      if inv.in_play and (not which or which(inv)) then run_all(list, inv, e) end
    end
  end))
end
--- lead_investigator(list: step|step[]): step. The steps for the Lead Investigator.
local function lead_investigator(list)
  list = steps_of(list, "in `lead_investigator`")
  return of_group(step("the Lead Investigator: " .. clauses(list), function(_, e) run_all(list, game.lead, e) end))
end

engine.export {
  is_steps = is_steps, run_steps = run_steps, run_all = run_all, steps_text = steps_text, step = step,
  cost_step = cost_step, title_of_id = title_of_id, with_article = with_article, number_of = number_of,
  check_skill = check_skill,
  may = may, can_do = can_do, may_do = may_do, unless = unless, either = either, when = when, test = test_step, ambush = ambush,
  encounter_monster = encounter_monster, each_investigator = each_investigator, lead_investigator = lead_investigator,
}
