-- Amounts of a test that vary. A test begins with numbers; what an expression gives for a bonus, the damage or the
-- difficulty is counted anew whenever it is asked for, until the results (Rules Reference: Modifiers). So a constant
-- ability of the same card adds the difference between what the expression gives now and the number with which the test
-- has begun. A test with plain numbers has none, and no other card has to be asked.

local set_of = fields.set_of

local varying = {}

-- Wherever the card may be while its test goes on.
local ZONES = { "play", "threat", "limbo", "investigators", "locations", "board", "attached", "act", "agenda",
  "reference", "discard", "encounter_discard", "committed", "removed" }

-- A constant ability knows neither whoever makes the test nor its target: `you` is who bears the card there. Both are
-- named by the test instead.
local function in_test(expression)
  return (expression:gsub("%f[%w_.]here%.", "place(you)."):gsub("%f[%w_.]you%f[^%w_]", "test.tester")
    :gsub("%f[%w_.]target%f[^%w_]", "test.target"))
end

-- Names that mean the same, whoever asks.
local FREE = set_of { "and", "or", "not", "none", "min", "max", "exists", "count", "any", "sum", "it", "me", "test",
  "lead", "players", "place", "bearer", "check", "immune", "enemies", "locations", "investigators", "in_play",
  "act_number", "agenda_number", "round", "vengeance_points", "doom_in_play" }

-- Does nothing in it depend on who asks? Other sets and words speak of `you` without naming it.
local function is_free(expression)
  local names = expression:gsub("%.[%w_]+", ""):gsub("%f[%w_]is not [%w_]+", ""):gsub("%f[%w_]is [%w_]+", "")
    :gsub("%f[%w_]in [%w_]+", "")
  for name in names:gmatch "[%a_][%w_]*" do
    if not FREE[name] then return false end
  end
  return true
end

-- A number made of what an ability says, by which its constant abilities know its tests.
local function mark_of(text)
  local mark = 1
  for i = 1, #text do mark = (mark * 31 + text:byte(i)) % 1000000007 end
  return mark
end

-- Do the results depend on a skill that the expression reads? An effect that changes this skill changes the test too.
local function add_skills(modifiers, expression, where)
  for _, skill in ipairs(require "lib/skills") do
    if expression:find("%f[%w_.]test%.tester%." .. skill .. "%f[^%w_]") then
      modifiers[#modifiers + 1] = { value = "counts_" .. skill, amount = 1, where = where }
    end
  end
end

-- The difference, as a constant ability of the test that has that mark. The card's own numbers count while it is where
-- they are kept: it forgets them when it leaves play.
local function difference(mark, value, expression, begun, where)
  local condition = { "test.source == me", "test.varies == " .. mark }
  if not is_free(expression) then condition[#condition + 1] = "bearer(me) == test.tester" end
  if expression:find "%f[%w_.]me%f[^%w_]" then condition[#condition + 1] = "me in play or me in limbo" end
  where = "it == test.tester" .. (where or "")
  local modifiers = { { value = value, amount = "(" .. expression .. ") - (" .. begun .. ")", where = where } }
  add_skills(modifiers, expression, where)
  return { kind = "constant", inherent = true, zones = ZONES, condition = condition, modifiers = modifiers }
end

--- varying.add(a: ability, test: test_fields, is_triggered: boolean). For an ability with a test: counts those of its
--- numbers anew that vary. What an ability that waits for a timing point says of the participants does not: they took
--- part in what has happened by then. Nor does what depends on `you`, unless `you` bears the card.
function varying.add(a, test, is_triggered)
  local function vary(said, value, begun, where, whole)
    if type(said) ~= "string" or not said:find "%a" then return end
    local expression = in_test(whole or said)
    if is_triggered and not is_free(expression) then return end
    local with = a.procedure.with
    with.varies = with.varies or mark_of(a.text .. " " .. with.skill .. " " .. with.bonus)
    a.results[#a.results + 1] = difference(with.varies, value, expression, begun, where)
  end
  vary(test.bonus, "skill_bonus", "test.bonus - test.value_bonus", " and test.skill == " .. a.procedure.with.skill)
  vary(test.value_bonus, "skill_bonus", "test.value_bonus")
  vary(test.damage, "damage_bonus", "test.damage")
  vary(test.difficulty or test.shroud, "test_difficulty", "test.base", nil, a.procedure.with.base)
end

return varying
