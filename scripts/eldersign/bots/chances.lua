-- The questions of the greedy bot to the solver: quick ones, since it asks often, and questions about monsters alone.

local kept, results = require "common:bots/kept", require "lib/results"
local is = method.is

-- --- the odds, quickly -----------------------------------------------------------------------------------------------

local FEW = 4
local NEAREST = { [4] = 3, [WILD] = TERROR }   -- among the results of green dice

-- The faces of a die with the average results of six green ones and the added ones.
local function average_die(counts)
  local faces = {}
  for kind, colour in ipairs(COLOURS) do
    for _ = 1, kind == 1 and 6 or counts[kind] do
      for _, shows in ipairs(FACES[colour]) do faces[#faces + 1] = NEAREST[shows] or shows end
    end
  end
  return faces
end

local OTHERS = { 4, WILD }   -- no die of this kind is rolled, but a rolled die may show its results

-- Without dice of packs: by the number of yellow and red dice.
local ALIKE = {}
for yellow = 0, 1 do
  ALIKE[yellow] = {}
  for red = 0, 1 do ALIKE[yellow][red] = average_die { 6, yellow, red } end
end

local function average_of(counts)
  for kind = results.DICE_OF_THE_GAME + 1, #counts do
    if counts[kind] > 0 then return average_die(counts) end
  end
  return ALIKE[math.min(1, counts[2])][math.min(1, counts[3])]
end

-- Each kind of dice multiplies the work of the solver. If there are more than a few dice of several kinds, all count as
-- equal.
local function alike(question)
  local counts, rolled = question.dice, question.rolled
  if not counts then
    counts = no_dice()
    for i = 1, #rolled do
      local kind = rolled[i][1]
      counts[kind] = counts[kind] + 1
    end
  end
  local added = 0
  for kind = 2, #counts do added = added + counts[kind] end
  if added == 0 or counts[1] + added <= FEW then return end
  question.kinds = { average_of(counts), OTHERS }
  if rolled then
    for i = 1, #rolled do rolled[i][1] = 1 end
  else
    question.dice = { counts[1] + added }
  end
end

-- As adventure_odds. Two places for kept dice are worth little more than one, but take far longer.
--- odds_of(s: table, card: card, change?: table): number, dice_decision?. The exact chance of resolving an adventure
--- or monster, and the best decision; `change` changes the question.
local function odds_of(s, card, change)
  return adventure_odds(card, s.inv, function(question)
    question.places = math.min(question.places, math.max(1, #question.kept))
    if change then change(question) end
    alike(question)
  end)
end

local odds_now = kept("chances", function(s, card)
  local chance, decision = odds_of(s, card)
  return { chance = chance or 0, decision = decision }
end)

--- decision_of(s: table, card: card): number, dice_decision?. The same as things are, without a change.
local function decision_of(s, card)
  local odds = odds_now(s, card)
  return odds.chance, odds.decision
end

--- chance_of(s: table, card: card, change?: table): number. The chance alone.
local function chance_of(s, card, change)
  if not change then return (decision_of(s, card)) end
  return odds_of(s, card, change) or 0
end

-- The chance with more dice than those that are rolled.
local function so_many(n) return n == true and 1 or n or 0 end

--- chance_with(s: table, card: card, yellow: boolean|integer, red: boolean|integer, own?: table<string, integer>): number.
--- The chance with the yellow or red die, and with so many dice of packs by their names.
local function chance_with(s, card, yellow, red, own)
  return chance_of(s, card, function(question)
    local dice = question.dice
    if not dice then return end
    dice[2], dice[3] = dice[2] + so_many(yellow), dice[3] + so_many(red)
    for colour, n in pairs(own or {}) do dice[die_kind(colour)] = dice[die_kind(colour)] + n end
  end)
end

-- --- the aim of an attempt
-- -------------------------------------------------------------------------------------------------

local HOPELESS = 0.08

-- Leaves only these goals of the question.
local function only(question, goals)
  question.met = {}
  for i in ipairs(question.goals) do
    if not contains(goals, i) then table.insert(question.met, i) end
  end
end

local function find_prey(s, card)
  local best, prey = 0, nil
  for i, task in ipairs(game.awake == 0 and tasks_of(card) or {}) do
    local marker = is(task.owner, "monster") and task.owner or nil
    if marker and not task.done and marker.done == 0 and not marker.beaten then
      local worth = marker_worth(marker)
      if worth > best then
        worth = worth * chance_of(s, card, function(question) only(question, { i }) end)
        if worth > best then best, prey = worth, i end
      end
    end
    if card.data.ordered and not task.done then break end
  end
  return { worth = best, task = prey }
end

local prey_of = kept("preys", find_prey)

-- The monster there that is the best prey, even if the adventure fails: one of its tasks is enough to gain it.
--- best_prey(s: table, card: card): number, integer?. The chance to overcome it times its worth, and the index of that
--- task.
local function best_prey(s, card)
  local prey = prey_of(s, card)
  return prey.worth, prey.task
end

-- The aim of the running attempt, as a change of the question: only the monster when the adventure is hopeless.
--- aim_of(s: table, attempt: frame): integer?. The task for which the dice of an attempt are used best.
local function aim_of(s, attempt)
  if chance_of(s, attempt.card) >= HOPELESS then return nil end
  local _, prey = best_prey(s, attempt.card)
  return prey and function(question) only(question, { prey }) end
end

engine.export { odds_of = odds_of, decision_of = decision_of, chance_of = chance_of, chance_with = chance_with,
  best_prey = best_prey, aim_of = aim_of }
