-- The worth of things to a bot, in tenths of an elder sign. A thing that takes no turn is compared with the gain of an
-- adventure in one turn, some 2 to 4.

local is = method.is

local REWARD = { elder_sign = 10, remove_doom = 10, ally = 4, unique = 3.5, common = 3, spell = 2.5, clue = 2.5,
  gate = 2, sanity = 0.7, stamina = 0.7, monster = -0.5, doom = -10 }
local PENALTY = { doom = 10, monster = 1, lose_clue = 2, lose_common = 2.5, lose_unique = 3, lose_spell = 2,
  lose_trophy = 0.75 }
local DOOM, TROPHY, MONSTER = 10, 0.75, 1
local LOCK = { green = 4, yellow = 2.5, red = 2.5 }
local OUT_OF_THE_WAY = 0.5
local FRESH = 7        -- a successor of a devoured investigator is whole and has new items
local MIDNIGHTS = 2    -- the number of midnights while its adventure is in play
local TERRORS = 0.7    -- the number of rolls with terror in a failed adventure

local function count(list, name)
  local n = 0
  for _, each in ipairs(list or {}) do if each == name then n = n + 1 end end
  return n
end

local function sum(list, worth)
  local total = 0
  for _, name in ipairs(list or {}) do total = total + (worth[name] or 0) end
  return total
end

--- card_worth(card: card): number. The worth of a card that somebody owns.
local function card_worth(card)
  for _, kind in ipairs { "common", "unique", "spell", "ally" } do
    if is(card, kind) then return REWARD[kind] end
  end
  return 0
end

-- The doom token, and everything that the investigator loses.
local function devoured_cost(inv)
  local cost = DOOM - FRESH + TROPHY * inv:trophy_value()
  for _, card in ipairs(cards_in("possessions", inv)) do cost = cost + card_worth(card) end
  return cost
end

--- harm(inv: card, kind: string, n: integer): number. The price of losing n sanity or stamina: the less is left, the
--- higher. A negative n is a gain.
local function harm(inv, kind, n)
  local left = inv[kind]
  return devoured_cost(inv) * (1 / (1 + math.max(0, left - n)) - 1 / (1 + left))
end

-- The harm of a card's effect to the investigator, read from its text.
local function effect_harm(text, inv)
  if not text then return 0 end
  local n, total = tonumber(text:match "%d+") or 1, 0
  if text:find "each other world" then n = n * size "other_worlds" end
  if text:find "doom" then total = total + DOOM * n end
  if text:find "onster" then total = total + MONSTER end
  if text:find "sanity" then total = total + harm(inv, "sanity", n) end
  if text:find "stamina" then total = total + harm(inv, "stamina", n) end
  if text:find "troph" then total = total + TROPHY * n end
  return total
end

local function text_of(card, ability)
  return card:has_ability(ability) and card.data.texts and card.data.texts[ability]
end

local function locks_worth(card)
  local total = 0
  for _, die in ipairs(cards_in "locked") do
    if die.parent == card then total = total + LOCK[colour_of(die)] end
  end
  return total
end

--- marker_worth(marker: card): number. The worth of an overcome monster: trophy, rewards, and the die that becomes
--- free.
local function marker_worth(marker)
  return TROPHY * marker:check "trophy" + sum(marker.data.rewards, REWARD) + locks_worth(marker) + OUT_OF_THE_WAY
end

--- reward_of(card: card, inv: card): number. The gain from resolving an adventure: rewards, trophies, and the end of
--- its effects.
local function reward_of(card, inv)
  local total = sum(card.data.rewards, REWARD) + TROPHY * card:check "trophy" +
    MIDNIGHTS * effect_harm(text_of(card, "at_midnight"), inv)
  for _, marker in ipairs(markers_on(card)) do total = total + marker_worth(marker) end
  return total + locks_worth(card)
end

--- penalty_of(card: card, inv: card): number. The price of failing it.
local function penalty_of(card, inv)
  local penalties = card.data.penalties
  local total = harm(inv, "sanity", count(penalties, "sanity")) + harm(inv, "stamina", count(penalties, "stamina")) +
    sum(penalties, PENALTY)
  if is(card, "other_world") and card:has_ability "failed" then total = total + 3 end
  return total
end

--- terror_of(card: card, inv: card): number. The price of a roll with terror that completes no task, besides dice.
local function terror_of(card, inv)
  if inv.no_terror > 0 then return 0 end
  local total = effect_harm(text_of(card, "terror"), inv)
  local mythos = top "mythos"
  if mythos and inv.ignores_lingering == 0 then total = total + effect_harm(text_of(mythos, "terror"), inv) end
  return total
end

--- costs_of(card: card, inv: card): number. The costs of its open tasks.
local function costs_of(card, inv)
  local sanity, stamina = 0, 0
  for _, task in ipairs(tasks_of(card)) do
    if not task.done then
      sanity, stamina = sanity + task_cost(task, "sanity"), stamina + task_cost(task, "stamina")
    end
  end
  return harm(inv, "sanity", math.min(sanity, inv.sanity - 1)) +
    harm(inv, "stamina", math.min(stamina, inv.stamina - 1))
end

--- adventure_worth(card: card, inv: card, chance: number): number. The worth of an attempt that succeeds with this
--- chance.
local function adventure_worth(card, inv, chance)
  return chance * (reward_of(card, inv) - costs_of(card, inv)) -
    (1 - chance) * (penalty_of(card, inv) + TERRORS * terror_of(card, inv))
end

--- stake_of(card: card, inv: card): number. The difference between resolving it and failing.
local function stake_of(card, inv)
  return adventure_worth(card, inv, 1) - adventure_worth(card, inv, 0)
end

--- trophies_worth(n: integer): number. The worth of trophies with that value.
local function trophies_worth(n) return TROPHY * n end

engine.export { card_worth = card_worth, harm = harm, adventure_worth = adventure_worth, stake_of = stake_of,
  marker_worth = marker_worth, penalty_of = penalty_of, terror_of = terror_of, trophies_worth = trophies_worth }
