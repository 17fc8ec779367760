-- An investigator's turn: each option has points per action.

local fights = require "bots/fights"
local reading = require "bots/reading"
local sight = require "bots/sight"
local ways = require "bots/ways"
local worth = require "bots/worth"

local is, check, base, place_of = method.is, method.check, method.base, property.place

-- --- the effects of a text
-- ---------------------------------------------------------------------------------------------------

local function healing(s, says, patient)
  local body, mind = math.min(says.heal_damage, patient.damage), math.min(says.heal_horror, patient.horror)
  local function points(n, left) return n > 0 and n * 6 / math.max(1, left) or 0 end
  local damage, horror = points(body, patient.health - patient.damage), points(mind, patient.sanity - patient.horror)
  return reading.says(says, "damage or") and math.max(damage, horror) or damage + horror
end

local function blast(s, says, place)
  local points = 0
  for _, foe in ipairs(sight.enemies(s)) do
    if place_of(foe) == place then
      points = points + math.min(1, says.deal / math.max(1, foe.health - foe.damage)) *
        (worth.threat(s, foe) + worth.prize(s, foe))
    end
  end
  for _, inv in ipairs(sight.friends(s)) do
    if place_of(inv) == place then points = points - worth.harm(s, says.deal, 0) end
  end
  return points
end

-- The bot saves for the best card that it cannot pay for yet; the worth is divided by the missing resources.
local function resource_worth(s)
  if s.resource_worth then return s.resource_worth end
  local best, resources, hand = worth.RESOURCE, s.me.resources, sight.hand(s)
  for i = 1, #hand do
    local card = hand[i]
    local missing = is(card, "asset") and (base(card, "cost") or 0) - resources or 0
    if missing > 0 and (worth.asset(s, card) - 0.5) / (missing + 0.5) > best then
      best = math.max(best, (worth.asset(s, card) - worth.displaced(s, card) - 0.5) / (missing + 0.5))
    end
  end
  s.resource_worth = best * sight.time(s)
  return s.resource_worth
end

-- The effects of the action, without its costs.
local function outcome(s, option, says)
  local me, target = s.me, option.target
  local n = says.resources * resource_worth(s) + says.cards * worth.CARD - worth.DOOM * says.doom
  if says.clues > 0 and place_of(me) then n = n + math.min(says.clues, math.max(place_of(me).clues, 1)) * worth.clue(s) end
  if says.heal_damage + says.heal_horror > 0 then
    n = n + healing(s, says, target and is(target, "investigator") and target or me)
  end
  if target and is(target, "enemy") then
    local value = worth.threat(s, target) + worth.prize(s, target)
    if reading.says(says, "victory display") then n = n + value end
    if says.deal > 0 then n = n + value * math.min(1, says.deal / math.max(1, target.health - target.damage)) end
    if reading.says(says, "evade") then n = n + worth.attack(s, target) end
  elseif target and is(target, "location") and says.deal > 0 then
    n = n + blast(s, says, target)
  end
  local card = option.card
  if card and is(card, "enemy") and reading.says(says, "victory display") then n = n + worth.prize(s, card) + 1 end
  if reading.says(says, "take control") then n = n + 5 end
  if reading.says(says, "draw the top card of the encounter deck") then n = n - 3 end
  return n
end

local function price(s, says)
  return worth.harm(s, says.take_damage, says.take_horror) + says.lost_cards * worth.CARD
    + says.spend_resources * 0.4
end

-- --- the options
-- -------------------------------------------------------------------------------------------------------------

local function play_score(s, option)
  local me, card = s.me, option.card
  local cost = math.max(0, check(card, "cost"))
  if is(card, "asset") then
    return (worth.asset(s, card) - worth.displaced(s, card)) * (0.4 + 0.6 * sight.time(s)) - 0.15 * cost
  end
  local says = reading.of_card(card)
  if option.tags.fight and option.target then return fights.attack(s, option.target, says) - 0.15 * cost end
  if option.tags.evade and option.target then return fights.evasion(s, option.target, says) end
  if option.tags.investigate then return ways.investigation(s, place_of(me), says) * worth.clue(s) end
  return outcome(s, option, says) - price(s, says) - 0.1 * cost - 0.6
end

local function investigate_score(s, option, says)
  local place = place_of(s.me)
  if not place or place.clues == 0 then return 0 end
  local n = math.min(place.clues, 1 + check(s.me, "discover_bonus"))
  local costs = reading.says(says, "spend") and 0.2 or 0
  return ways.investigation(s, place, says) * n * worth.clue(s) - costs
end

local function draw_score(s)
  local n = #sight.hand(s)
  if n >= check(s.me, "hand_limit") then return 0.1 end
  return ((n < 4 and 1.1 or n < 7 and 0.9 or 0.5) + (worth.armed(s) and 0 or 0.4)) * sight.time(s)
end

-- An action of a card: a test of its own, or the effects in its text.
local function card_action_score(s, option, says)
  local card = option.card
  local gain = outcome(s, option, says)
  if is(card, "act") then
    gain = gain + (reading.says(says, "on this act") and 8 or reading.says(says, "draw the top card of") and 7 or 10)
  elseif reading.says(says, "(r") then
    gain = (worth.opportunity(s) >= worth.DEFEAT or sight.body(s) <= 2 or sight.mind(s) <= 2) and worth.DEFEAT or 0
  elseif reading.says(says, "discard this") and says.test then   -- a card that hinders the investigator here
    gain = gain + (card.parent == place_of(s.me) and place_of(s.me).clues > 0 and 1.5 * worth.clue(s) or 0.5)
  end
  local p = says.test and fights.chance(s, says.test, check(s.me, says.test) - says.difficulty) or 1
  return p * gain - price(s, says)
end

-- Nearly defeated, or almost out of time: then it is better to leave.
local function resign_score(s)
  if sight.last_agenda(s) and sight.rounds_left(s) <= 1 and s.me.actions <= 1 then return 25 end
  local lost = worth.opportunity(s) >= worth.DEFEAT or math.min(sight.body(s), sight.mind(s)) <= 1
  return lost and s.me.actions <= 1 and 25 or 0
end

--- score(s: table, option: table): number. Points of using the option now; none for an option that is better left.
local function score(s, option)
  local tags, text = option.tags, option.text
  if option.card and not tags.basic and not tags.play and is(option.card, "act") then return 100 end
  if tags.resign then return resign_score(s) end
  local points
  if tags.play then
    points = play_score(s, option)
  elseif tags.fight and option.target then
    return fights.attack(s, option.target, reading.of(text))
  elseif tags.evade and option.target then
    return fights.evasion(s, option.target, reading.of(text))
  elseif tags.investigate then
    points = investigate_score(s, option, reading.of(text))
  elseif tags.explore then
    points = ways.exploration(s)
  elseif tags.move and option.target then
    points = ways.move(s, option.target)
  elseif option.ability == "draw" then
    points = draw_score(s)
  elseif option.ability == "resource" then
    points = resource_worth(s)
  elseif option.ability == "engage" then
    points = fights.engagement(s, option.target)
  elseif tags.basic then
    points = card_action_score(s, option, reading.of(text))
  else                                        -- free abilities: kept for tests, unless they gain something now
    local says = reading.of(text)
    points = outcome(s, option, says) - price(s, says) - (reading.says(says, "discard this") and 2 or 0.1)
  end
  if tags.basic and not tags.parley and not tags.unprovoking then points = points - worth.opportunity(s) end
  return points
end

return { score = score }
