-- The facts that an investigator's player can see when deciding, as far as the bot needs them: `sight.body(s)` for a
-- sight `s`. Each fact is looked up when it is first asked for; every decision gets a new sight.

local odds = require "ui/odds"
local reading = require "bots/reading"

local is, check, base, title = method.is, method.check, method.base, property.title

local sight, facts = {}, {}

function facts.soak(s) return find("soak", s.me) end

-- How much more the investigator and their allies can take before the investigator is defeated.
local function left(s, most, taken)
  local n, soak = check(s.me, most) - s.me[taken], sight.soak(s)
  for i = 1, #soak do
    local card = soak[i]
    if base(card, most) then n = n + math.max(0, check(card, most) - card[taken] - 1) end
  end
  return n
end
function facts.body(s) return left(s, "health", "damage") end
function facts.mind(s) return left(s, "sanity", "horror") end

function facts.foes(s) return find("engaging", s.me) end
local function is_ready(foe) return not foe.exhausted end
function facts.ready_foes(s)
  local foes = sight.foes(s)
  return foes[1] and filter(foes, is_ready) or foes
end
function facts.enemies() return find "enemies" end
function facts.company() return cards_in("board", nil, "asset") end
function facts.places() return find "locations" end
function facts.friends() return players() end
function facts.hand(s) return cards_in("hand", s.me) end
function facts.wild_icons(s) return read_each(sight.hand(s), "icon_wild") end
function facts.assets(s) return find("my_assets", s.me) end

-- --- the scenario ----------------------------------------------------------------------------------------------------

function facts.act() return current_act() or false end
function facts.act_says(s)
  return sight.act(s) and reading.of_side(sight.act(s)) or reading.of("")
end

-- The clues that the act needs at once; 0 when it needs none.
function facts.clues_needed(s)
  if not sight.act(s) then return 0 end
  local n = check(sight.act(s), "clue_threshold")
  if n > 0 then return n end
  local says = sight.act_says(s)
  local for_each = reading.says(says, "per investigator") and not reading.says(says, "on this act")
  return says.spend_clues * (for_each and #seats() or 1)
end
function facts.clues_short(s)
  return math.max(0, sight.clues_needed(s) - spendable_clues(sight.friends(s)))
end

-- The places that the act names, where something must be done; none while clues for it are still missing.
function facts.meeting_places(s)
  if not sight.act(s) or sight.clues_short(s) > 0 then return {} end
  local text = sight.act_says(s).text
  return filter(sight.places(s), function(place) return text:find(title(place):lower(), 1, true) end)
end

-- Rounds until the agenda advances.
function facts.rounds_left()
  local agenda, doom = top "agenda", 0
  if not agenda or is(agenda, "objective") then return 99 end
  local doomed = find "doomed"
  for i = 1, #doomed do doom = doom + doomed[i].doom end
  return check(agenda, "doom_threshold") - doom
end
function facts.last_agenda() return size "agenda_deck" == 0 end

-- The part of the game that is left, 1 for plenty: the longer the rest, the longer an investment is used.
function facts.time(s)
  local rounds = sight.rounds_left(s) + 6 * size "agenda_deck"
  return math.max(0, math.min(1, (rounds - 1) / 7))
end

-- --- the chaos bag ---------------------------------------------------------------------------------------------------

local FAR = 30   -- far enough that no total is below zero

function facts.bag() return odds.read(cards_in "chaos_bag") end

for name, fact in pairs(facts) do
  sight[name] = function(s)
    local known = s[name]
    if known == nil then
      known = fact(s)
      s[name] = known
    end
    return known
  end
end

--- sight.chance(s: table, ahead: integer): number. The chance of a success when the skill is so far ahead before the
--- token.
function sight.chance(s, ahead)
  local p = s.chances[ahead]
  if not p then
    local bag = sight.bag(s)
    p = bag.n > 0 and odds.chance(bag, FAR + ahead, FAR) / bag.n or ahead >= 0 and 1 or 0
    s.chances[ahead] = p
  end
  return p
end

--- sight.of(me: card): table. A new sight for this investigator's player.
function sight.of(me)
  return { me = me, chances = {}, worths = {}, displaced = {}, attacks = {}, prizes = {}, help = {} }
end

return sight
