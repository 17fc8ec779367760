-- A bot that uses the chances of ui/odds.lua. It uses only what its player could see. All bots reason alike, so they
-- have a common plan without talking.

local options = require "common:bots/options"
local best_of, says = options.best, options.says

local AIR, DREAD = 0.2, 0.5   -- their worth in seals
local ROLLS = 2.5             -- a dive has more than one roll
local LATER = 0.4             -- weight of a relic that may come in a later roll

-- --- choosing a place
-- -------------------------------------------------------------------------------------------------

-- The expected worth of a dive there with this number of others at the same site.
local function worth_of(diver, site, others)
  local brass, black = dice_at(diver, site)
  if diver.untangled == 0 then brass = math.max(0, brass - others) end
  local want, dice, best = { brass = brass, black = black }, {}, 0
  for _, die in ipairs(cards_in "cup") do
    local colour = die.data.colour
    want[colour] = want[colour] - 1
    if want[colour] >= 0 then dice[#dice + 1] = die end
  end
  for _, relic in ipairs(relics_at(site)) do
    best = math.max(best, relic.seals * relic_chance(dice, relic.data.cost, diver.nerve))
  end
  return ROLLS * best - AIR * site.fare
end

-- The diver who pumps most air stays aboard if air is needed.
local function who_pumps()
  if game.air >= 3 + 2 * #players() then return nil end
  local best
  for _, diver in ipairs(players()) do
    if not best or diver.pump > best.pump then best = diver end
  end
  return best
end

-- My place in a plan that every bot computes in the same way: in player order, while there is air, each diver goes
-- where the expected worth is highest.
local function choose_place(view)
  local pumper, sent, air, mine = who_pumps(), {}, game.air, game.bell
  if pumper then air = math.min(MOST_AIR, air + pumper.pump) end
  for _, diver in ipairs(players()) do
    local best, place = 0, game.bell
    for _, site in ipairs(diver == pumper and {} or find "sites") do
      local worth = air > site.fare and worth_of(diver, site, sent[site.index] or 0) or 0
      if worth > best then best, place = worth, site end
    end
    if diver == view.player then
      mine = place
      break
    end
    sent[place.index] = (sent[place.index] or 0) + 1
    if place ~= game.bell then air = air - place.fare - 1 end
  end
  return best_of(view, function(option) return option.card == mine and 1 or 0 end)
end

-- --- a dive ----------------------------------------------------------------------------------------------------------

-- The relic with the most promising dice: the dice that it needs, and the relic.
local function aim(dive)
  local best, dice, target = -1, {}, nil
  for _, relic in ipairs(relics_at(dive.site)) do
    local need, useful, rest = sort_dice(relic.data.cost)
    local complete = (need.hook or 0) + (need.lamp or 0) + (need.rune or 0) == 0
    local chance = complete and 1 or 0.2 + 0.8 * relic_chance(rest, need, whispers_left(dive))
    if relic.seals * chance > best then best, dice, target = relic.seals * chance, useful, relic end
  end
  return dice, target
end

local WORTH = { air = 1, hook = 2, lamp = 3, rune = 4 }   -- the worth of a surplus die

local function keep(view, dive)
  local wanted, chosen = aim(dive), {}
  for i, option in ipairs(view.options) do
    if contains(wanted, option.card) then chosen[#chosen + 1] = i end
  end
  if #chosen > 0 then return chosen end
  return best_of(view, function(option) return -WORTH[symbol_of(option.card)] end)
end

local function on_or_up(view, dive)
  local dice, left, now, on = cards_in "rolled", whispers_left(dive), 0, 0
  local panic = panic_chance(dice, left)
  for _, relic in ipairs(relics_at(dive.site, true)) do now = math.max(now, relic.seals) end
  for _, relic in ipairs(relics_at(dive.site)) do
    local chance = meets(relic.data.cost) and 0 or relic_chance(dice, missing(relic.data.cost), left)
    local miss = 1 - panic - chance
    on = math.max(on, chance * math.max(now, relic.seals) + miss * math.max(now, LATER * relic.seals))
  end
  local wanted = on - panic * DREAD - AIR > now and "go on" or "surface"
  return best_of(view, function(option) return says(option, wanted) and 1 or 0 end)
end

-- Use abilities against whispers or for a missing lamp; use grit if it would be panic.
local function after_roll(view)
  local dive, whispers = current "dive", #showing("rolled", "whisper")
  local _, target = aim(dive)
  local panic = whispers_left(dive) <= 0
  local lamp = target and (missing(target.data.cost).lamp or 0) > #showing("rolled", "lamp")
  return best_of(view, function(option)
    if option.kind == "pass" then return 0 end
    if says(option, "whisper") then return whispers > 0 and 3 or -1 end
    if says(option, "to a lamp") then return (panic or lamp) and 2 or -1 end
    return panic and 1 or -1
  end)
end

-- Give up one die or all whispers: whispers first, then dice that are not needed.
local function give_up(view, dive)
  local wanted = aim(dive)
  local first = best_of(view, function(option)
    return symbol_of(option.card) == "whisper" and 2 or contains(wanted, option.card) and 0 or 1
  end)
  if view.max == 1 then return first end
  local chosen = {}
  for i, option in ipairs(view.options) do
    if symbol_of(option.card) == "whisper" then chosen[#chosen + 1] = i end
  end
  return #chosen > 0 and chosen or first
end

-- --- the rest --------------------------------------------------------------------------------------------------------

local function most_seals(view) return best_of(view, function(option) return option.card.seals end) end

local function stake(view) return best_of(view, function(option) return option.text == "1" and 1 or 0 end) end

local function vote(view)
  local wanted = (game.air >= 6 or game.dread + 2 >= game.dread_end) and "cut" or "haul"
  return best_of(view, function(option) return says(option, wanted) and 1 or 0 end)
end

-- Panic is always worth a grit. A relic is given back for the tide only if the tide would end the game.
local function react(view)
  return best_of(view, function(option)
    if option.kind == "pass" then return 0 end
    return says(option, "tide") and game.tide + 1 < game.tide_end and -1 or 1
  end)
end

local ANSWERS = { ["Where do you go?"] = choose_place, ["Which dice do you set aside?"] = keep,
  ["Do you go on?"] = on_or_up, ["Which dice do you roll again?"] = give_up, ["Which die shows a lamp?"] = give_up,
  ["What do you bring up?"] = most_seals, ["How much grit do you stake?"] = stake,
  ["Something has taken hold of the line."] = vote }

--- greedy(view) -> number of an option, or a list of them. engine/game/bot.cpp says what a view contains.
local function greedy(view)
  if view.from == "window" then return after_roll(view) end
  if view.from == "timing" then return react(view) end
  local answer = ANSWERS[view.prompt]
  return answer and answer(view, current "dive") or 1
end

engine.export { greedy = greedy }
