-- Locations that lie in columns and rows. Where one lies says by itself nothing about connections: a constant ability
-- with the word `adjacent` makes them.

engine.game {
  counters = {
    { "column", "Of a location in a grid: its column, the leftmost is 1; 0: it is in no grid." },
    { "grid_row", "Of a location in a grid: its row, the uppermost is 1." },
  },
  words = {
    adjacent = { "it.column > 0 and that.column > 0 and max(it.column - that.column, that.column - it.column) + " ..
      "max(it.grid_row - that.grid_row, that.grid_row - it.grid_row) == 1",
      "Of `it` and `that`, two locations in a grid: whether one lies directly left of, right of, above or below the other." },
  },
}

local wanted = require "lib/wanted"

local verbs = {}

--- location_at(column: integer, row: integer): card?. The location in play at that place of the grid.
local function location_at(column, row)
  for _, place in ipairs(find "locations") do
    if place.column == column and place.grid_row == row then return place end
  end
end

--- place:put_at(column: integer, row: integer): card. Puts the location into play at that place of the grid, or moves it
--- there with everything on it.
function verbs.put_at(place, column, row)
  wanted.kind(place, "location", "put_at")
  if column < 1 or row < 1 then
    error("column " .. column .. ", row " .. row .. " is outside the grid, which begins at 1; begin farther from the edge", 2)
  end
  local other = location_at(column, row)
  if other and other ~= place then
    error("at column " .. column .. ", row " .. row .. " lies " .. other.title .. "; exchange two with swap_locations", 2)
  end
  place.column, place.grid_row = column, row
  return place.in_play and place or put_location(place)
end

local SIDES = { left = { -1, 0 }, right = { 1, 0 }, above = { 0, -1 }, below = { 0, 1 } }
fields.alias("grid_side", '"left"|"right"|"above"|"below"', "A side of a location in a grid.")
--- place:neighbour(side: grid_side): card?. The location that lies directly on that side of it.
function verbs.neighbour(place, side)
  fields.check("grid_side", side, "neighbour")
  local step = SIDES[side]
  return place.column > 0 and location_at(place.column + step[1], place.grid_row + step[2]) or nil
end

--- adjacent_to(place: card): card[]. The locations that are adjacent to it in the grid. In expressions over `it` and
--- `that` the word is `adjacent`.
local function adjacent_to(place)
  local list = {}
  for _, side in ipairs { "left", "right", "above", "below" } do list[#list + 1] = verbs.neighbour(place, side) end
  return list
end

--- swap_locations(a: card, b: card). The two locations exchange their places in the grid. Everybody there, and
--- everything on them, comes along.
local function swap_locations(a, b)
  wanted.kind(a, "location", "swap_locations")
  wanted.kind(b, "location", "swap_locations")
  a.column, b.column = b.column, a.column
  a.grid_row, b.grid_row = b.grid_row, a.grid_row
end

engine.verbs(verbs)
engine.export { location_at = location_at, adjacent_to = adjacent_to, swap_locations = swap_locations }
