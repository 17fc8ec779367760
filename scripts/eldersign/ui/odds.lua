-- The exact odds of resolving an adventure, with the best play of the dice. They include tasks, monsters, the costs of
-- tasks that can be paid, dice on spells and markers, a marker for each investigator there, and terror effects that
-- cards describe as `odds`. They do not include clues, unused cards, and other terror effects.

local results = require "lib/results"

--- DIE_KIND: table<string, integer>. The number of each colour of the game's own dice in a dice_question: see die_kind().
local DIE_KIND = { green = 1, yellow = 2, red = 3 }
local MOST_KINDS = 4   -- of dice, that the solver takes

--- die_kind(colour: string): integer. The number of that colour of dice in a dice_question.
local function die_kind(colour) return results.rank[colour] + 1 end

--- no_dice(): integer[]. For the `dice` of a dice_question: none of each colour.
local function no_dice()
  local counts = {}
  for i = 1, #COLOURS do counts[i] = 0 end
  return counts
end

local function goal_of(task)
  local goal = { cost = { task_cost(task, "sanity"), task_cost(task, "stamina") } }
  local reqs = task.reqs
  for i = 1, #reqs do goal[i] = reqs[i] end
  return goal
end

-- The terror effects of a roll that completes no task.
local function read_terror(question, card, inv)
  if inv.no_terror > 0 or game.awake == 1 then return end
  local sources = { card }
  for _, marker in ipairs(markers_on(card)) do sources[#sources + 1] = marker end
  if inv.ignores_lingering == 0 then sources[#sources + 1] = top "mythos" end
  for _, source in ipairs(sources) do
    local odds = source.data.terror_odds
    if odds == "fails" then question.fatal = { TERROR } end
    if odds == "loses_terror" then question.lost = { TERROR } end
  end
end

-- Focus and assist: a marker for each investigator there; by the FAQ the active one's only once.
local function read_markers(question, card, inv, attempt)
  local places, spent = 0, attempt ~= nil and game.faq == 1 and attempt.focused == 1
  question.kept, question.places = {}, 0
  if game.awake == 1 then return end
  for _, other in ipairs(players()) do
    local here = other.place == card or other == inv
    local own = spent and other == inv
    if here and other.no_focus == 0 and not own then places = places + 1 end
  end
  for _, die in ipairs(cards_in "marked") do question.kept[#question.kept + 1] = die.shows end
  -- A miss costs two dice when one is kept. A third place hardly ever matters, and takes long to work out.
  question.places = math.min(4, math.max(math.min(2, places), #question.kept))
  if game.faq == 1 and places <= 1 then question.keeps = math.max(0, places - #question.kept) end
end

local function dice_to_roll(inv)
  local green = 0
  for _, zone in ipairs { "dice", inv.ignores_locks > 0 and "locked" or nil } do
    green = green + #cards_in(zone, nil, "green")
  end
  local counts = no_dice()
  counts[1] = green
  return counts
end

--- dice_question(card: card, inv: card): dice_question, table[], card[]. The question that dice_odds takes for that
--- adventure. In a running attempt it starts from the dice as they are or are rolled next; otherwise as if inv went
--- there. Also the tasks and dice to which the indexes in the answer refer.
local function dice_question(card, inv)
  local attempt = current "attempt"
  if attempt and attempt.card ~= card then attempt = nil end
  local question = { kinds = results.kinds, goals = {}, met = {}, fixed = {}, ordered = card.data.ordered,
    weights = die_weights(),
    budget = { math.max(0, inv.sanity + inv.pays_sanity - 1), math.max(0, inv.stamina + inv.pays_stamina - 1) } }
  local tasks, pool = tasks_of(card), {}
  for i, task in ipairs(tasks) do
    question.goals[i] = goal_of(task)
    if task.done then question.met[#question.met + 1] = i end
  end
  question.per_roll = game.awake == 0 and math.min(#tasks, 1 + inv.tasks_per_roll) or 1
  if attempt and attempt.completed == 1 then question.per_roll = math.max(1, question.per_roll - 1) end
  read_terror(question, card, inv)
  read_markers(question, card, inv, attempt)
  for _, die in ipairs(cards_in "held") do question.fixed[#question.fixed + 1] = die.shows end
  if not attempt then
    question.dice = dice_to_roll(inv)
    return question, tasks, pool
  end
  local counts, rolled = no_dice(), {}
  for i, die in ipairs(cards_in "pool") do
    local kind = die_kind(colour_of(die))
    pool[i], rolled[i] = die, { kind, die.shows }
    counts[kind] = counts[kind] + 1
  end
  if attempt.lies == 1 then question.rolled = rolled else question.dice = counts end
  return question, tasks, pool
end

-- Without tasks there is nothing to solve, and the solver takes no more than these.
local function solvable(question) return #question.goals > 0 and #question.goals <= 10 and #question.fixed <= 4 end

local function shown_by(kinds)
  local shown = {}
  for _, faces in ipairs(kinds) do
    for _, result in ipairs(faces) do shown[result] = true end
  end
  return shown
end

-- Does no die lie with a result that is none of these?
local function lie_within(question, shown)
  for _, list in ipairs { question.kept, question.fixed } do
    for _, result in ipairs(list) do if not shown[result] then return false end end
  end
  for _, die in ipairs(question.rolled or {}) do if not shown[die[2]] then return false end end
  return true
end

-- With dice or symbols of packs: leaves out the kinds of which there are no dice. In their place, as far as there is
-- room, comes one of which no die is rolled, for results to which dice have been turned. False if it is too much.
local function few_kinds(question)
  if not results.has_own() then return true end
  local used, place, list, counts = { true }, {}, {}, {}
  for kind, n in ipairs(question.dice or {}) do used[kind] = used[kind] or n > 0 end
  for _, die in ipairs(question.rolled or {}) do used[die[1]] = true end
  for kind, faces in ipairs(question.kinds) do
    if used[kind] then
      list[#list + 1], place[kind] = faces, #list + 1
      counts[#list] = question.dice and question.dice[kind]
    end
  end
  for _, die in ipairs(question.rolled or {}) do die[1] = place[die[1]] end
  if #list < MOST_KINDS then
    local every = {}
    for result = 1, #results.names do every[result] = result end
    list[#list + 1] = every
  end
  question.kinds, question.dice = list, question.dice and counts
  return #list <= MOST_KINDS and lie_within(question, shown_by(list))
end

-- Nil if it is too much for the solver.
local function solve(question)
  if few_kinds(question) then return dice_odds(question) end
end

--- adventure_odds(card: card, inv: card, change?: fun(question: dice_question)): number?, dice_decision?, dice_reroll?.
--- The results of dice_odds; change(question) may ask "what if". Nil when it cannot be worked out.
local function adventure_odds(card, inv, change)
  local question = dice_question(card, inv)
  if #question.goals == 0 then return 1 end
  if not solvable(question) then return nil end
  if change then change(question) end
  return solve(question)
end

--- odds_text(chance: number): string. "37 %".
local function odds_text(chance)
  if not chance then return "?" end
  local percent = math.floor(100 * chance + 0.5)
  if percent == 0 and chance > 0 then return "< 1 %" end
  if percent == 100 and chance < 1 then return "> 99 %" end
  return percent .. " %"
end

--- choosing_where(inv: card): boolean. Is inv about to move?
local function choosing_where(inv)
  local turn = current "turn"
  return turn ~= nil and game.awake == 0 and turn.inv == inv and turn.where == nil and current "attempt" == nil
end

local function advice(decision, tasks, pool)
  if not decision then return "  best: give up" end
  if decision.goal then
    local task, dice = tasks[decision.goal], {}
    for i, at in ipairs(decision.rolled) do dice[i] = die_text(pool[at]) end
    for _ = 1, #decision.kept do dice[#dice + 1] = "the die kept" end
    for _ = 1, #decision.fixed do dice[#dice + 1] = "the die on a spell" end
    return "  best: complete " .. task_text(task) .. " with " .. table.concat(dice, ", ")
  end
  return "  best: try again, set aside " .. die_text(pool[decision.lose]) ..
    (decision.keep and ", keep " .. die_text(pool[decision.keep]) or "")
end

--- odds(procedure: table, inv: card): string[]. The odds of the running attempt, or else of every adventure in play.
local function odds(_procedure, inv)
  local attempt = current "attempt"
  if attempt then
    local question, tasks, pool = dice_question(attempt.card, attempt.inv)
    local chance, decision
    if solvable(question) then chance, decision = solve(question) end
    if not chance then return { "No odds for this." } end
    local lines = { attempt.card.title .. ": " .. odds_text(chance) ..
      (question.rolled and ", as the dice lie" or ", before the roll") }
    if question.rolled then lines[2] = advice(decision, tasks, pool) end
    return lines
  end
  local lines = {}
  for _, card in ipairs(find "adventures") do
    lines[#lines + 1] = string.format("%-36s %s", card.title, odds_text(adventure_odds(card, inv or game.active)))
  end
  return lines
end

engine.export { odds = odds, dice_question = dice_question, adventure_odds = adventure_odds, odds_text = odds_text,
  choosing_where = choosing_where, DIE_KIND = DIE_KIND, die_kind = die_kind, no_dice = no_dice }
