-- Questions outside the turn and tests: which card takes harm, which one is discarded, which evil is the lesser.

local options = require "common:bots/options"
local reading = require "bots/reading"
local sight = require "bots/sight"
local tests = require "bots/tests"
local worth = require "bots/worth"

local is, check, zone_of = method.is, method.check, property.zone

local choices = {}

-- --- options with a price --------------------------------------------------------------------------------------------

local function of_words(s, text)
  local says = reading.of(text)
  return says.cards * worth.CARD + says.resources * worth.RESOURCE - worth.harm(s, says.take_damage, says.take_horror)
    - worth.DOOM * says.doom - says.spend_clues * worth.clue(s) - says.lost_cards * worth.CARD
end

local function heal_what(s, kind)
  if kind == "damage" then return -sight.body(s) end
  return kind == "horror" and -sight.mind(s) or 0
end

-- The worth of giving a point of harm to a card: a card that can spare it is best.
local function bearer(s, card, kind)
  local most, taken = kind == "horror" and "sanity" or "health", kind == "horror" and "horror" or "damage"
  local left = card[most] - card[taken] - card["assigned_" .. taken]
  if card == s.me then return left <= 1 and -worth.DEFEAT or -(1 + 5 / left) end
  return left > 1 and -0.5 or -0.7 * worth.asset(s, card)
end

local function of_card(s, card, purpose)
  if is(card, "enemy") then return 50 - (card.health - card.damage) end
  if zone_of(card) == "hand" then return -worth.card(s, card) end
  if purpose == "assign_damage" then return bearer(s, card, "damage") end
  if purpose == "assign_horror" then return bearer(s, card, "horror") end
  if purpose == "discard" then return -worth.asset(s, card) end
  if is(card, "asset") or is(card, "event") or is(card, "skill") then return worth.card(s, card) end   -- a card to take
  return 0
end

-- --- the opening hand ------------------------------------------------------------------------------------------------

-- The bot looks for a weapon, and keeps cards that it will play early.
local function mulligan(s, view)
  local armed = false
  for _, option in ipairs(view.options) do
    local card = option.card
    if card and is(card, "asset") then
      armed = armed or (reading.damage_of(card) or 0) > 0
    end
  end
  local chosen = {}
  for i, option in ipairs(view.options) do
    local card = option.card
    local kept = card and is(card, "asset") and worth.asset(s, card) >= (armed and 1.6 or 2.2)
    if not kept then chosen[#chosen + 1] = i end
  end
  return chosen
end

-- Help for a scenario costs nothing, though the campaign may lose it.
local function partner(s, view)
  local best, most
  for i, option in ipairs(view.options) do
    local n = option.card and worth.asset(s, option.card) or 0
    if not most or n > most then best, most = i, n end
  end
  return { best }
end

--- choices.answer(s: table, view: table): integer[]. The answer to a question outside windows and timing points.
function choices.answer(s, view)
  if view.min == 0 then
    if view.purpose == "commit" then return tests.commit(s, view, current "test") end
    local first = view.options[1]
    local offered = first and first.card
    if offered and is(offered, "partner") and offered.zone == "set_aside" then return partner(s, view) end
    return view.purpose == "mulligan" and mulligan(s, view) or {}
  end
  return options.needed(view, function(option)
    if option.card then return of_card(s, option.card, view.purpose) end
    if view.purpose == "heal" then return heal_what(s, option.name) end
    return of_words(s, option.text or "")
  end)
end

-- --- reactions -------------------------------------------------------------------------------------------------------

-- The next act is seldom easier: the bot goes on armed and in good health, while there is time for that.
local function ready_for_more(s)
  local hurt = math.min(s.me.health - s.me.damage, s.me.sanity - s.me.horror) <= 2
  return sight.time(s) < 0.6 or (worth.armed(s) or #sight.hand(s) >= check(s.me, "hand_limit")) and not hurt
end

--- choices.reacts(s: table, view: table, option: table): boolean. Is a reaction worth its price? Forced abilities leave
--- only the choice of their order.
function choices.reacts(s, view, option)
  local says = reading.of(option.text)
  if reading.says(says, "instead") and reading.says(says, "discover") then return sight.clues_short(s) == 0 end
  local test = current "test"
  if test and reading.says(says, "reveal another") then return tests.another_token(s, test) > 0 end
  if option.card and is(option.card, "act") and reading.says(says, "advance") then return ready_for_more(s) end
  return true
end

return choices
