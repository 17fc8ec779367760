-- A bot that plays as a beginner does: it travels to the things that the investigators need most (worth.lua), fights
-- Monsters that it can beat, and rests and buys on the way.

local ceil, max, min = math.ceil, math.max, math.min
local is = method.is

local options = require "common:bots/options"
local best_of, says = options.best, options.says
local function pass_of(view) return options.pass(view) or 1 end

-- --- where to go ----------------------------------------------------------------------------------------------------

local LATER = 0.85       -- the part of its worth that a thing keeps when it comes a round later
local NEARER = 0.02      -- for the nearer of two
local PLACE = 3          -- to be at the right place counts more than actions on the way

-- f(from, moves): the best worth in reach of a space with that many moves left in this round, there or further on. The
-- best spaces come first: the others are looked at only as long as one of them could be worth more than what is found.
local function find_potential(s)
  local goals = {}
  for i, space in ipairs(cards_in "map") do goals[i] = { space = space, worth = space_worth(s, space) } end
  table.sort(goals, function(a, b) return a.worth > b.worth end)
  return function(from, moves)
    local best = -math.huge
    for i = 1, #goals do
      local goal = goals[i]
      if best >= PLACE * max(0, goal.worth) then break end
      local away = distance(from, goal.space)
      if away then
        local rounds = max(0, ceil((away - moves) / 2))
        best = max(best, PLACE * (goal.worth * power(LATER, rounds) - NEARER * away))
      end
    end
    return best
  end
end

local function potential_of(s)
  if not s.potential then s.potential = find_potential(s) end
  return s.potential
end

-- --- actions --------------------------------------------------------------------------------------------------------

local function acquire_worth(s)
  local inv = s.inv
  local hits = 0.33 * (inv.influence + best_bonus(inv, "influence"))
  local worth = hits * (size("possessions", inv) > 6 and 0.3 or 0.6)
  return worth + (combat_bonus(s, "strength") == 0 and 0.7 * min(1, hits) or 0)
end

local ACTION = {
  rest = rest_worth, acquire = acquire_worth,
  prepare = function(s) return s.inv.train + s.inv.ship < 2 and 0.5 or -1 end,
  trade = function() return -1 end,
}

-- Actions other than travelling: the offers of a card or a sheet.
local function action_worth(s, option)
  if ACTION[option.ability] then return ACTION[option.ability](s) end
  if option.card and is(option.card, "condition") then return 2 end   -- a way to lose it
  return max(-1, min(3, 0.6 + 0.5 * text_worth(s, option.text or "")))
end

local function choose_action(view, s)
  local inv, potential = s.inv, potential_of(s)
  local here, moves = inv.place, inv.actions
  return best_of(view, function(option)
    if option.kind == "pass" then return potential(here, 0) end
    if option.ability == "travel" then return potential(option.target, moves - 1) end
    local there = option.target and is(option.target, "space") and option.target or here
    return action_worth(s, option) + potential(there, moves - 1)
  end) or pass_of(view)
end

local function spend_ticket(view, s)
  local inv, potential = s.inv, potential_of(s)
  local choice = best_of(view, function(option)
    return option.card and potential(option.card, inv.actions)
  end, potential(inv.place, inv.actions) + 0.4)
  return { choice }
end

-- --- tests ----------------------------------------------------------------------------------------------------------

-- The number of useful successes, and the worth of one.
local function aim(inv, p)
  local combat, encounter = current "combat", current "encounter_card"
  if p.in_combat == 1 and combat then
    local monster = combat.monster
    if p.skill == "will" then return monster.horror, 0.5 end
    return max(monster.damage, monster.toughness - monster.lost), is(monster, "epic") and 1.5 or 0.7
  end
  if p.acquiring == 1 then return 6, 0.5 end
  if not encounter then return 1, 1 end
  if encounter.gate then return 1, 7 end
  return 1, encounter.card.data.deck == "special" and 8 or 1.5
end

local CLUE_SPENT = 0.6   -- part of the worth of a Clue that must still be found

local function failed_dice(inv, p)
  local n = 0
  for face = 1, inv:check "success" - 1 do n = n + showing(p.rolled, face) end
  return n
end

-- Abilities without a cost are used whenever they could help.
local function after_roll(view, s)
  local inv, p = s.inv, current "test"
  if not p or p.inv ~= inv then return pass_of(view) end
  local need, worth = aim(inv, p)
  local result = successes(inv, p.rolled) + p.added
  return best_of(view, function(option)
    if option.kind == "pass" then return 0 end
    if option.ability == "loan" or result >= need or failed_dice(inv, p) == 0 then return -1 end
    if option.ability == "clue" then return worth / 3 - CLUE_SPENT * clue_worth(s, inv:clues() - 1) end
    return worth / 3 + text_worth(s, option.text)
  end)
end

-- Before a roll or a combat: a card is discarded for it only if it is needed.
local function beforehand(view, s)
  local combat = current "combat"
  local chance = 1
  if combat then
    local _, found = fight(s, combat.monster)
    chance = found
  end
  return best_of(view, function(option)
    if option.kind == "pass" then return 0 end
    return (combat and chance < 0.6 and 2 or 0.5) + text_worth(s, option.text)
  end)
end

-- --- encounters -----------------------------------------------------------------------------------------------------

local function encounter_score(s, option)
  local card = option.card
  if says(option, "No encounter") then return 0 end
  if is(card, "space") then return says(option, "Expedition") and 2.5 or says(option, "General") and 0.5 or 1.2 end
  return encounter_worth(s, card)
end

-- --- questions ------------------------------------------------------------------------------------------------------

local function rest_of(prompt, words)
  local _, last = prompt:find(words, 1, true)
  return last and prompt:sub(last + 1) or ""
end

-- A price in "you may ... to ...; if you do not, ..." or "... unless you ...; if you do, ..." counts together with the
-- things that it buys.
local function label_worth(s, text, prompt)
  if text == "yes" then return text_worth(s, prompt) end
  if text == "no" or text == "Do not" then return 0 end
  local price = text:sub(1, 1):lower() .. text:sub(2)
  local bought = rest_of(prompt, "ou may " .. price .. " to "):gsub("; if you do not.*", "")
  return text_worth(s, text) + text_worth(s, bought) + text_worth(s, rest_of(prompt, "unless you " .. price .. "; if you do, "))
end

-- The next space of the Omen track should have few Gates.
local function omen_worth(space)
  local track = cards_in "omen_track"
  for i, other in ipairs(track) do
    if other == space then
      local next_space, n = track[i % #track + 1], 0
      for _, gate in ipairs(cards_in "gates") do
        if is(next_space, gate.data.omen) then n = n + 1 end
      end
      return 1 - n
    end
  end
  return 0
end

local function component_worth(s, card)
  if is(card, "space") then return potential_of(s)(card, 0) end
  if is(card, "omen_space") then return omen_worth(card) end
  if is(card, "monster") then return card.toughness end
  if is(card, "gate") then return contains(matching_gates(), card) and 2 or 1 end
  if is(card, "investigator") then return card == s.inv and 1 or card.health + card.sanity end
  if is(card, "possession") or is(card, "condition") then return card_worth(card) end
  return 1
end

local function gives_up(view, card)
  return view.purpose == "discard" and (is(card, "possession") or is(card, "condition"))
    or view.purpose == "monster_first"
end

local function scorer(view, s)
  return function(option)
    if option.card then
      local worth = component_worth(s, option.card)
      return gives_up(view, option.card) and -worth or worth
    end
    local face = tonumber(option.text)
    if face then return (s.inv:check "success") - face end
    return label_worth(s, option.text or "", view.prompt)
  end
end

-- As many as must be chosen, and one if it may be chosen and is worth it; among dice, all failures.
local function choose_options(view, s)
  local chosen, order, scores = {}, options.ranked(view, scorer(view, s))
  local most = view.purpose == "reroll" and view.max or max(1, view.min)
  for n, i in ipairs(order) do
    if n <= view.min or n <= min(view.max, most) and scores[i] > 0 then chosen[n] = i end
  end
  return chosen
end

local WINDOWS = { action = choose_action, after_roll = after_roll, before_roll = beforehand,
  combat_begins = beforehand }

-- Cards that prevent a loss are kept until they are needed.
local function reaction_score(s, option)
  if option.kind ~= "ability" then return nil end
  if is(option.card, "mystery") then return mystery_needs(s).token > 0 and 1 or -1 end
  local need = says(option, "less") and min(s.inv.health, s.inv.sanity) <= 2 and 4 or 0.5
  return need + text_worth(s, option.text)
end

--- greedy(view: table): integer[]. The places of the options in a request that look best. engine/game/bot.cpp says what
--- a view contains.
local function greedy(view)
  if view.numeric then return { view.purpose == "spend_clues" and view.max or view.min } end
  local s = sight_of(view.player)
  if view.from == "window" then return { (WINDOWS[view.name] or beforehand)(view, s) or pass_of(view) } end
  if view.from == "timing" then
    return { best_of(view, function(option) return reaction_score(s, option) end, 0) or pass_of(view) }
  end
  if view.purpose == "encounter" then
    return { best_of(view, function(option) return encounter_score(s, option) end) }
  end
  if view.purpose == "spend_ticket" then return spend_ticket(view, s) end
  return choose_options(view, s)
end

engine.export { greedy = greedy }
