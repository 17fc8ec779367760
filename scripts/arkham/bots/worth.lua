-- The worth of things to the bot, in points. A useful action brings about 2 points.

local reading = require "bots/reading"
local sight = require "bots/sight"
local slots = require "lib/slots"

local worth = {}

worth.CLUE = 5          -- a clue that the act needs
worth.DOOM = 3.5
worth.CARD = 0.7
worth.RESOURCE = 0.5
worth.ADVANCE = 15      -- the next step of the scenario
worth.DEFEAT = 30

local function of_marks(n, left)
  if n <= 0 then return 0 end
  return n >= left and worth.DEFEAT or n * (1 + 5 / left)
end

--- worth.harm(s: table, damage: integer, horror: integer): number. The price of taking that harm.
function worth.harm(s, damage, horror)
  return of_marks(damage, sight.body(s)) + of_marks(horror, sight.mind(s))
end

--- worth.attack(s: table, foe: card): number. The price of an attack by that enemy.
function worth.attack(s, foe) return worth.harm(s, foe:check "attack_damage", foe:check "attack_horror") end

--- worth.opportunity(s: table): number. The price of attacks of opportunity now.
function worth.opportunity(s)
  local n = s.opportunity
  if not n then
    local damage, horror = 0, 0
    for _, foe in ipairs(sight.ready_foes(s)) do
      damage, horror = damage + foe:check "attack_damage", horror + foe:check "attack_horror"
    end
    n = worth.harm(s, damage, horror)
    s.opportunity = n
  end
  return n
end

--- worth.clue(s: table): number. The worth of one more clue.
function worth.clue(s) return sight.clues_short(s) > 0 and worth.CLUE or 0.5 end

--- worth.prize(s: table, foe: card): number. The gain from its defeat, besides safety.
function worth.prize(s, foe)
  local says, victory = sight.act_says(s), foe:check "victory"
  local n = victory + worth.DOOM * foe.doom
  if says.text:find(foe.title:lower(), 1, true) then n = n + worth.ADVANCE end
  if reading.says(says, "victory display") and victory > 0 and foe:is "unique" then n = n + 7 end
  return n
end

--- worth.threat(s: table, foe: card): number. The harm that its defeat prevents, for this investigator or another.
function worth.threat(s, foe)
  local attack = worth.attack(s, foe)
  if foe.zone == "threat" and foe.bearer ~= s.me then return attack + 1 end
  if contains(sight.foes(s), foe) then return 2 * attack + 1.5 end
  return foe:is "aloof" and 0 or foe:is "hunter" and 0.8 * attack or 0.4 * attack
end

local function soak(card)
  return 0.4 * ((card:base "health" or 0) + (card:base "sanity" or 0))
end

local function is_empty(card) return card.data.uses and card.in_play and card.uses == 0 end

-- The damage beyond 1 of the investigator's best weapon in play besides this card; nil without a weapon.
local function armament(s, beside)
  local most
  for _, card in ipairs(sight.assets(s)) do
    local damage = card ~= beside and not is_empty(card) and reading.damage_of(s, card)
    if damage then most = math.max(most or 0, damage) end
  end
  return most
end

--- worth.armed(s: table): boolean. Has the investigator a weapon in play that is better than bare fists?
function worth.armed(s)
  local damage = armament(s)
  return damage ~= nil and damage > 0
end

--- worth.asset(s: table, card: card): number. The worth of having it in play; less when it is partly used.
function worth.asset(s, card)
  local says, damage = reading.of_card(s, card), reading.damage_of(s, card)
  local n = soak(card)
  if is_empty(card) then return n + 0.05 end
  if damage then
    local other = armament(s, card)
    n = n + (other and other >= damage and 0.4 or 2 + 1.5 * (damage - (other or 0)))
  elseif reading.says(says, "investigat") then
    n = n + 1.5
  end
  for skill, bonus in pairs(says.bonus) do
    if bonus > 0 and not reading.says(says, "fight") then
      local lasting = (skill == "combat" or skill == "intellect") and not reading.says(says, "for this skill test")
      n = n + (lasting and 1.2 or 0.6)
    end
  end
  if reading.says(says, "additional action") then n = n + 3 end
  if says.heal_damage + says.heal_horror > 0 then n = n + 0.6 end
  return 0.8 + n * (card.data.uses and card.in_play and card.uses / card.data.uses or 1)
end

--- worth.displaced(s: table, card: card): number. The worth of the cards that must make room for it.
function worth.displaced(s, card)
  if slots.slots_free(s.me, card) then return 0 end
  local least = 99
  for _, slot in ipairs(slots.slots_of(card)) do
    local need = card:check(slot)
    local points = {}
    for _, other in ipairs(sight.assets(s)) do
      if other:check(slot) > 0 and other:check "cannot_leave_play" == 0 then
        points[#points + 1] = worth.asset(s, other)
      end
    end
    table.sort(points)
    if #points > 0 then least = math.min(least, points[1] + (need > 1 and points[2] or 0)) end
  end
  return least
end

--- worth.card(s: table, card: card): number. The worth of having it in hand.
function worth.card(s, card)
  if card:is "weakness" then return 0 end
  if card:is "skill" then return 0.7 end
  if card:is "asset" then return 0.3 + 0.35 * worth.asset(s, card) end
  return 0.8
end

return worth
