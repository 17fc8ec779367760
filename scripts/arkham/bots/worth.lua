-- The worth of things to the bot, in points. A useful action brings about 2 points.

local kept, reading = require "common:bots/kept", require "bots/reading"
local sight = require "bots/sight"
local slots = require "lib/slots"

local is, check, base, title, zone_of, in_play = method.is, method.check, method.base, property.title,
  property.zone, property.in_play

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
worth.attack = kept("attacks", function(s, foe)
  return worth.harm(s, check(foe, "attack_damage"), check(foe, "attack_horror"))
end)

--- worth.opportunity(s: table): number. The price of attacks of opportunity now.
function worth.opportunity(s)
  local n = s.opportunity
  if not n then
    local damage, horror, foes = 0, 0, sight.ready_foes(s)
    for i = 1, #foes do
      damage, horror = damage + check(foes[i], "attack_damage"), horror + check(foes[i], "attack_horror")
    end
    n = worth.harm(s, damage, horror)
    s.opportunity = n
  end
  return n
end

--- worth.clue(s: table): number. The worth of one more clue.
function worth.clue(s) return sight.clues_short(s) > 0 and worth.CLUE or 0.5 end

local function find_prize(s, foe)
  local says, victory = sight.act_says(s), check(foe, "victory")
  local n = victory + worth.DOOM * foe.doom
  if says.text:find(title(foe):lower(), 1, true) then n = n + worth.ADVANCE end
  if victory > 0 and reading.says(says, "victory display") and is(foe, "unique") then n = n + 7 end
  return n
end

--- worth.prize(s: table, foe: card): number. The gain from its defeat, besides safety.
worth.prize = kept("prizes", find_prize)

--- worth.threat(s: table, foe: card): number. The harm that its defeat prevents, for this investigator or another.
function worth.threat(s, foe)
  local attack = worth.attack(s, foe)
  if zone_of(foe) == "threat" and foe.bearer ~= s.me then return attack + 1 end
  if contains(sight.foes(s), foe) then return 2 * attack + 1.5 end
  return is(foe, "aloof") and 0 or is(foe, "hunter") and 0.8 * attack or 0.4 * attack
end

-- What an asset is worth to everybody: as a shield, as a weapon (its damage beyond 1), and for each of its other gains.
local profile_of = reading.of_definition(function(data, card)
  local says, gains = reading.of_card(card), {}
  for skill, bonus in pairs(says.bonus) do
    if bonus > 0 and not reading.says(says, "fight") then
      local lasting = (skill == "combat" or skill == "intellect") and not reading.says(says, "for this skill test")
      gains[#gains + 1] = lasting and 1.2 or 0.6
    end
  end
  if reading.says(says, "additional action") then gains[#gains + 1] = 3 end
  if says.heal_damage + says.heal_horror > 0 then gains[#gains + 1] = 0.6 end
  return { damage = reading.damage_of(card), gains = gains, investigates = reading.says(says, "investigat"),
    soak = 0.4 * ((base(card, "health") or 0) + (base(card, "sanity") or 0)), uses = data.uses }
end)

-- The part of its uses that it has left: 0 if it is empty.
local function rest_of(card, profile)
  if not profile.uses or not in_play(card) then return 1 end
  local uses = card.uses
  return uses == 0 and 0 or uses / profile.uses
end

-- The investigator's weapons in play that are not empty, each with its damage beyond 1.
local function weapons(s)
  local list = s.weapons
  if not list then
    list = {}
    local assets = sight.assets(s)
    for i = 1, #assets do
      local profile = profile_of(assets[i])
      if profile.damage and rest_of(assets[i], profile) ~= 0 then
        list[#list + 1] = { card = assets[i], damage = profile.damage }
      end
    end
    s.weapons = list
  end
  return list
end

-- The damage beyond 1 of the best of them besides this card; nil without a weapon.
local function armament(s, beside)
  local most, list = nil, weapons(s)
  for i = 1, #list do
    if list[i].card ~= beside then most = math.max(most or 0, list[i].damage) end
  end
  return most
end

--- worth.armed(s: table): boolean. Has the investigator a weapon in play that is better than bare fists?
function worth.armed(s)
  local damage = armament(s)
  return damage ~= nil and damage > 0
end

local function find_asset_worth(s, card)
  local profile = profile_of(card)
  local n, gains, damage, rest = profile.soak, profile.gains, profile.damage, rest_of(card, profile)
  if rest == 0 then return n + 0.05 end
  if damage then
    local other = armament(s, card)
    n = n + (other and other >= damage and 0.4 or 2 + 1.5 * (damage - (other or 0)))
  elseif profile.investigates then
    n = n + 1.5
  end
  for i = 1, #gains do n = n + gains[i] end
  return 0.8 + n * rest
end

--- worth.asset(s: table, card: card): number. The worth of having it in play; less when it is partly used.
worth.asset = kept("worths", find_asset_worth)

local function find_displaced(s, card)
  if slots.slots_free(s.me, card) then return 0 end
  local least, assets = 99, sight.assets(s)
  for _, slot in ipairs(slots.slots_of(card)) do
    local need = check(card, slot)
    local points = {}
    for i = 1, #assets do
      local other = assets[i]
      if check(other, slot) > 0 and check(other, "cannot_leave_play") == 0 then
        points[#points + 1] = worth.asset(s, other)
      end
    end
    table.sort(points)
    if #points > 0 then least = math.min(least, points[1] + (need > 1 and points[2] or 0)) end
  end
  return least
end

--- worth.displaced(s: table, card: card): number. The worth of the cards that must make room for it.
worth.displaced = kept("displaced", find_displaced)

--- worth.card(s: table, card: card): number. The worth of having it in hand.
function worth.card(s, card)
  if is(card, "weakness") then return 0 end
  if is(card, "asset") then return 0.3 + 0.35 * worth.asset(s, card) end
  return is(card, "skill") and 0.7 or 0.8
end

return worth
