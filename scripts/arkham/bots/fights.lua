-- Fighting, evading and engaging: the chances, and the gain.

local kept, reading = require "common:bots/kept", require "bots/reading"
local sight = require "bots/sight"
local worth = require "bots/worth"

local is, check, place_of, zone_of = method.is, method.check, property.place, property.zone

local fights = {}

local function remaining(foe) return math.max(1, foe.health - foe.damage) end

local ICONS = { willpower = "icon_willpower", intellect = "icon_intellect", combat = "icon_combat",
  agility = "icon_agility" }

-- The bonus that cards in hand could add to an important test. At most two cards count.
local help = kept("help", function(s, skill)
  local n, cards, own, wild = 0, 0, read_each(sight.hand(s), ICONS[skill]), sight.wild_icons(s)
  for i = 1, #own do
    local icons = own[i] + wild[i]
    if icons > 0 and cards < 2 then n, cards = n + icons, cards + 1 end
  end
  return n
end)

--- fights.chance(s: table, skill: skill, ahead: integer): number. The chance of a success, with some help from the
--- hand.
function fights.chance(s, skill, ahead)
  local aid = help(s, skill)
  return sight.chance(s, ahead + (aid > 2 and 2 or aid > 0 and 1 or 0))
end

--- fights.damage(s: table, says: table): integer. The damage of a successful attack by this text.
function fights.damage(s, says)
  local more = reading.says(says, "only one engaged") and #sight.foes(s) ~= 1 and 0 or says.damage
  return 1 + more + check(s.me, "damage_bonus")
end

local function bonus(s, says, skill)
  local place = place_of(s.me)
  if says.conditional and place and place.clues > 0 and reading.says(says, "if there is a clue at your location") then
    return says.conditional
  end
  return says.bonus[skill] or 0
end

--- fights.attack(s: table, foe: card, says: table): number. Points of one attack by this text.
function fights.attack(s, foe, says)
  local skill = says.with or "combat"
  local ahead = check(s.me, skill) + bonus(s, says, skill) - check(foe, "fight")
  local p, hit, left = fights.chance(s, skill, ahead), fights.damage(s, says), remaining(foe)
  local gain = (worth.threat(s, foe) + worth.prize(s, foe)) * math.min(1, hit / left)
  local score = p * gain * (hit >= left and 1.2 or 1)
  if is(foe, "retaliate") and not foe.exhausted then score = score - (1 - p) * worth.attack(s, foe) end
  if zone_of(foe) == "threat" and foe.bearer ~= s.me then score = score - (1 - p) * 4 end   -- a miss hits the friend
  if reading.says(says, "spend") then score = score - (hit > left and 0.6 or 0.2) end
  if reading.says(says, "discard this") then score = score - 1.5 end
  return score
end

--- fights.evasion(s: table, foe: card, says: table): number. Points of one attempt.
function fights.evasion(s, foe, says)
  if foe.exhausted or not contains(sight.foes(s), foe) then return 0 end
  local skill = says.with or "agility"
  local p = fights.chance(s, skill, check(s.me, skill) + bonus(s, says, skill) - check(foe, "evade"))
  local free = #sight.ready_foes(s) == 1 and s.me.actions > 1 and 1 or 0
  local own = reading.of_card(foe)
  local prize = reading.says(own, "is evaded") and reading.says(own, "victory display") and worth.prize(s, foe) or 0
  return p * (worth.attack(s, foe) + free + prize)
end

--- fights.engagement(s: table, foe: card): number. Points of engaging it, to fight it afterwards.
function fights.engagement(s, foe)
  if foe.exhausted and not is(foe, "aloof") or s.me.actions < 2 then return 0 end
  if is(foe, "aloof") then
    return 0.5 * worth.prize(s, foe) * fights.chance(s, "combat", check(s.me, "combat") - check(foe, "fight"))
  end
  local friend, combat = foe.bearer, check(s.me, "combat")
  local takes_over = friend and friend ~= s.me and combat > check(foe, "fight") and combat > check(friend, "combat")
  return takes_over and 1.5 or 0
end

return fights
