-- A bot that plays by the odds: it goes where chance (chances.lua) times worth (worth.lua) is best, spends cards and
-- clues where they raise the chance enough, and follows the solver's dice. It looks only at things that its player
-- could see.

local is = method.is

local options, results = require "common:bots/options", require "lib/results"
local best_of, says = options.best, options.says
local function pass_of(view) return options.pass(view) or 1 end

local function worst_wound(inv) return math.min(inv.sanity, inv.stamina) end

-- --- where to go -----------------------------------------------------------------------------------------------------

local SOUVENIR = 10   -- trophies for an elder sign
local SEARCH = 1      -- the worth of a search in the lost & found
local CLUE = 2        -- the later worth of a clue
local PRICE = { { yellow = 1, red = 0, price = 1.5 }, { yellow = 0, red = 1, price = 2 },
  { yellow = 1, red = 1, price = 3.5 } }
local WITH_OWN = { { yellow = 0, red = 0, price = 0 }, PRICE[1], PRICE[2], PRICE[3] }   -- besides a pack's die
local DIE_PRICE, OTHER_DIE = { yellow = 1.5, red = 2 }, 2

local function own_dice(f)
  for i = results.DICE_OF_THE_GAME + 1, #COLOURS do f(COLOURS[i]) end
end

local function free_dice(colour)
  local n = 0
  for _, die in ipairs(cards_in "dice") do if is(die, colour) then n = n + 1 end end
  return n
end

-- The dice that the investigator's cards could add.
local function addable(inv)
  local adds = { yellow = 0, red = 0 }
  for _, card in ipairs(cards_in("possessions", inv)) do
    for _, colour in ipairs(card.data.adds or {}) do adds[colour] = free_dice(colour) end
  end
  return adds
end

local function can_buy_sign(inv) return inv.no_souvenirs == 0 and inv:trophy_value() >= SOUVENIR end

local function aid_worth(s)
  local inv = s.inv
  if inv.no_first_aid > 0 then return 0 end
  local total = 0
  for _, kind in ipairs { "sanity", "stamina" } do
    if inv[kind] < inv["max_" .. kind] then total = total - harm(s, kind, -1) end
  end
  return total
end

local function entrance_worth(s)
  if can_buy_sign(s.inv) then return SOUVENIR end
  return math.max(aid_worth(s), s.inv.no_lost_found == 0 and SEARCH or 0)
end

-- A clue is almost another try at the roll that would fail: five eighths of one.
local function with_clues(chance, clues)
  local fails = 1 - chance
  local root = math.sqrt(fails)
  local clue = root * math.sqrt(math.sqrt(root))
  for _ = 1, clues do fails = fails * clue end
  return 1 - fails
end

-- The most that an attempt can be worth, with or without the investigator's cards and clues; nil if it is no more than
-- `least`.
local function attempt_worth(s, card, adds, least)
  local most = adventure_worth(s, card, 1)
  if most <= least then return nil end
  local best, prey = least, best_prey(s, card)
  local clues = s.inv.no_clues > 0 and 0 or math.min(3, s.inv.clues)
  local function try(chance, price)
    local helped = with_clues(chance, clues)
    best = math.max(best, adventure_worth(s, card, chance) + (1 - chance) * prey - price,
      adventure_worth(s, card, helped) + (1 - helped) * prey - price - CLUE * clues * (1 - chance))
  end
  try(chance_of(s, card), 0)
  for _, way in ipairs(PRICE) do
    if way.yellow <= adds.yellow and way.red <= adds.red and most - way.price > best then
      try(chance_with(s, card, way.yellow, way.red), way.price)
    end
  end
  own_dice(function(colour)
    if (adds[colour] or 0) == 0 then return end
    for _, way in ipairs(WITH_OWN) do
      local price = way.price + OTHER_DIE
      if way.yellow <= adds.yellow and way.red <= adds.red and most - price > best then
        try(chance_with(s, card, way.yellow, way.red, { [colour] = 1 }), price)
      end
    end
  end)
  return best > least and best or nil
end

-- The most promising first: then the odds of most others are not needed.
local function choose_place(view, s)
  local me = s.inv
  local places, adds = {}, addable(me)
  for i, option in ipairs(view.options) do
    local place = option.kind == "pass" and me.place or option.target
    if place then
      local entrance = is(place, "entrance")
      places[#places + 1] = { i, place, entrance, entrance and entrance_worth(s) or adventure_worth(s, place, 1) }
    end
  end
  table.sort(places, function(a, b)
    if a[4] ~= b[4] then return a[4] > b[4] end
    return a[1] < b[1]
  end)
  local best, choice = -1000, pass_of(view)
  for _, place in ipairs(places) do
    local worth = place[4] > best and place[4] or nil
    if not place[3] then worth = attempt_worth(s, place[2], adds, best) end
    if worth then best, choice = worth, place[1] end
  end
  return choice
end

-- --- before a roll ---------------------------------------------------------------------------------------------------

local CLUES = 3   -- it seeks no more than these
local SPELL, PREY = 1, 2.5   -- the later worth of a spell; of a card that overcomes a monster

-- The colours of the dice that the option adds; nil if it adds none.
local function added_by(option)
  if not says(option, "add the") then return nil end
  local colours = {}
  for i = 2, #COLOURS do
    if says(option, COLOURS[i]) then colours[#colours + 1] = COLOURS[i] end
  end
  return colours[1] and colours
end

local function price_of(option, colours, inv)
  if option.card == inv then return says(option, "discard") and 1.5 or 0 end   -- the investigator's own ability
  local price = 0
  for _, colour in ipairs(colours) do price = price + (DIE_PRICE[colour] or OTHER_DIE) end
  return price
end

-- The chance with those of the dice that are free.
local function chance_adding(s, card, colours)
  local more = { yellow = 0, red = 0 }
  for _, colour in ipairs(colours) do more[colour] = math.min(1, free_dice(colour)) end
  local yellow, red = more.yellow, more.red
  more.yellow, more.red = nil, nil
  return chance_with(s, card, yellow, red, more)
end

local TOO_LITTLE = 0.05   -- for a score: then the odds need not be known

-- A spell is one more place for a die. A held die is not rolled until it is used: one is enough.
local function spell_gain(s, attempt, now)
  if size "held" > 0 or size "cast" > 0 then return 0 end
  local stake = stake_of(s, attempt.card)
  if (1 - now) * stake - SPELL <= TOO_LITTLE then return 0 end
  local chance = chance_of(s, attempt.card, function(question) question.places = question.places + 1 end)
  return (chance - now) * stake - SPELL
end

-- The chance when this monster is overcome.
local function chance_without(s, attempt, marker)
  return chance_of(s, attempt.card, function(question)
    for i, task in ipairs(tasks_of(attempt.card)) do
      if task.owner == marker and not task.done then table.insert(question.met, i) end
    end
  end)
end

-- The worth of using it now, minus its worth later.
local function before_roll_score(s, option, attempt, now)
  local inv, card = attempt.inv, attempt.card
  local colours = added_by(option)
  if colours then
    local stake, price = stake_of(s, card), price_of(option, colours, inv)
    if (1 - now) * stake - price <= TOO_LITTLE then return 0 end
    return (chance_adding(s, card, colours) - now) * stake - price
  end
  if says(option, "Cast:") then return spell_gain(s, attempt, now) end
  if says(option, "clue") then return inv.clues < CLUES and 0.2 or 0 end
  if says(option, "overcome a monster") then
    if not option.target or says(option, "lose") and worst_wound(inv) <= 1 then return 0 end
    return marker_worth(option.target) + (chance_without(s, attempt, option.target) - now) * stake_of(s, card) - PREY
  end
  if says(option, "regain") then return worst_wound(option.target or inv) <= 2 and 1 or 0 end
  if says(option, "without its penalties") then return now < 0.1 and penalty_of(s, card) - 2 or 0 end
  return 0
end

local function before_roll(view, s, attempt)
  if not attempt or view.player ~= attempt.inv or #view.options == 1 then return pass_of(view) end
  local now = chance_of(s, attempt.card)
  return best_of(view, function(option)
    return option.kind == "ability" and before_roll_score(s, option, attempt, now)
  end, TOO_LITTLE) or pass_of(view)
end

-- --- after a roll ----------------------------------------------------------------------------------------------------

-- The chance if that die showed something else.
local function chance_turned(s, attempt, die, shows)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  return chance_of(s, attempt.card, function(question)
    for i, other in ipairs(pool) do
      if other == die then question.rolled[i][2] = shows end
    end
  end)
end

local function turned_to(option)
  local die = option.target
  if not die or not is(die, "die") then return nil end
  if says(option, "raise") then return die.shows + 1 end
  if not says(option, "change") then return nil end
  if says(option, "or one") then return die.shows == PERIL and TERROR or PERIL end
  return results.numbers[option.text:match "to (%a+)"]
end

-- Returns the best dice to roll once more { chance =, rolled = }, and the dice to which its indexes refer.
local function best_reroll(s, attempt)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  local chance, _, again = odds_of(s, attempt.card, function(question)
    question.reroll = question.rolled ~= nil
  end)
  return again or { chance = chance or 0, rolled = {} }, pool
end

local function rolls_again(option)
  return option.ability == "clue" or says(option, "re-roll 2 dice") or says(option, "re-roll 1 die")
end

-- A re-roll of some dice gives a part of the gain of the best re-roll.
local function reroll_score(option, gain, again, pool)
  if option.ability == "clue" then return gain - CLUE end
  if says(option, "re-roll 2 dice") then return gain * 0.5 - 0.3 end
  for _, at in ipairs(again.rolled) do
    if pool[at] == option.target then return gain * 0.4 end
  end
end

local function after_roll(view, s, attempt)
  if not attempt or attempt.lies == 0 or #view.options == 1 then return pass_of(view) end
  local stake = game.awake == 1 and 10 or stake_of(s, attempt.card)
  local now, again, pool = chance_of(s, attempt.card), nil, nil
  local function score(option)
    if option.kind ~= "ability" then return nil end
    local shows = turned_to(option)
    if shows then return (chance_turned(s, attempt, option.target, shows) - now) * stake end
    if says(option, "Cast:") then return now < 0.85 and size "held" == 0 and 0.3 or 0 end
    if (1 - now) * stake < CLUE or not rolls_again(option) then return nil end
    if not again then again, pool = best_reroll(s, attempt) end
    return reroll_score(option, (again.chance - now) * stake, again, pool)
  end
  return best_of(view, score, 0.02) or pass_of(view)
end

-- --- questions of an attempt -----------------------------------------------------------------------------------------

-- Returns the chance, the solver's decision, and the tasks and dice to which its indexes refer.
local function decided(s, attempt)
  local _, tasks, pool = dice_question(attempt.card, attempt.inv)
  local aim = aim_of(s, attempt)
  if not aim then
    local chance, decision = decision_of(s, attempt.card)
    return chance, decision, tasks, pool
  end
  local chance, decision = odds_of(s, attempt.card, aim)
  return chance or 0, decision, tasks, pool
end

local function task_name(task) return task.owner.title .. ": " .. task_text(task) end

-- The option for a task, without its number.
local function option_of(view, name)
  for i, option in ipairs(view.options) do
    if option.text:gsub("^%d+%. ", "") == name then return i end
  end
end

local function complete_which(view, s, attempt)
  local _, decision, tasks = decided(s, attempt)
  if decision then return { decision.goal and option_of(view, task_name(tasks[decision.goal])) } end
  -- Hopeless: an overcome monster is gained all the same, and against the Ancient One each task counts.
  for _, task in ipairs(tasks) do
    if not task.done and (game.awake == 1 or is(task.owner, "monster")) and
        task_cost(task, "sanity") + task_cost(task, "stamina") == 0 then
      local i = option_of(view, task_name(task))
      if i then return { i } end
    end
  end
  return {}
end

-- The chance after these dice are used for the task.
local function chance_after(s, attempt, goal, way)
  local gone, aim = {}, aim_of(s, attempt)
  for _, entry in ipairs(way) do gone[entry.die] = true end
  return chance_of(s, attempt.card, function(question)
    if aim then aim(question) end
    question.dice, question.rolled = no_dice(), nil
    for _, die in ipairs(cards_in "pool") do
      local kind = die_kind(colour_of(die))
      if not gone[die] then question.dice[kind] = question.dice[kind] + 1 end
    end
    for field, zone in pairs { kept = "marked", fixed = "held" } do
      question[field] = {}
      for _, die in ipairs(cards_in(zone)) do
        if not gone[die] then table.insert(question[field], die.shows) end
      end
    end
    table.insert(question.met, goal)
    local costs = question.goals[goal].cost
    for i = 1, 2 do question.budget[i] = math.max(0, question.budget[i] - costs[i]) end
  end)
end

local WAYS = 8

-- The ways come with the least waste first: a later one must be better, and the last ones are not looked at.
local function with_which(view, s, attempt)
  local _, decision, tasks = decided(s, attempt)
  local goal, ways
  for i, task in ipairs(tasks) do
    if not task.done and (not goal or decision and decision.goal == i) then
      local list = ways_to_meet(task.reqs)
      if #list == #view.options and way_text(list[1]) == view.options[1].text then goal, ways = i, list end
    end
  end
  if not goal then return { 1 } end
  local best, choice = -1, 1
  for i = 1, math.min(WAYS, #ways) do
    local chance = chance_after(s, attempt, goal, ways[i])
    if chance > best + 1e-9 then best, choice = chance, i end
  end
  return { choice }
end

-- The option for a die, or for one with the same result; the first colour of equals.
local function like(view, die)
  return best_of(view, function(option)
    local other = option.card
    return other and other.shows == die.shows and -results.rank[colour_of(other)] or nil
  end)
end

local function shows_and_colour(die) return die.shows * #COLOURS + results.rank[colour_of(die)] end

-- A green die that is not kept: its result no longer matters, since the rest is rolled again.
local function set_which_aside(view, s, attempt)
  local _, decision, _, pool = decided(s, attempt)
  local keep = decision and decision.keep and pool[decision.keep]
  local spare = {}
  for _, die in ipairs(pool) do
    local key = shows_and_colour(die)
    spare[key] = (spare[key] or (keep and shows_and_colour(keep) == key and -1 or 0)) + 1
  end
  return { best_of(view, function(option)
    return (spare[shows_and_colour(option.card)] > 0 and 10 or 0) - results.rank[colour_of(option.card)]
  end) }
end

-- The chance of the next roll when this die is kept (or none).
local function chance_keeping(s, attempt, aim, kept)
  return chance_of(s, attempt.card, function(question)
    if aim then aim(question) end
    question.dice, question.rolled = no_dice(), nil
    for _, die in ipairs(cards_in "pool") do
      local kind = die_kind(colour_of(die))
      if die ~= kept then question.dice[kind] = question.dice[kind] + 1 end
    end
    if kept then
      table.insert(question.kept, kept.shows)
      question.places = math.max(question.places, #question.kept)
      if question.keeps then question.keeps = math.max(0, question.keeps - 1) end
    end
  end)
end

local function best_kept(s, attempt)
  local aim = aim_of(s, attempt)
  local best, choice = chance_keeping(s, attempt, aim, nil) + 1e-9, nil
  for _, die in ipairs(distinct_dice(cards_in "pool")) do
    local chance = chance_keeping(s, attempt, aim, die)
    if chance > best then best, choice = chance, die end
  end
  return choice
end

-- An investigator who assists may have to pay for it: only when nothing else is free, and not with the last point.
local function who_keeps(view, s, attempt)
  if not best_kept(s, attempt) then return {} end
  return { best_of(view, function(option)
    if option.card == attempt.inv then return 100 end
    return worst_wound(option.card) > 1 and worst_wound(option.card) or nil
  end) }
end

local function kept_which(view, s, attempt)
  local die = best_kept(s, attempt)
  return { die and like(view, die) or 1 }
end

local function chance_holding(s, attempt, die)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  return chance_of(s, attempt.card, function(question)
    if not question.rolled or #question.fixed >= 4 then return end
    for i, other in ipairs(pool) do
      if other == die then table.remove(question.rolled, i) end
    end
    table.insert(question.fixed, die.shows)
  end)
end

local function held_which(view, s, attempt)
  local order, chances = {}, {}
  for i, option in ipairs(view.options) do
    order[i], chances[i] = i, chance_holding(s, attempt, option.card)
  end
  table.sort(order, function(a, b)
    if chances[a] ~= chances[b] then return chances[a] > chances[b] end
    return a < b
  end)
  -- A second die only when it is worth almost as much.
  local chosen = { order[1] }
  if view.max > 1 and order[2] and chances[order[2]] > chances[order[1]] - 0.02 then chosen[2] = order[2] end
  return chosen
end

local function reroll_which(view, s, attempt)
  local again, pool = best_reroll(s, attempt)
  local chosen, taken = {}, {}
  for _, at in ipairs(again.rolled) do
    for i, option in ipairs(view.options) do
      if option.card == pool[at] and #chosen < view.max then
        chosen[#chosen + 1] = i
        taken[i] = true
      end
    end
  end
  for i in ipairs(view.options) do
    if #chosen < view.min and not taken[i] then chosen[#chosen + 1] = i end
  end
  return chosen
end

-- Another roll costs nothing except the effects of its terror.
local function again_or_not(view, s, attempt)
  local card = attempt.card
  local worth = math.max(chance_of(s, card) * stake_of(s, card), (best_prey(s, card)))
  local wanted = (game.awake == 1 or worth > 0.5 * terror_of(s, card)) and "try again" or "give up"
  return { best_of(view, function(option) return option.name == wanted and 1 or 0 end) }
end

local ATTEMPT = {
  complete_task = complete_which, spend_dice = with_which, spend_die = with_which, try_again = again_or_not,
  set_aside = set_which_aside,
  assist = who_keeps, keep_die = kept_which, hold_dice = held_which, reroll = reroll_which,
}

-- --- other questions -------------------------------------------------------------------------------------------------

local WORDS = {
  -- At the entrance.
  { "an elder sign", 20 }, { "attempt", 5 },
  -- Things to take.
  { "ally", 6 }, { "unique", 4 }, { "common", 3 }, { "spell", 2.5 }, { "clue", 2 },
}

local function activity(view, s)
  return { best_of(view, function(option)
    if option.name == "buy a souvenir" then return can_buy_sign(s.inv) and SOUVENIR or -1 end
    if option.name == "receive first aid" then return aid_worth(s) end
    return SEARCH
  end) }
end

local function aid(view, s)
  local me = s.inv
  return { best_of(view, function(option)
    local mends = 0
    for _, kind in ipairs { "sanity", "stamina" } do
      local lost = me["max_" .. kind] - me[kind]
      local mended = says(option, "all") and lost or math.min(1, lost)
      if says(option, kind) then mends = mends - harm(s, kind, -mended) end
    end
    return mends - trophies_worth(tonumber(option.text:match "for (%d+)") or 0)
  end) }
end

local function lose_what(view, s)
  return { best_of(view, function(option)
    local hurt = 0
    for _, kind in ipairs { "sanity", "stamina" } do
      if says(option, kind) then hurt = hurt + harm(s, kind, 1) end
    end
    if says(option, "clue") then hurt = hurt + CLUE end
    if says(option, "trophies") then hurt = hurt + trophies_worth(2) end
    return -hurt
  end) }
end

local function regain_what(view)
  local me = view.player
  return { best_of(view, function(option) return -(me[option.name] or 0) end) }
end

-- The adventure that loses the least when it becomes harder.
local function monster_where(view, s)
  return { best_of(view, function(option)
    return option.card and -adventure_worth(s, option.card, chance_of(s, option.card)) or nil
  end) or 1 }
end

local function who_joins(view)
  return { best_of(view, function(option) return #(option.card.data.start or {}) end) }
end

local OTHER = {
  entrance = activity, first_aid = aid, lose = lose_what, regain = regain_what, monster_appears = monster_where,
  successor = who_joins,
}

-- Most questions ask for a thing to give up, or for one of several texts.
local function card_score(option)
  local card = option.card
  if card then
    if card.zone == "trophies" then return -card:check "trophy" end
    if is(card, "die") then return -results.rank[colour_of(card)] end
    return -card_worth(card)
  end
  local score = 0
  for _, word in ipairs(WORDS) do
    if says(option, word[1]) then score = math.max(score, word[2]) end
  end
  return score
end

local function asked(view, list, ...)
  local answer = list[view.purpose]
  if answer then return answer(view, ...) end
end

local function reaction_score(option, me)
  if says(option, "devoured") then return 10 end
  if says(option, "lose") then return worst_wound(me) <= 3 and 1 or 0 end
  return 1
end

local function first_ability(view)
  for i, option in ipairs(view.options) do
    if option.kind == "ability" then return i end
  end
  return pass_of(view)
end

local WINDOWS = {
  move = choose_place, before_roll = before_roll, after_roll = after_roll,
  turn_start = first_ability,   -- it is free
}

--- greedy(view: table): integer[]. The places of the options in a request that look best. engine/game/bot.cpp says what
--- a view contains.
local function greedy(view)
  if view.numeric then return { view.max } end
  local attempt = current "attempt"
  if view.from == "window" then
    return { (WINDOWS[view.name] or first_ability)(view, sight_of(attempt and attempt.inv or view.player), attempt) }
  end
  if view.from == "timing" then
    return { best_of(view, function(option)
      return option.kind == "ability" and reaction_score(option, view.player) or nil
    end, 0) or pass_of(view) }
  end
  return attempt and asked(view, ATTEMPT, sight_of(attempt.inv), attempt) or asked(view, OTHER, sight_of(view.player))
    or options.needed(view, card_score)
end

engine.export { greedy = greedy }
