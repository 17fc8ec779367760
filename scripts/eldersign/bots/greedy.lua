-- A bot that plays by the exact odds: it goes where chance times reward is best, spends cards and clues where they raise
-- the chance enough, and follows the solver's dice. It looks at nothing that its player could not see.

local is = method.is

-- --- what things are worth, in elder signs times ten ----------------------------------------------------------------------

local REWARD = { elder_sign = 10, remove_doom = 6, ally = 4, unique = 3, spell = 2.5, common = 2, clue = 2, gate = 1.5,
  sanity = 0.5, stamina = 0.5, monster = -1, doom = -4 }
local PENALTY = { doom = 4, monster = 1, lose_clue = 1, lose_common = 2, lose_unique = 3, lose_spell = 2, lose_trophy = 1 }
local DEVOURED, CARD, TROPHY, MIDNIGHT, LOCK = 4, 0.8, 0.9, 1.5, 2.5
local SOUVENIR = 10   -- trophies for an elder sign

local function count(list, name)
  local n = 0
  for _, each in ipairs(list or {}) do if each == name then n = n + 1 end end
  return n
end

-- The doom token, and all that is lost with him. Whoever comes next is whole again: to heal for many turns costs more.
local function devoured_cost(inv)
  return DEVOURED + TROPHY * inv:trophy_value() + CARD * size("possessions", inv)
end

-- What losing so much of one kind hurts: more the less is left. Negative: regained.
local function harm(inv, kind, n)
  local left = inv[kind]
  return devoured_cost(inv) * (1 / (1 + math.max(0, left - n)) - 1 / (1 + left))
end

local function penalty_of(card, inv)
  local penalties = card.data.penalties or {}
  local total = harm(inv, "sanity", count(penalties, "sanity")) + harm(inv, "stamina", count(penalties, "stamina"))
  for _, name in ipairs(penalties) do total = total + (PENALTY[name] or 0) end
  if card:is "other_world" and card:has_ability "failed" then total = total + 3 end
  return total
end

local function rewards_of(list)
  local total = 0
  for _, name in ipairs(list or {}) do total = total + (REWARD[name] or 0) end
  return total
end

local function reward_of(card)
  local total = rewards_of(card.data.rewards) + TROPHY * card:check "trophy"
  for _, marker in ipairs(markers_on(card)) do
    total = total + TROPHY * marker:check "trophy" + rewards_of(marker.data.rewards) + 0.5
  end
  if card:has_ability "at_midnight" then total = total + MIDNIGHT end
  for _, die in ipairs(cards_in "locked") do
    if die.parent == card or die.parent.place == card then total = total + LOCK end
  end
  return total
end

local function costs_of(card, inv)
  local sanity, stamina = 0, 0
  for _, task in ipairs(tasks_of(card)) do
    if not task.done then
      sanity, stamina = sanity + task_cost(task, "sanity"), stamina + task_cost(task, "stamina")
    end
  end
  return harm(inv, "sanity", math.min(sanity, inv.sanity - 1)) + harm(inv, "stamina", math.min(stamina, inv.stamina - 1))
end

-- --- where to go --------------------------------------------------------------------------------------------------------

-- The chance with the dice that he begins with, and with the best one that a card of his could add. Both at once would
-- take too long for every adventure.
local function with_cards(inv, card)
  local bare = adventure_odds(card, inv) or 0
  local has = {}
  for _, own in ipairs(cards_in("possessions", inv)) do
    if own:is "unique" then has.red = true elseif own:is "common" then has.yellow = true end
  end
  local kind
  for _, die in ipairs(cards_in "dice") do
    local colour = colour_of(die)
    if has[colour] and (colour == "red" or not kind) then kind = DIE_KIND[colour] end
  end
  if not kind then return bare, bare end
  return bare, adventure_odds(card, inv, function(question) question.dice[kind] = question.dice[kind] + 1 end) or bare
end

local function adventure_score(card, inv)
  local bare, best = with_cards(inv, card)
  local chance = bare + 0.7 * (best - bare)
  local spent = best - bare > 0.1 and 1 or 0
  local terror = card:has_ability "terror" and inv.no_terror == 0 and 0.4 or 0
  return chance * (reward_of(card) - costs_of(card, inv)) - (1 - chance) * (penalty_of(card, inv) + terror) - spent
end

local function signs_left()
  local ancient = top "ancient_one"
  return ancient.elder_sign_limit - ancient.elder_signs
end

local function worst_wound(inv) return math.min(inv.sanity, inv.stamina) end

local function aid_score(inv)
  if inv.no_first_aid > 0 then return 0 end
  local total = 0
  for _, kind in ipairs { "sanity", "stamina" } do
    if inv[kind] < inv["max_" .. kind] then total = total - harm(inv, kind, -1) end
  end
  return total
end

local function can_buy_sign(inv) return inv.no_souvenirs == 0 and inv:trophy_value() >= SOUVENIR end

local function entrance_score(inv)
  if can_buy_sign(inv) then return 9 end
  return math.max(aid_score(inv), inv.no_lost_found == 0 and 0.4 or 0)
end

local function place_score(place, inv)
  return place:is "entrance" and entrance_score(inv) or adventure_score(place, inv)
end

local function pass_of(view)
  for i, option in ipairs(view.options) do
    if option.kind == "pass" then return i end
  end
end

local function best_of(view, score, least)
  local best, choice = least, nil
  for i, option in ipairs(view.options) do
    local s = score(option)
    if s and (not best or s > best) then best, choice = s, i end
  end
  return choice, best
end

local function choose_place(view)
  local me = view.player
  local choice = best_of(view, function(option)
    if option.kind == "pass" then return place_score(me.place, me) end
    return option.target and place_score(option.target, me)
  end)
  return choice or pass_of(view) or 1
end

-- --- before a roll --------------------------------------------------------------------------------------------------------

local ADD = 0.08   -- a card is spent for a die when it raises the chance by so much of what is at stake

local function stake(card, inv)
  if game.awake == 1 then return 10 end
  return reward_of(card) + penalty_of(card, inv)
end

local function added_by(option)
  local text = option.text or ""
  if not text:find("add the", 1, true) then return nil end
  return text:find "yellow" and 1 or 0, text:find "red" and 1 or 0
end

local function chance_with(attempt, yellow, red)
  local free = { green = 0, yellow = 0, red = 0 }
  for _, die in ipairs(cards_in "dice") do free[colour_of(die)] = 1 end
  yellow, red = math.min(yellow, free.yellow), math.min(red, free.red)
  return adventure_odds(attempt.card, attempt.inv, function(question)
    if question.dice then question.dice = { question.dice[1], question.dice[2] + yellow, question.dice[3] + red } end
  end) or 0
end

-- What becomes possible or better at once, against what the card is worth later.
local function before_roll_score(option, attempt, now)
  local inv, card, text = attempt.inv, option.card, option.text or ""
  local yellow, red = added_by(option)
  if yellow then
    local gain = (chance_with(attempt, yellow, red) - now) * stake(attempt.card, inv)
    local price = card == inv and (text:find "discard" and 1.5 or 0) or yellow + red > 1 and 2 or red > 0 and 1.3 or 0.8
    return gain - price
  end
  if text:find("Cast: it holds", 1, true) or text:find("Cast: after", 1, true) then return now < 0.85 and 0.3 or 0 end
  if text:find("Take its dice back", 1, true) then return 0 end
  if text:find("gain 1 clue", 1, true) or text:find("1 spell and 1 clue", 1, true) then return 0.2 end
  if text:find("overcome a monster", 1, true) then
    local foe = option.target
    if not foe or foe.parent ~= attempt.card or worst_wound(inv) <= 1 and text:find("lose", 1, true) then return 0 end
    return (1 - now) * 3 + TROPHY * foe:check "trophy" - 2.5
  end
  if text:find("regain", 1, true) then
    local patient = option.target or inv
    return worst_wound(patient) <= 2 and 1 or 0
  end
  if text:find("without its penalties", 1, true) then return now < 0.1 and penalty_of(attempt.card, inv) - 2 or 0 end
  return 0
end

local function before_roll(view)
  local attempt = current "attempt"
  if not attempt or view.player ~= attempt.inv then return pass_of(view) or 1 end
  local now = adventure_odds(attempt.card, attempt.inv) or 0
  local choice = best_of(view, function(option)
    return option.kind == "ability" and before_roll_score(option, attempt, now)
  end, 0.05)
  return choice or pass_of(view) or 1
end

-- --- after a roll -----------------------------------------------------------------------------------------------------------

local RESULT = { lore = LORE, peril = PERIL, terror = TERROR }

-- The chance when that die showed something else.
local function chance_turned(attempt, die, shows)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  return adventure_odds(attempt.card, attempt.inv, function(question)
    for i, other in ipairs(pool) do
      if other == die then question.rolled[i][2] = shows end
    end
  end) or 0
end

local function turned_to(option)
  local text, die = option.text or "", option.target
  if not die or not die:is "die" then return nil end
  if text:find "raise" then return die.shows + 1 end
  if not text:find("change", 1, true) then return nil end
  if text:find("or one", 1, true) then return die.shows == PERIL and TERROR or PERIL end
  return RESULT[text:match "to (%a+)"]
end

local function best_reroll(attempt)
  local chance, _, again = adventure_odds(attempt.card, attempt.inv, function(question)
    question.reroll = question.rolled ~= nil
  end)
  return chance or 0, again
end

local function after_roll(view)
  local attempt = current "attempt"
  if not attempt or attempt.lies == 0 then return pass_of(view) or 1 end
  local inv = attempt.inv
  local now, _, again = 0, nil, nil
  now, again = best_reroll(attempt)
  local at_stake = stake(attempt.card, inv)
  local choice = best_of(view, function(option)
    if option.kind ~= "ability" then return nil end
    local shows = turned_to(option)
    if shows then return (chance_turned(attempt, option.target, shows) - now) * at_stake end
    local gain = again and (again.chance - now) * at_stake or 0
    if option.ability == "clue" then return gain - 1.2 end
    local text = option.text or ""
    if text:find("re-roll 2 dice", 1, true) then return gain * 0.5 - 0.3 end
    if text:find("re-roll 1 die", 1, true) and again then
      local _, _, pool = dice_question(attempt.card, inv)
      for _, at in ipairs(again.rolled) do
        if pool[at] == option.target then return gain * 0.4 end
      end
    end
    if text:find("Cast: it holds", 1, true) then return now < 0.85 and 0.3 or 0 end
    return nil
  end, 0.02)
  return choice or pass_of(view) or 1
end

-- --- questions of an attempt ------------------------------------------------------------------------------------------------

local function decided(attempt)
  local question, tasks, pool = dice_question(attempt.card, attempt.inv)
  if #question.goals == 0 or #question.goals > 10 or #question.fixed > 4 then return 0, nil, tasks, pool end
  local chance, decision = dice_odds(question)
  if game.awake == 1 and not decision then
    -- Each task completed counts, whatever becomes of the rest.
    return chance, nil, tasks, pool
  end
  return chance, decision, tasks, pool
end

local function task_name(task) return task.owner.title .. ": " .. task_text(task) end

local function complete_which(view, attempt)
  local _, decision, tasks = decided(attempt)
  if decision and not decision.goal then return {} end
  local wanted = decision and task_name(tasks[decision.goal])
  for i, option in ipairs(view.options) do
    if option.text:gsub("^%d+%. ", "") == wanted then return { i } end
  end
  -- Hopeless: a monster overcome is gained all the same.
  for i, option in ipairs(view.options) do
    local name = option.text:gsub("^%d+%. ", "")
    for _, task in ipairs(tasks) do
      if task_name(task) == name and (is(task.owner, "monster") or game.awake == 1) and
          task_cost(task, "sanity") + task_cost(task, "stamina") == 0 then
        return { i }
      end
    end
  end
  return {}
end

-- After these dice are used for the task.
local function chance_after(attempt, goal, way)
  local gone = {}
  for _, entry in ipairs(way) do gone[entry.die] = true end
  return adventure_odds(attempt.card, attempt.inv, function(question)
    question.dice, question.rolled = { 0, 0, 0 }, nil
    for _, die in ipairs(cards_in "pool") do
      local kind = DIE_KIND[colour_of(die)]
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
  end) or 0
end

local function with_which(view, attempt)
  local _, decision, tasks = decided(attempt)
  local candidates = {}
  for i, task in ipairs(tasks) do
    if not task.done then
      local ways = ways_to_meet(usable_dice(), task.reqs)
      if #ways == #view.options and way_text(ways[1]) == view.options[1].text then
        table.insert(candidates, decision and decision.goal == i and 1 or #candidates + 1, { i, ways })
      end
    end
  end
  if not candidates[1] then return { 1 } end
  local goal, ways = candidates[1][1], candidates[1][2]
  local best, choice = -1, 1
  for i, way in ipairs(ways) do
    local chance = chance_after(attempt, goal, way)
    if chance > best + 1e-9 then best, choice = chance, i end
  end
  return { choice }
end

local function like(view, die)
  for i, option in ipairs(view.options) do
    local other = option.card
    if other == die then return i end
  end
  for i, option in ipairs(view.options) do
    local other = option.card
    if other and other.shows == die.shows and colour_of(other) == colour_of(die) then return i end
  end
end

-- Which die of the pool goes: the least useful, as the solver says.
local function set_which_aside(view, attempt)
  local _, decision, _, pool = decided(attempt)
  if decision and decision.lose then return { like(view, pool[decision.lose]) or 1 } end
  return { 1 }
end

-- The chance of the next roll when this die is kept (or none).
local function chance_keeping(attempt, kept)
  return adventure_odds(attempt.card, attempt.inv, function(question)
    question.dice, question.rolled = { 0, 0, 0 }, nil
    for _, die in ipairs(cards_in "pool") do
      local kind = DIE_KIND[colour_of(die)]
      if die ~= kept then question.dice[kind] = question.dice[kind] + 1 end
    end
    if kept then
      table.insert(question.kept, kept.shows)
      if question.keeps then question.keeps = math.max(0, question.keeps - 1) end
    end
  end) or 0
end

local function best_kept(attempt)
  local best, choice = chance_keeping(attempt, nil) + 1e-9, nil
  for _, die in ipairs(distinct_dice(cards_in "pool")) do
    local chance = chance_keeping(attempt, die)
    if chance > best then best, choice = chance, die end
  end
  return choice
end

local function who_keeps(view, attempt)
  if not best_kept(attempt) then return {} end
  for i, option in ipairs(view.options) do
    if option.card == attempt.inv then return { i } end
  end
  -- Who assists may have to pay for it.
  for i, option in ipairs(view.options) do
    if worst_wound(option.card) > 1 then return { i } end
  end
  return {}
end

local function kept_which(view, attempt)
  local die = best_kept(attempt)
  return { die and like(view, die) or 1 }
end

local function chance_holding(attempt, die)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  return adventure_odds(attempt.card, attempt.inv, function(question)
    if not question.rolled or #question.fixed >= 4 then return end
    for i, other in ipairs(pool) do
      if other == die then table.remove(question.rolled, i) end
    end
    table.insert(question.fixed, die.shows)
  end) or 0
end

local function held_which(view, attempt)
  local order, chances = {}, {}
  for i, option in ipairs(view.options) do
    order[i], chances[i] = i, chance_holding(attempt, option.card)
  end
  table.sort(order, function(a, b) return chances[a] > chances[b] end)
  -- A second die only when it is worth nearly as much.
  local chosen = { order[1] }
  if view.max > 1 and order[2] and chances[order[2]] > chances[order[1]] - 0.02 then chosen[2] = order[2] end
  return chosen
end

local function reroll_which(view, attempt)
  local _, again = best_reroll(attempt)
  local _, _, pool = dice_question(attempt.card, attempt.inv)
  local chosen, taken = {}, {}
  for _, at in ipairs(again and again.rolled or {}) do
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

local function again_or_not(view, attempt)
  local chance = decided(attempt)
  local wanted = (game.awake == 1 or chance > 0.02) and "try again" or "give up"
  return { best_of(view, function(option) return option.text == wanted and 1 or 0 end) }
end

local ATTEMPT = {
  { "Complete which task", complete_which }, { "With which dice", with_which }, { "No task is completed", again_or_not },
  { "Which die is set aside", set_which_aside }, { "Focus", who_keeps }, { "Which die is kept", kept_which },
  { "Which dice does", held_which }, { "Which dice do you re-roll", reroll_which },
  { "Which 2 dice", reroll_which },
}

-- --- other questions ------------------------------------------------------------------------------------------------------

local WORDS = {
  -- At the entrance.
  { "an elder sign", 20 }, { "try again", 5 }, { "attempt", 5 },
  -- What is taken.
  { "unique", 4 }, { "spell", 3 }, { "clue", 2.5 }, { "common", 2 }, { "ally", 6 },
}

local function activity(view)
  local me = view.player
  return { best_of(view, function(option)
    if option.text == "buy a souvenir" then return can_buy_sign(me) and signs_left() > 0 and 10 or -1 end
    if option.text == "receive first aid" then return aid_score(me) end
    return 0.5
  end) }
end

local function aid(view)
  local me = view.player
  local mind, body = me.max_sanity - me.sanity, me.max_stamina - me.stamina
  return { best_of(view, function(option)
    local text = option.text
    local all = text:find "all"
    local mends = 0
    if text:find "sanity" then mends = mends - harm(me, "sanity", -(all and mind or math.min(1, mind))) end
    if text:find "stamina" then mends = mends - harm(me, "stamina", -(all and body or math.min(1, body))) end
    return mends - TROPHY * (tonumber(text:match "for (%d+)") or 0)
  end) }
end

local function lose_what(view)
  local me = view.player
  return { best_of(view, function(option)
    local text = option.text or ""
    local hurt = 0
    if text:find "sanity" then hurt = hurt + harm(me, "sanity", 1) end
    if text:find "stamina" then hurt = hurt + harm(me, "stamina", 1) end
    if text:find "clue" then hurt = hurt + 1.5 end
    if text:find "trophies" then hurt = hurt + 2 * TROPHY end
    return -hurt
  end) }
end

local function regain_what(view)
  local me = view.player
  return { best_of(view, function(option) return -(me[option.text] or 0) end) }
end

-- Where nobody wants to go, and where it adds least.
local function monster_where(view)
  return { best_of(view, function(option)
    local card = option.card
    if not card then return 0 end
    return -reward_of(card) * (adventure_odds(card, view.player) or 0)
  end) }
end

local OTHER = {
  { "What do you do at the entrance", activity }, { "Which first aid", aid }, { "What do you lose", lose_what },
  { "Which maximum", lose_what }, { "Regain what", regain_what }, { "Where does", monster_where },
}

local function card_score(option)
  local card = option.card
  if not card then
    local score = 0
    for _, word in ipairs(WORDS) do
      if (option.text or ""):find(word[1], 1, true) then score = math.max(score, word[2]) end
    end
    return score
  end
  if card:is "investigator" then return card.max_sanity + card.max_stamina end
  if card.zone == "trophies" then return -card:check "trophy" end
  if card:is "die" then return card:is "green" and 1 or 0 end
  return card:is "common" and 3 or card:is "spell" and 2 or 1   -- what is given up
end

local function pick(view, score)
  local order, chosen = {}, {}
  for i in ipairs(view.options) do order[i] = i end
  table.sort(order, function(a, b) return score(view.options[a]) > score(view.options[b]) end)
  for i = 1, view.min do chosen[i] = order[i] end
  return chosen
end

local function asked(view, list, ...)
  for _, entry in ipairs(list) do
    if view.prompt:sub(1, #entry[1]) == entry[1] then return entry[2](view, ...) end
  end
end

local function reaction_score(option, me)
  local text = option.text or ""
  if text:find("devoured", 1, true) then return 10 end
  if text:find("lose", 1, true) then return worst_wound(me) <= 3 and 1 or 0 end
  return 1
end

--- greedy(view) -> list of indexes. See engine/game/bot.cpp for what a view holds.
local function greedy(view)
  if view.numeric then return { view.max } end
  if view.from == "window" then
    if view.name == "move" then return { choose_place(view) } end
    if view.name == "before_roll" then return { before_roll(view) } end
    if view.name == "after_roll" then return { after_roll(view) } end
    for i, option in ipairs(view.options) do
      if option.kind == "ability" then return { i } end      -- as a turn begins: it costs nothing
    end
    return { pass_of(view) or 1 }
  end
  if view.from == "timing" then
    local choice = best_of(view, function(option)
      return option.kind == "ability" and reaction_score(option, view.player)
    end, 0)
    return { choice or pass_of(view) or 1 }
  end
  local attempt = current "attempt"
  return attempt and asked(view, ATTEMPT, attempt) or asked(view, OTHER) or pick(view, card_score)
end

engine.export { greedy = greedy }
