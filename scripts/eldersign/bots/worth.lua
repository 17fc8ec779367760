-- The worth of things to a bot, in tenths of an elder sign. A thing that takes no turn is compared with the gain of an
-- adventure in one turn, some 2 to 4.
--
-- A "sight" is what a decision has found out about its table so far, for one investigator: each fact is worked out when
-- it is first asked for.

local kept = require "common:bots/kept"
local is, check, has_ability = method.is, method.check, method.has_ability

local REWARD = { elder_sign = 10, remove_doom = 10, ally = 4, unique = 3.5, common = 3, spell = 2.5, clue = 2.5,
  gate = 2, sanity = 0.7, stamina = 0.7, monster = -0.5, doom = -10 }
local PENALTY = { doom = 10, monster = 1, lose_clue = 2, lose_common = 2.5, lose_unique = 3, lose_spell = 2,
  lose_trophy = 0.75 }
local DOOM, TROPHY, MONSTER = 10, 0.75, 1
local LOCK, OTHER_LOCK = { green = 4 }, 2.5
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
  for _, name in ipairs(list or {}) do total = total + (type(name) == "table" and name.worth or worth[name] or 0) end
  return total
end

--- card_worth(card: card): number. The worth of a card that somebody owns.
local function card_worth(card)
  for _, kind in ipairs { "common", "unique", "spell", "ally" } do
    if is(card, kind) then return REWARD[kind] end
  end
  return 0
end

--- sight_of(inv: card): table. A new sight for a decision of this investigator.
local function sight_of(inv) return { inv = inv, attempts = {}, chances = {}, preys = {} } end

-- The doom token, and everything that the investigator loses.
local function devoured_cost(s)
  if not s.devoured then
    local cost = DOOM - FRESH + TROPHY * s.inv:trophy_value()
    for _, card in ipairs(cards_in("possessions", s.inv)) do cost = cost + card_worth(card) end
    s.devoured = cost
  end
  return s.devoured
end

--- harm(s: table, kind: string, n: integer): number. The price of losing n sanity or stamina: the less is left, the
--- higher. A negative n is a gain.
local function harm(s, kind, n)
  if n == 0 then return 0 end
  local left = s.inv[kind]
  return devoured_cost(s) * (1 / (1 + math.max(0, left - n)) - 1 / (1 + left))
end

-- The harm of a card's effect to the investigator, read from its text.
local function effect_harm(s, text)
  if not text then return 0 end
  local n, total = tonumber(text:match "%d+") or 1, 0
  if text:find("each other world", 1, true) then n = n * size "other_worlds" end
  if text:find("doom", 1, true) then total = total + DOOM * n end
  if text:find("onster", 1, true) then total = total + MONSTER end
  if text:find("sanity", 1, true) then total = total + harm(s, "sanity", n) end
  if text:find("stamina", 1, true) then total = total + harm(s, "stamina", n) end
  if text:find("troph", 1, true) then total = total + TROPHY * n end
  return total
end

local function text_of(card, ability)
  return has_ability(card, ability) and card.data.texts and card.data.texts[ability]
end

local function locks_worth(card)
  local total = 0
  for _, die in ipairs(cards_in("locked", nil, card)) do total = total + (LOCK[colour_of(die)] or OTHER_LOCK) end
  return total
end

--- marker_worth(marker: card): number. The worth of an overcome monster: trophy, rewards, and the die that becomes
--- free.
local function marker_worth(marker)
  return TROPHY * check(marker, "trophy") + sum(marker.data.rewards, REWARD) + locks_worth(marker) + OUT_OF_THE_WAY
end

-- The gain from resolving an adventure: rewards, trophies, and the end of its effects.
local function reward_of(s, card)
  local total = sum(card.data.rewards, REWARD) + TROPHY * check(card, "trophy") +
    MIDNIGHTS * effect_harm(s, text_of(card, "at_midnight"))
  for _, marker in ipairs(markers_on(card)) do total = total + marker_worth(marker) end
  return total + locks_worth(card)
end

--- penalty_of(s: table, card: card): number. The price of failing it.
local function penalty_of(s, card)
  local penalties = card.data.penalties
  local total = harm(s, "sanity", count(penalties, "sanity")) + harm(s, "stamina", count(penalties, "stamina")) +
    sum(penalties, PENALTY)
  if is(card, "other_world") and has_ability(card, "failed") then total = total + 3 end
  return total
end

--- terror_of(s: table, card: card): number. The price of a roll with terror that completes no task, besides dice.
local function terror_of(s, card)
  local inv = s.inv
  if inv.no_terror > 0 then return 0 end
  local total = effect_harm(s, text_of(card, "terror"))
  local mythos = top "mythos"
  if mythos and inv.ignores_lingering == 0 then total = total + effect_harm(s, text_of(mythos, "terror")) end
  return total
end

-- The costs of its open tasks.
local function costs_of(s, card)
  local sanity, stamina, own = 0, 0, 0
  for _, task in ipairs(tasks_of(card)) do
    if not task.done then
      each_own_cost(task, function(_, icon, n) own = own + (icon.worth or 0) * n end)
      sanity, stamina = sanity + task_cost(task, "sanity"), stamina + task_cost(task, "stamina")
    end
  end
  return own + harm(s, "sanity", math.min(sanity, s.inv.sanity - 1)) +
    harm(s, "stamina", math.min(stamina, s.inv.stamina - 1))
end

-- An attempt's gain when it succeeds, and its loss when it fails.
local attempt_of = kept("attempts", function(s, card)
  return { gain = reward_of(s, card) - costs_of(s, card),
    loss = penalty_of(s, card) + TERRORS * terror_of(s, card) }
end)

--- adventure_worth(s: table, card: card, chance: number): number. The worth of an attempt that succeeds with this
--- chance.
local function adventure_worth(s, card, chance)
  local attempt = attempt_of(s, card)
  return chance * attempt.gain - (1 - chance) * attempt.loss
end

--- stake_of(s: table, card: card): number. The difference between resolving it and failing.
local function stake_of(s, card)
  return adventure_worth(s, card, 1) - adventure_worth(s, card, 0)
end

--- trophies_worth(n: integer): number. The worth of trophies with that value.
local function trophies_worth(n) return TROPHY * n end

engine.export { sight_of = sight_of, card_worth = card_worth, harm = harm, adventure_worth = adventure_worth,
  stake_of = stake_of, marker_worth = marker_worth, penalty_of = penalty_of, terror_of = terror_of,
  trophies_worth = trophies_worth }
