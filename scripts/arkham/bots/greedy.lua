-- A bot that plays recognisably: arms itself, investigates, commits what helps, fights what engages it, advances.
-- It looks at nothing that its player could not see: the table, its own hand, never a deck or another hand.

local slots = require "lib/slots"

local function living(me) return me.health - me.damage, me.sanity - me.horror end

local function ready_enemies(me)
  return filter(find("engaging", me), function(foe) return not foe.exhausted end)
end

local function clues_of_all()
  local n = 0
  for _, inv in ipairs(players()) do n = n + inv.clues end
  return n
end

local function enough_clues()
  local act = top "act"
  local needed = act and act:check "clue_threshold" or 0
  return needed > 0 and clues_of_all() >= needed
end

local function icons(card, skill) return (card:base("icon_" .. skill) or 0) + (card:base "icon_wild" or 0) end

-- --- where to go --------------------------------------------------------------------------------------------------------

local function ways_from(place)
  return #filter(find "locations", function(other) return other ~= place and connected(place, other) end)
end

-- Where the next step of the scenario is: with enough clues the middle of the map, else clues or what is unexplored.
local function worth(place)
  if enough_clues() then return ways_from(place) * 2 end
  if place.face == 0 then return 4 end
  return place.clues > 0 and 3 + place.clues or 0
end

local function best_goal(me)
  local goal, best = nil, 0
  for _, place in ipairs(find "locations") do
    local far = me.place and distance(me.place, place)
    if far and me:check("cannot_enter", place) == 0 then
      local score = worth(place) * 4 - far
      if worth(place) > 0 and score > best then goal, best = place, score end
    end
  end
  return goal
end

local function move_score(me, place)
  local goal = best_goal(me)
  if not goal or goal == me.place then return 0 end
  local now, thence = distance(me.place, goal), distance(place, goal)
  return now and thence and thence < now and 42 or 0
end

-- --- fights ---------------------------------------------------------------------------------------------------------------

local function fight_score(me, option)
  local foe = option.target
  local engaged = foe.zone == "threat" and foe.bearer == me
  if foe.zone == "threat" and not engaged then return 0 end   -- who misses would hit a friend
  local edge = me:check "combat" - foe:check "fight"
  if not engaged and edge < 0 then return 0 end
  local score = (engaged and 66 or 44) + 2 * edge - (foe.health - foe.damage)
  if option.card ~= me then score = score + 12 end            -- weapons first
  return score
end

local function evade_score(me, option)
  local body, mind = living(me)
  local foe = option.target
  if foe.exhausted then return 0 end
  local edge = me:check "agility" - foe:check "evade"
  local weak = body <= foe:check "attack_damage" or mind <= foe:check "attack_horror" or me:check "combat" + 1 < foe:check "fight"
  return weak and 60 + 3 * edge or 20 + edge
end

-- --- the turn -------------------------------------------------------------------------------------------------------------

local function play_score(me, option, danger)
  local card = option.card
  if card:is "asset" then
    if danger or not slots.slots_free(me, card) then return 0 end
    return 52 + (card:base "cost" or 0)
  end
  if option.target and option.target:is "enemy" then return 58 end
  if option.target then                                        -- aimed at a place: only where there are foes and no friends
    local foes, friends = 0, 0
    for _, foe in ipairs(find "enemies") do if foe.place == option.target then foes = foes + 1 end end
    for _, inv in ipairs(players()) do if inv.place == option.target then friends = friends + 1 end end
    return friends == 0 and 10 * foes or 0
  end
  return danger and 0 or (card:base "cost" or 0) == 0 and 40 or 22
end

local function turn_score(me, option)
  local tags, danger = option.tags, #ready_enemies(me) > 0
  local body, mind = living(me)
  if option.card and option.card:is "act" then return 100 end
  if tags.resign then return (body <= 2 or mind <= 1) and 90 or 0 end
  if tags.fight and option.target then return fight_score(me, option) end
  if tags.evade and option.target then return evade_score(me, option) end
  if tags.parley then return 54 end
  if tags.investigate then
    local place = me.place
    if danger or not place or place.clues == 0 then return 0 end
    return 46 + me:check(investigation_skill(place)) - place:check "shroud" + (option.card ~= me and 4 or 0)
  end
  if tags.play then return play_score(me, option, danger) end
  if tags.move and option.target then return danger and 0 or move_score(me, option.target) end
  if option.ability == "draw" then return danger and 0 or size("hand", me) < 6 and 14 or 8 end
  if option.ability == "resource" then return danger and 0 or me.resources < 5 and 13 or 9 end
  if option.ability == "engage" then
    return #ready_enemies(me) == 0 and me:check "combat" > option.target:check "fight" and 30 or 0
  end
  if tags.basic then                                           -- an action of a card
    if danger then return 0 end
    if option.text:lower():find "heal" then return (me.damage >= 2 or me.horror >= 2) and 26 or 0 end
    return 12
  end
  -- Free abilities that kill now; others are kept for tests.
  local foe = option.target
  if foe and foe:is "enemy" and foe.health - foe.damage <= 1 then return 48 end
  return 0
end

-- --- tests ----------------------------------------------------------------------------------------------------------------

-- How far the tester is ahead before the token.
local function lead_in(test)
  local against = test.target and type(test.against) == "string" and test.target:check(test.against) or 0
  local ahead = test.tester:check(test.skill) + test.bonus - test.base - against
  for _, inv in ipairs(seats()) do
    for _, card in ipairs(cards_in("committed", inv)) do ahead = ahead + icons(card, test.skill) end
  end
  return ahead
end

-- Skill cards first, then what is dear; enough to stand a token of -2.
local function commit(view, test)
  local ahead, order, chosen = lead_in(test), {}, {}
  for i, option in ipairs(view.options) do
    if option.card then order[#order + 1] = i end
  end
  local function rank(i)
    local card = view.options[i].card
    return (card:is "skill" and 100 or 0) + 10 * icons(card, test.skill) - (card:is "asset" and 30 or 0)
  end
  table.sort(order, function(a, b) return rank(a) > rank(b) end)
  for _, i in ipairs(order) do
    if ahead >= 2 or #chosen >= view.max then break end
    local card = view.options[i].card
    if ahead + icons(card, test.skill) >= 0 and rank(i) > 0 then
      chosen[#chosen + 1] = i
      ahead = ahead + icons(card, test.skill)
    end
  end
  return chosen
end

-- In a test's windows: what adds to the skill that is tested, while it is short.
local function boost_score(option, test)
  if lead_in(test) >= 1 or not option.text:find(test.skill, 1, true) then return 0 end
  return 20
end

-- --- other questions ------------------------------------------------------------------------------------------------------

local function choose_best(view, score)
  local best, choice
  for i, option in ipairs(view.options) do
    local s = score(option)
    if s > 0 and (not best or s > best) then best, choice = s, i end
  end
  return choice
end

local function pass_of(view)
  for i, option in ipairs(view.options) do
    if option.kind == "pass" then return i end
  end
end

-- Who bears harm: a card that survives it, else the investigator while he does, else a card.
local function bearer_score(card, me)
  local left = card:base "health" and card.health - card.damage or 9
  local mind = card:base "sanity" and card.sanity - card.horror or 9
  local room = math.min(left, mind)
  if card == me then return 20 + room end
  return room > 1 and 40 + room or 21
end

local function keep_score(card)
  return (card:is "asset" and 20 or card:is "skill" and 12 or 15) - (card:base "cost" or 0)
end

-- The `min` that score highest.
local function pick(view, score)
  local order, chosen = {}, {}
  for i in ipairs(view.options) do order[i] = i end
  table.sort(order, function(a, b) return score(view.options[a]) > score(view.options[b]) end)
  for i = 1, view.min do chosen[i] = order[i] end
  return chosen
end

local function answer_choice(view)
  local me = view.player
  if view.min == 0 then
    local test = current "test"
    return test and view.options[1] and view.options[1].card and view.options[1].card.zone == "hand" and
      commit(view, test) or {}
  end
  return pick(view, function(option)
    local card = option.card
    if not card then                                           -- words: rather anything than harm
      local words = (option.text or ""):lower()
      return (words:find "horror" or words:find "damage") and -1 or 0
    end
    if card:is "enemy" then return 50 - (card.health - card.damage) end
    if card.zone == "hand" then return -keep_score(card) end
    if card.in_play then return bearer_score(card, me) end
    return 0
  end)
end

--- greedy(view: table): integer[]. Of the options of a request those that look best, by their places.
--- engine/game/bot.cpp says what a view holds.
local function greedy(view)
  if view.numeric then return { view.max } end
  local pass = pass_of(view)
  if view.from == "window" then
    local test = current "test"
    local choice = choose_best(view, function(option)
      if option.kind ~= "ability" then return 0 end
      if test then return boost_score(option, test) end
      return view.name == "turn" and turn_score(view.player, option) or 0
    end)
    return { choice or pass or 1 }
  end
  if view.from == "timing" then                                -- forced ones in any order; reactions are used
    for i, option in ipairs(view.options) do
      if option.kind == "ability" then return { i } end
    end
    return { pass or 1 }
  end
  return answer_choice(view)
end

engine.export { greedy = greedy }
