-- Tests, step for step as in the Reference Guide: pool, roll, result. Dice are not components: the procedure keeps the
-- number of dice that show each face.

local floor = math.floor
local check, sum = method.check, method.sum
local RG = "Reference Guide, Tests"
local verbs = {}

local FACES = 6
-- One base-32 digit for each face, so a pool holds 31 dice.
local BASE, MOST_DICE = 32, 31

engine.procedure {
  name = "test", cite = RG, period = "test",
  -- result: successes, 0 is a failure. extra: additional dice that were declared. added: successes besides the dice.
  -- rolled: the dice on the table, as a number of each face.
  locals = { "result", "inv:card", "skill:value", "modifier", "in_combat", "in_other_world", "of_spell:card",
    "acquiring", "extra", "added", "rolled", "what" },
  steps = {
    { id = "begins", announce = { point = "test_begins", actor = "test.inv", amount = "test.what" } },
    { id = "before", title = "Before the roll", cite = RG .. " 1", when = "test.inv in investigators", window = "before_roll" },
    { id = "roll", title = "The roll", cite = RG .. " 2", when = "test.inv in investigators", script = function(p) roll_pool(p) end },
    { id = "after", title = "Change the roll", cite = "Reference Guide, Reroll", when = "test.inv in investigators", window = "after_roll" },
    { id = "result", title = "The result", cite = RG .. " 3", when = "test.inv in investigators",
      script = function(p) determine_result(p) end },
    { id = "ends", when = "test.inv in investigators",
      announce = { point = "test_result", actor = "test.inv", amount = "test.result" } },
  },
}

-- --- the pool ------------------------------------------------------------------------------------------------------

local HELD = { "possessions", "conditions" }
local BONUS = {}
for _, skill in ipairs(SKILLS) do BONUS[skill] = skill .. "_bonus" end

--- best_bonus(inv: card, skill: skill): integer. The highest bonus; only one effect that provides a bonus is used.
local function best_bonus(inv, skill)
  local value = BONUS[skill]
  local best = check(inv, value)
  for i = 1, #HELD do
    local cards = cards_in(HELD[i], inv)
    local bonuses = cards[1] and read_each(cards, value) or cards
    for n = 1, #bonuses do
      if bonuses[n] > best then best = bonuses[n] end
    end
  end
  return best
end

--- skill_of(inv: card, skill: skill): integer. The printed skill with its Improvement token.
local function skill_of(inv, skill) return inv[skill] end

--- pool_size(p: frame): integer. The number of dice, never less than one.
local function pool_size(p)
  local inv, skill = p.inv, p.skill
  local n = skill_of(inv, skill) + p.modifier + best_bonus(inv, skill) + sum(inv, "additional_dice") + p.extra
  return math.max(1, math.min(MOST_DICE, n))
end

--- inv:gain_bonus(skill: skill, n: integer, period: period). "Gain +N SKILL" for a time. It does not add to another
--- such bonus: the higher one counts.
function verbs.gain_bonus(inv, skill, n, period)
  local value = BONUS[skill]
  if n > inv[value] then inv:modify(value, n - inv[value], period) end
end

--- bonus_counts(skill: skill, n: integer): fun(me: card, you: card): boolean. A condition: would "gain +N SKILL" change
--- anything, given the bonus that the investigator has now?
local function bonus_counts(skill, n)
  return function(_, you) return best_bonus(you, skill) < n, "a bonus of yours is as high already" end
end

--- inv:add_dice(n?: integer). Adds dice to the investigator's present test, declared before the roll.
function verbs.add_dice(inv, n)
  local p = current "test"
  if p and p.inv == inv then p.extra = p.extra + (n or 1) end
end

-- --- the dice ------------------------------------------------------------------------------------------------------

local PLACES = { 1 }   -- the place of the digit for each face
for face = 2, FACES do PLACES[face] = PLACES[face - 1] * BASE end

--- showing(dice: integer, face: integer): integer. The number of dice, in the form of a test, that show that face.
local function showing(dice, face) return floor(dice / PLACES[face]) % BASE end

--- dice_text(dice: integer): string. "1, 4, 6", for the log.
local function dice_text(dice)
  local out = {}
  for face = 1, FACES do
    for _ = 1, showing(dice, face) do out[#out + 1] = face end
  end
  return table.concat(out, ", ")
end

local function dice_count(dice)
  local n = 0
  for face = 1, FACES do n = n + showing(dice, face) end
  return n
end

-- Some effects treat all die rolls as 1: with_ones(), lib/mythos_cards.lua.
local function roll_one() return game.ones == 1 and 1 or roll(FACES) end

local function roll_dice(n)
  if game.ones == 1 then return n * PLACES[1] end
  local dice = 0
  for _ = 1, n do dice = dice + PLACES[roll(FACES)] end
  return dice
end

--- roll_pool(p: frame). Step of a test: rolls the dice.
local function roll_pool(p)
  local dice = roll_dice(pool_size(p))
  p.rolled = dice
  after("rolled", p.inv, nil, nil, dice)
end

--- roll_die_for(inv: card): integer. A roll that is no test: nothing rerolls or modifies it. Reference Guide: Reroll;
--- FAQ.
local function roll_die_for(inv)
  local n = roll_one()
  after("die_rolled", inv, nil, nil, n)
  return n
end

-- --- after the roll ------------------------------------------------------------------------------------------------

-- The investigator's present test, after its roll.
local function rolled_test(inv)
  local p = current "test"
  return p and p.inv == inv and p.rolled > 0 and p or nil
end

local function faces_of(dice, most)
  local out = {}
  for face = 1, most or FACES do
    if showing(dice, face) > 0 then out[#out + 1] = tostring(face) end
  end
  return out
end

-- For one die the choice is by face, for several among all the dice.
local function choose_dice(inv, p, most)
  if most == 1 then
    local face = choose(inv, "Which die is rerolled?", faces_of(p.rolled))
    return face and { face } or {}
  end
  local all = {}
  for face = 1, FACES do
    for _ = 1, showing(p.rolled, face) do all[#all + 1] = tostring(face) end
  end
  return choose(inv, "Which dice are rerolled?", all, { min = 1, max = most, many = true, purpose = "reroll" })
end

--- inv:reroll(n?: integer): integer. Rerolls up to n dice (nil: any number) of the investigator's present test, which
--- they choose; the new results count. Reference Guide: Reroll.
function verbs.reroll(inv, n)
  local p = rolled_test(inv)
  if not p then return 0 end
  local pool = dice_count(p.rolled)
  local chosen = choose_dice(inv, p, math.min(n or pool, pool))
  local dice = p.rolled
  for _, face in ipairs(chosen) do dice = dice - PLACES[tonumber(face)] end
  local new = roll_dice(#chosen)
  p.rolled = dice + new
  after("rerolled", inv, nil, nil, new)
  return #chosen
end

--- can_raise_die(me: card, you: card): boolean. A condition: does a die of the investigator's present test show less
--- than 6?
local function can_raise_die(me, you)
  local p = rolled_test(you)
  return p ~= nil and #faces_of(p.rolled, FACES - 1) > 0, "no die of your test shows less than 6"
end

--- inv:raise_die(): boolean. Adds 1 to one die of the investigator's present test, which they choose.
function verbs.raise_die(inv)
  local p = rolled_test(inv)
  local face = p and choose(inv, "Which die gets 1 more?", faces_of(p.rolled, FACES - 1))
  if not face then return false end
  face = tonumber(face)
  p.rolled = p.rolled - PLACES[face] + PLACES[face + 1]
  after("rerolled", inv, nil, nil, PLACES[face + 1])
  return true
end

--- inv:add_successes(n: integer). Adds successes to the result of the investigator's present test.
function verbs.add_successes(inv, n)
  local p = current "test"
  if p and p.inv == inv then p.added = p.added + n end
end

-- --- the result ----------------------------------------------------------------------------------------------------

--- successes(inv: card, dice: integer): integer. The dice that show 5 or 6, or whatever counts as a success for the
--- investigator.
local function successes(inv, dice)
  local n = 0
  for face = check(inv, "success"), FACES do n = n + showing(dice, face) end
  if inv.double_six > 0 then n = n + showing(dice, FACES) end
  return n
end

--- determine_result(p: frame). Step of a test: counts the successes.
local function determine_result(p)
  local dice = p.rolled
  p.result = successes(p.inv, dice) + p.added
  game.last_roll = dice
end

-- Packs a test into a number for the log, and turns it back into words.
local SCALE, ZERO = 100, 50
local NUMBERS = {}
for i, name in ipairs(SKILLS) do NUMBERS[name] = i end
local function packed_test(skill, modifier) return NUMBERS[skill] * SCALE + ZERO + modifier end
--- test_text(n: integer): string. "Will -1" of a test, for the log.
local function test_text(n)
  local modifier = n % SCALE - ZERO
  return skill_text(floor(n / SCALE)) .. (modifier == 0 and "" or string.format(" %+d", modifier))
end

fields.schema("test_options", "The purpose of a test.", {
  { "combat?", "boolean", "A Combat Encounter." },
  { "other_world?", "boolean", "An Other World Encounter." },
  { "of_spell?", "card", "The casting of this Spell." },
  { "acquiring?", "boolean", "Acquiring Assets." },
})
local NO_OPTIONS = {}
--- inv:test(skill: skill, modifier?: integer, options?: test_options): integer, integer. The number of successes, 0 for
--- a failure; and the dice, for showing(dice, face). Reference Guide: Tests.
function verbs.test(inv, skill, modifier, options)
  if not NUMBERS[skill] then error("there is no skill '" .. tostring(skill) .. "'", 2) end
  if not is_playing(inv) then return 0, 0 end
  if options then fields.check("test_options", options, "a test") else options = NO_OPTIONS end
  game.last_roll = 0
  local result = call_procedure("test", { inv = inv, skill = skill, modifier = modifier or 0,
    in_combat = options.combat and 1 or 0, in_other_world = options.other_world and 1 or 0, of_spell = options.of_spell,
    acquiring = options.acquiring and 1 or 0, what = packed_test(skill, modifier or 0) })
  if not is_playing(inv) then return 0, 0 end
  return result, game.last_roll
end

--- inv:passes(skill: skill, modifier?: integer, options?: test_options): boolean. Makes a test; true with at least one
--- success.
function verbs.passes(inv, skill, modifier, options) return (inv:test(skill, modifier, options)) > 0 end

-- "Spend 1 Clue: reroll a die." Every investigator has it. Reference Guide: Clue.
--- clue_reroll(): ability. The reroll for a Clue that every investigator has, put on each sheet.
local function clue_reroll()
  local a = free("Spend 1 Clue: reroll a die.") { window = "after_roll", name = "clue", cost = cost.clues(1),
    -- If each die counts as 1, another roll changes nothing.
    condition = { "you.cannot_reroll_with_clues == 0", "ones == 0" }, zones = { "investigators" }, cite = "Reference Guide, Reroll",
    effect = function(_, you)
      you:reroll(you.reroll_two > 0 and 2 or 1)
      after("spent_to_reroll", you)
    end }
  a.inherent = true
  return a
end

-- Improvement tokens add to the skill.
--- improvements(): ability. The effect of Improvement tokens, put on each sheet.
local function improvements()
  local modify = {}
  for i, skill in ipairs(SKILLS) do
    modify[i] = { value = skill, amount = "me." .. skill .. "_improved", where = "it == me" }
  end
  local a = constant("Improvement tokens.") { modify = modify, zones = { "investigators" } }
  a.inherent = true
  return a
end

engine.verbs(verbs)

--- power(x: number, n: integer): number. x multiplied by itself n times. For chances: x ^ n differs a little between
--- processors.
local function power(x, n)
  local out = 1
  for _ = 1, n do out = out * x end
  return out
end

engine.export { best_bonus = best_bonus, bonus_counts = bonus_counts, can_raise_die = can_raise_die, skill_of = skill_of, pool_size = pool_size,
  showing = showing, dice_text = dice_text, test_text = test_text, roll_pool = roll_pool, roll_die_for = roll_die_for,
  successes = successes, determine_result = determine_result, clue_reroll = clue_reroll, improvements = improvements,
  power = power }
