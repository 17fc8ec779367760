-- Locations: moving, revealing, discovering.

local guarded = require("lib/immunity").guarded
local move, add, is, check = method.move, method.add, method.is, method.check
local in_play, place_of, parent_of = property.in_play, property.place, property.parent
local clues_of, flood_level_of, is_swarm_card = property.clues, property.flood_level, property.swarm_card
local zone_of, face_of, title_of, data_of_card = property.zone, property.face, property.title, property.data
local concealed, history = require "lib/concealed", require "lib/history"

local verbs = {}

--- place:reveal(inv?: card). Turns the location over and adds clues equal to its clue value. `inv` is the investigator
--- who reveals it; without one nobody does, as when an act says so.
function verbs.reveal(place, inv)
  if face_of(place) == 1 then return end
  local revealed = data_of_card(place).revealed
  if revealed then place:turn_into(revealed) end
  place.face = 1
  local clues = check(place, "clue_value")
  add(place, "clues", clues)
  after("location_revealed", inv, place, nil, clues)
end

-- The enemies engaged with the investigator that come along to the place; those that cannot enter it disengage, and
-- stay. A host speaks for its swarm cards.
local function those_coming_along(inv, place, must)
  local along, threats = {}, cards_in("threat", inv)
  for i = 1, #threats do
    local enemy = threats[i]
    if is(enemy, "enemy") then
      if not must and check(enemy, "cannot_enter", place) > 0 then
        by_rules(enemy.disengage, enemy)
      elseif not is_swarm_card(enemy) then
        along[#along + 1] = enemy
      end
    end
  end
  return along
end

-- They move at the same time, so all of them have left and entered before anything reacts. What reacts comes in this
-- order: to the leaving of the investigator, then of each enemy, then to their entering, as the cards lie.
local function leave_and_enter(inv, place, from, must)
  local along = those_coming_along(inv, place, must)
  inv.parent = place
  if face_of(place) == 0 then place:reveal(inv) end
  if from then
    after("leaves", inv, from)
    for i = 1, #along do after("leaves", along[i], from) end
  end
  after("enters", inv, place, from, flood_level_of(place))   -- flooding after its reveal comes later (FAQ)
  for i = 1, #along do after("enters", along[i], place, from) end
  if from and awaited "arrives" then
    inv.arriving = true
    before("arrives", inv, place, from)
    inv.arriving = false
  end
  check_engagement()
end

-- What interrupts a move may take the investigator out of the game or elsewhere, or the goal out of play.
local function can_go_on(inv, place, parent) return in_play(inv) and parent_of(inv) == parent and in_play(place) end

local function walk(_, inv, place, from, parent, must)
  if from then
    if not can_go_on(inv, place, parent) then return false end
    if before("leaves", inv, from) ~= 1 or not can_go_on(inv, place, parent) then return false end
  end
  leave_and_enter(inv, place, from, must)
  if from then history.moved(inv) end
end

-- The investigator leaves and enters at the same time, and enemies there engage; then come the reactions (Rules
-- Reference: Move).
local function move_there(inv, place, from, must)
  return (event("moves", inv, place, from, history.next_move(inv), walk, inv, place, from, parent_of(inv), must))
end

--- inv:move_to(place: card, must?: boolean): boolean. Moves the investigator; returns whether they have moved. They
--- leave and enter at the same time, and engaged enemies come along. Effects may bar them from the place, unless they
--- must move (see remove_location); effects may also cancel the move.
function verbs.move_to(inv, place, must)
  local from = place_of(inv)
  if not place or from == place or not must and check(inv, "cannot_enter", place) > 0 then return false end
  return together(move_there, inv, place, from, must)
end

--- inv:discover(n: integer, place?: card): integer. Moves clues from the place (by default the investigator's) to the
--- investigator; 0 if they cannot discover clues, or expose a concealed mini-card instead.
function verbs.discover(inv, n, place)
  place = place or place_of(inv)
  if not place or not in_play(place) then return 0 end
  if game.mini_cards_used > 0 and concealed.instead(inv, place) or check(inv, "cannot_discover") > 0 then return 0 end
  local there = clues_of(place)
  if n > there then n = there end
  if n <= 0 then return 0 end
  local go, left = before("clues_discovered", inv, place, nil, n)
  left = go == 1 and math.min(left, clues_of(place)) or 0   -- other cards may have changed both
  if left <= 0 then return 0 end
  add(place, "clues", -left)
  add(inv, "clues", left)
  after("clues_discovered", inv, place, nil, left)
  return left
end

--- inv:place_clues(n: integer): integer. The investigator places clues of their own on their location.
function verbs.place_clues(inv, n)
  local place = inv.place
  if not place then return 0 end
  n = math.min(n, inv.clues)
  inv:add("clues", -n)
  return place:add("clues", n)
end

--- find_location(title: string): card?. The location in play with that title.
local function find_location(title)
  local all = find "locations"
  for i = 1, #all do
    if title_of(all[i]) == title then return all[i] end
  end
end

local UNREACHABLE = 1000000

-- The cards with the highest score.
local function highest(cards, score)
  local most, list = nil, {}
  for i = 1, #cards do
    local card = cards[i]
    local points = score(card)
    if not most or points > most then most, list = points, {} end
    if points == most then list[#list + 1] = card end
  end
  return list
end

--- nearest(who: card, cards: card[]): card[]. The cards at the fewest connections from `who`, barred or not; all of
--- them if no path leads to any. An enemy in the shadows is farther away than any other. Rules Reference: Nearest.
local function nearest(who, cards)
  local here = place_of(who)
  return highest(cards, function(card)
    local place = place_of(card)
    return -(place and (here and distance(here, place) or UNREACHABLE) or math.huge)
  end)
end

--- farthest(who: card, cards: card[]): card[]. The cards at the most connections from `who`. Those to which no path
--- leads count only if none leads to any.
local function farthest(who, cards)
  local here = place_of(who)
  return highest(cards, function(card)
    local place = place_of(card)
    return here and place and distance(here, place) or -1
  end)
end

--- nearest_enemy(who: card, tag?: tag): card?. The nearest enemy with that tag; the lead decides between equals.
local function nearest_enemy(who, tag)
  local list = filter(find "enemies", function(enemy) return not tag or enemy:is(tag) end)
  return choose(game.lead, "Which of them is the nearest?", nearest(who, list))
end

--- farthest_from_all(): card. The location with the highest sum of distances to all investigators; the lead decides
--- between equals.
local function farthest_from_all()
  local all = players()
  local list = highest(find "locations", function(place)
    local sum = 0
    for i = 1, #all do
      local from = place_of(all[i])
      sum = sum + (from and distance(from, place) or 0)
    end
    return sum
  end)
  return choose(game.lead, "Which location is farthest from all investigators?", list)
end

--- everybody_at(place: card): card[]. The investigators there, in player order, and the enemies there that are engaged
--- with nobody.
local function everybody_at(place)
  local list, enemies = investigators_at(place), find "enemies"
  for i = 1, #enemies do
    local enemy = enemies[i]
    if place_of(enemy) == place and zone_of(enemy) ~= "threat" and enemy ~= place then list[#list + 1] = enemy end
  end
  return list
end

local function send_away(place, to)
  local all = everybody_at(place)
  for i = 1, #all do
    local card = all[i]
    if is(card, "enemy") then card:move_enemy(to, true) else card:move_to(to, true) end
  end
  if game.mini_cards_used > 0 then concealed.move_away(place, to) end
end

--- place:remove_location(to?: card). Removes the location from the game. Nobody is ever at no location (FAQ 1.21):
--- everybody still there moves to `to`, even if an effect says that they cannot move. Without `to` the location stays.
function verbs.remove_location(place, to)
  if to then by_rules(send_away, place, to) end
  if #everybody_at(place) == 0 then
    drop_unowned(place)
    move(place, "removed")
  end
end

engine.verbs(guarded(verbs, {
  some = { discover = 0, place_clues = 0 },
  touched = { move_to = false, remove_location = false },
  in_play = { move_to = false, reveal = false, discover = 0, remove_location = false },
  in_play_other = { move_to = false } }))

engine.export { nearest = nearest, farthest = farthest, nearest_enemy = nearest_enemy,
  farthest_from_all = farthest_from_all, find_location = find_location, everybody_at = everybody_at }
