-- Movement: each place has the points of a goal, and the number of actions to win them; the best rate counts.

local fights = require "bots/fights"
local reading = require "bots/reading"
local sight = require "bots/sight"
local worth = require "bots/worth"

local is, check, place_of, face_of, zone_of, bearer_of = method.is, method.check, property.place, property.face,
  property.zone, property.bearer

local ways = {}

local UNKNOWN = 1.5   -- clues for each investigator at a place where nobody has been yet

--- ways.investigation(s: table, place: card, says?: table): number. The chance of an investigation there.
function ways.investigation(s, place, says)
  local skill = face_of(place) == 1 and investigation_skill(place) or "intellect"
  local shroud = face_of(place) == 1 and check(place, "shroud") or 2
  local bonus = says and says.bonus[skill] or 0
  return fights.chance(s, skill, check(s.me, skill) + bonus - math.max(0, shroud - (says and says.shroud or 0)))
end

-- Points of the clues at a place, and the actions that they take.
local function clues_at(s, place)
  if face_of(place) == 1 and (place.clues == 0 or check(place, "cannot_be_investigated") > 0) then return 0, 0 end
  local n = face_of(place) == 1 and place.clues or UNKNOWN * #seats()
  local short = sight.clues_short(s)
  if short > 0 then n = math.min(n, short) end
  return n * worth.clue(s), n / math.max(0.05, ways.investigation(s, place))
end

local function entry(s, place)
  if face_of(place) ~= 1 then return 0 end
  local says = reading.of_card(place)
  return reading.says(says, "after you enter") and worth.harm(s, says.take_damage, says.take_horror) or 0
end

local function foes_at(s, place)
  local points, actions, risk = 0, 0, 0
  local enemies = sight.enemies(s)
  for i = 1, #enemies do
    local foe = enemies[i]
    if place_of(foe) == place and bearer_of(foe) ~= s.me then
      local prize = worth.prize(s, foe)
      local p = sight.chance(s, check(s.me, "combat") + 1 - check(foe, "fight"))
      if prize >= 3 and p > 0.3 then
        points = points + prize
        actions = actions + (foe.health - foe.damage) / (p * (worth.armed(s) and 2 or 1))
      end
      if not is(foe, "aloof") and not foe.exhausted and zone_of(foe) ~= "threat" then
        risk = risk + worth.attack(s, foe) * (1.2 - p)
      end
    end
  end
  return points, actions, risk
end

-- Cards at the place of which the bot could take control by a test.
local function company_at(s, place)
  local company = sight.company(s)
  for i = 1, #company do
    local card = company[i]
    if place_of(card) == place then
      local says = reading.of_card(card)
      local p = says.test and fights.chance(s, says.test, check(s.me, says.test) - says.difficulty) or 1
      return reading.says(says, "take control") and p > 0 and 5 or 0, 1 / math.max(p, 0.05)
    end
  end
  return 0, 0
end

local function heals(s, place)
  if face_of(place) ~= 1 then return 0 end
  local says = reading.of_card(place)
  if says.heal_damage + says.heal_horror == 0 then return 0 end
  local body, mind = math.min(says.heal_damage, s.me.damage), math.min(says.heal_horror, s.me.horror)
  return body * 5 / sight.body(s) + mind * 5 / sight.mind(s)
end

--- ways.rate(s: table, place: card, far: integer): number. Points per action of going there and doing what the place
--- offers.
function ways.rate(s, place, far)
  local points, actions, risk = foes_at(s, place)
  local found, search = clues_at(s, place)
  local ally, talk = company_at(s, place)
  local best = 0
  local function goal(gain, time) best = math.max(best, (gain - risk - entry(s, place)) / (far + time)) end
  if points > 0 then goal(points, actions) end
  if found > 0 then goal(found, search) end
  if ally > 0 then goal(ally, talk) end
  local healing = heals(s, place)
  if healing > 0 then goal(healing, 1) end
  if contains(sight.meeting_places(s), place) then goal(worth.ADVANCE, 1) end
  return best
end

local function goals(s)
  if s.goals then return s.goals end
  local list, here = {}, place_of(s.me)
  for _, place in ipairs(sight.places(s)) do
    local far = here and place ~= here and distance(here, place)
    if far and check(s.me, "cannot_enter", place) == 0 then
      local rate = ways.rate(s, place, far)
      if rate > 0 then list[#list + 1] = { place = place, far = far, rate = rate } end
    end
  end
  s.goals = list
  return list
end

-- Points of leaving before the exhausted enemies here ready again.
local function escape(s)
  if s.escape then return s.escape end
  local points = 0
  for _, foe in ipairs(sight.enemies(s)) do
    if foe.exhausted and zone_of(foe) == "board" and place_of(foe) == place_of(s.me) and not is(foe, "aloof") then
      points = points + worth.attack(s, foe) * (is(foe, "hunter") and 0.3 or 0.7)
    end
  end
  s.escape = points
  return points
end

local FOUND = 0.6      -- the chance that an exploration finds a place

-- Must the investigators meet at a place that is not in play yet? Then they have the clues, and the act names a place.
local function seeks_place(s)
  return sight.act(s) and sight.clues_needed(s) > 0 and sight.clues_short(s) == 0 and not sight.meeting_places(s)[1]
end

--- ways.exploration(s: table): number. Points of an action that explores: for the clues of a place that nobody has seen,
--- or for the place where the act goes on.
function ways.exploration(s)
  local n = UNKNOWN * #seats()
  local short = sight.clues_short(s)
  if short > 0 then n = math.min(n, short) end
  local points = n * worth.clue(s) / (1 + n / math.max(0.05, fights.chance(s, "intellect", check(s.me, "intellect") - 2)))
  if seeks_place(s) then points = math.max(points, worth.ADVANCE / 2) end
  return FOUND * points
end

--- ways.move(s: table, step: card): number. Points per action of going there, as a step towards the best goal beyond.
function ways.move(s, step)
  if contains(sight.meeting_places(s), place_of(s.me)) then return 0 end
  local best = 0
  for _, goal in ipairs(goals(s)) do
    local thence = goal.rate > best and distance(step, goal.place)
    if thence and thence < goal.far then best = goal.rate end
  end
  if escape(s) > 0 then
    local _, _, risk = foes_at(s, step)
    best = best + math.max(0, escape(s) - risk - entry(s, step))
  end
  return best
end

return ways
