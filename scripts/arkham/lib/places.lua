-- Locations: moving, revealing, discovering.

local verbs = {}

--- place:reveal(). Turned over, with clues equal to its clue value added.
function verbs.reveal(place)
  if place.face == 1 then return end
  place.face = 1
  local clues = place:check "clue_value"
  place:add("clues", clues)
  after("location_revealed", nil, place, nil, clues)
end

--- inv:move_to(place [, direct]) -> moved. Leaves and enters at once; engaged enemies come along.
function verbs.move_to(inv, place)
  local from = inv.place
  if not place or from == place or inv:check("cannot_enter", place) > 0 then return false end
  event("moves", inv, place, from, nil, function()
    if from then before("leaves", inv, from) end
    for _, enemy in ipairs(cards_in("threat", inv)) do
      if enemy:is "enemy" and enemy:check("cannot_enter", place) > 0 then enemy:disengage() end
    end
    inv.parent = place
    if place.face == 0 then place:reveal() end
    if from then after("leaves", inv, from) end
    after("enters", inv, place)
    check_engagement()
  end)
  return true
end

--- inv:discover(n, place) -> clues taken. From the place (his own by default) to the investigator.
function verbs.discover(inv, n, place)
  place = place or inv.place
  if not place then return 0 end
  n = math.min(n, place.clues)
  if n <= 0 then return 0 end
  local _, taken = event("clues_discovered", inv, place, nil, n, function(left)
    left = math.min(left, place.clues)
    place:add("clues", -left)
    inv:add("clues", left)
  end)
  return taken
end

--- find_location(title) -> location or nil. The one of that name in play.
local function find_location(title)
  for _, place in ipairs(find "locations") do
    if place.title == title then return place end
  end
end

--- farthest_from_all() -> location. The highest sum of distances to all investigators; the lead decides between equals.
local function farthest_from_all()
  local best, list = -1, {}
  for _, place in ipairs(find "locations") do
    local sum = 0
    for _, inv in ipairs(players()) do sum = sum + (inv.place and distance(inv.place, place) or 0) end
    if sum > best then best, list = sum, {} end
    if sum == best then list[#list + 1] = place end
  end
  return choose(game.lead, "Which location is farthest from all investigators?", list)
end

engine.verbs(verbs)

engine.export { farthest_from_all = farthest_from_all, find_location = find_location }
