-- A bot that travels to what the investigators need most (Gates, Clues, the Mystery, Rumors), fights what it can beat,
-- buys and rests on the way. It looks at nothing that its player could not see.

local is = method.is

-- --- what places are worth ------------------------------------------------------------------------------------------------

local GATE, MATCHING, CLUE, EXPEDITION, RUMOR, MYSTERY, DEFEATED = 5, 2.5, 3, 2, 4, 6, 2
local NEARER = 0.62      -- what is a round further away is worth so much of it
local RECOVER = 2.4      -- of resting when half is lost

local function successes_of(inv, skill, modifier, bonus)
  local dice = math.max(1, inv[skill] + (modifier or 0) + (bonus or 0))
  return dice * (7 - inv:check "success") / 6
end

local function weapon_bonus(inv)
  return #inv:possessions_with "weapon" > 0 and 2 or 0
end

-- What a fight costs, in shares of what he has left, and whether he should win it.
local function fight(inv, monster)
  local horror, damage, chance = 0, 0, 1
  if has_test(monster, "will") then
    horror = math.max(0, monster.horror - successes_of(inv, "will", monster.will_modifier))
  end
  if has_test(monster, "strength") then
    local hits = successes_of(inv, "strength", monster.strength_modifier, weapon_bonus(inv))
    damage = math.max(0, monster.damage - hits)
    chance = math.min(1, hits / math.max(1, monster.toughness - monster.lost))
  end
  return horror / inv.sanity + damage / inv.health, chance
end

local function at(zone, space)
  return filter(cards_in(zone), function(card) return card.place == space end)
end

local function monsters_worth(inv, space)
  local total = 0
  for _, monster in ipairs(at("monsters", space)) do
    local cost, chance = fight(inv, monster)
    total = total + 2.5 * chance - 5 * cost
    if cost >= 0.9 then total = total - 6 end
  end
  return total
end

-- Clues are what most Mysteries are paid with; the solved ones win the game.
local function space_worth(inv, space)
  local total = space.data.type == "city" and 1 or 0.6
  for _, gate in ipairs(at("gates", space)) do
    total = total + GATE + (contains(matching_gates(), gate) and MATCHING or 0)
  end
  total = total + CLUE * #at("clues", space) + RUMOR * #at("mythos", space) + DEFEATED * #at("defeated", space)
  total = total + MYSTERY * #at("mystery", space)
  if space.eldritch > 0 then total = total + MYSTERY * (inv:clues() >= 2 and 1 or 0.3) end
  if active_expedition() == space then total = total + EXPEDITION end
  return total + monsters_worth(inv, space)
end

local function need_of_rest(inv)
  return math.max(1 - inv.health / inv.max_health, 1 - inv.sanity / inv.max_sanity)
end

local function worths(inv)
  local out = {}
  for _, space in ipairs(cards_in "map") do out[space.index] = space_worth(inv, space) end
  return out
end

-- The best that can be had from a space: there, or further on.
local function potential(worth, from)
  local best = -math.huge
  for _, space in ipairs(cards_in "map") do
    local away = distance(from, space)
    if away then best = math.max(best, worth[space.index] * NEARER ^ away) end
  end
  return best
end

-- --- actions --------------------------------------------------------------------------------------------------------------

local function affordable(inv)
  local enough = successes_of(inv, "influence")
  for _, card in ipairs(cards_in "reserve") do
    if card:check "value" <= enough then return true end
  end
  return false
end

local ACTION = {}
function ACTION.rest(inv) return need_of_rest(inv) * 2 * RECOVER - 0.2 end
function ACTION.acquire(inv) return affordable(inv) and 1.6 or 0.3 end
function ACTION.prepare(inv) return inv.train + inv.ship < 2 and 0.8 or -1 end
function ACTION.trade() return -1 end

local TEXTS = { { "Influence", 4 }, { "influence", 4 } }   -- out of Detained, Debt

local function action_score(option, inv, worth, stay)
  local name = option.ability
  if name == "travel" then return potential(worth, option.target) - stay end
  if ACTION[name] then return ACTION[name](inv) end
  for _, entry in ipairs(TEXTS) do
    if (option.text or ""):find(entry[1], 1, true) then return entry[2] end
  end
  return 1.2   -- what a card or sheet offers
end

local function best_of(view, score, least)
  local best, at_best = least or -math.huge, nil
  for i, option in ipairs(view.options) do
    local worth = score(option, i)
    if worth and worth > best then best, at_best = worth, i end
  end
  return at_best
end

local function pass_of(view)
  for i, option in ipairs(view.options) do
    if option.kind == "pass" then return i end
  end
end

local function choose_action(view)
  local inv = view.player
  local worth = worths(inv)
  local stay = potential(worth, inv.place)
  return best_of(view, function(option)
    if option.kind == "pass" then return 0.25 end
    return option.kind == "ability" and action_score(option, inv, worth, stay)
  end)
end

-- --- tests ----------------------------------------------------------------------------------------------------------------

-- Free rerolls whenever a die fails; Clues only for a test that would fail.
local function after_roll(view)
  local inv = view.player
  local p = current "test"
  local failed = p and successes(inv, p.rolled) + p.added == 0
  return best_of(view, function(option)
    if option.kind == "pass" then return 0.5 end
    if option.ability == "clue" then return failed and inv:clues() > 2 and 1 or 0 end
    if option.ability == "loan" then return 0 end
    return failed and 2 or 0.4
  end)
end

-- --- encounters and the rest ------------------------------------------------------------------------------------------------

local ENCOUNTERS = { { "Other World", 8 }, { "Mystery", 10 }, { "Eldritch", 9 }, { "Rumor", 7 }, { "Research", 6 },
  { "Special", 10 }, { "Expedition", 5 }, { "General", 1 }, { "No encounter", -1 } }

local function encounter_score(option)
  for _, entry in ipairs(ENCOUNTERS) do
    if (option.text or ""):find(entry[1], 1, true) then return entry[2] end
  end
  return 3   -- a city's own, a defeated investigator, a card
end

-- Of "pay" and "do not": some prices are never right.
local function pays(prompt)
  if prompt:find("Dark Pact", 1, true) or prompt:find("Debt", 1, true) then return false end
  return true
end

-- Words that speak for or against an outcome.
local WORDS = { { "close", 6 }, { "solve", 6 }, { "improve", 4 }, { "Artifact", 5 }, { "Spell", 3 }, { "Clue", 3 },
  { "recover", 2 }, { "Asset", 2 }, { "defeat", 3 }, { "Doom", -3 }, { "lose", -2 }, { "Dark Pact", -5 } }

local function text_score(text)
  local score = 0
  for _, entry in ipairs(WORDS) do
    if text:find(entry[1], 1, true) then score = score + entry[2] end
  end
  return score
end

local function card_score(option, inv, giving)
  local card = option.card
  if not card then return 0 end
  local score = 0
  if is(card, "space") then score = space_worth(inv, card)
  elseif is(card, "asset") then score = card:check "value" + (is(card, "ally") and 2 or 0)
  elseif is(card, "artifact") then score = 6
  elseif is(card, "monster") then score = card.toughness
  elseif is(card, "investigator") then score = card.health + card.sanity end
  return giving and -score or score
end

local function choose_options(view)
  local inv, prompt = view.player, view.prompt
  local giving = prompt:find("iscard", 1, true) or prompt:find("lose", 1, true)
  local function score(option)
    local text = option.text or ""
    if text == "Do not" then return pays(prompt) and -1 or 1 end
    local face = tonumber(text)
    if face and prompt:find("rerolled", 1, true) then return -face end
    if option.card then return card_score(option, inv, giving) end
    return text_score(text)
  end
  local order, chosen = {}, {}
  for i in ipairs(view.options) do order[i] = i end
  table.sort(order, function(a, b) return score(view.options[a]) > score(view.options[b]) end)
  local n = view.min
  if n == 0 and view.max > 0 and score(view.options[order[1]]) > 0 then n = 1 end
  for i = 1, n do chosen[i] = order[i] end
  return chosen
end

--- greedy(view) -> list of indexes. See engine/game/bot.cpp for what a view holds.
local function greedy(view)
  if view.numeric then return { view.min } end
  if view.from == "window" then
    if view.name == "action" then return { choose_action(view) } end
    if view.name == "after_roll" then return { after_roll(view) } end
    for i, option in ipairs(view.options) do
      if option.kind == "ability" and view.name ~= "before_encounter" then return { i } end
    end
    return { pass_of(view) or 1 }
  end
  if view.from == "timing" then
    return { best_of(view, function(option) return option.kind == "ability" and 1 end) or pass_of(view) or 1 }
  end
  for _, option in ipairs(view.options) do
    if option.kind == "ability" then return { best_of(view, encounter_score) } end
  end
  return choose_options(view)
end

engine.export { greedy = greedy }
