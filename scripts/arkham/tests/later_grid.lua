-- Locations in columns and rows. No rule document has more than the words: adjacent, left of, above.

local function maze(t, more)
  local setup = { locations = { "grid_room_a", "grid_room_b" }, unrevealed = { "grid_room_c" }, agenda = "grid_maze" }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  local rooms = {}
  for _, name in ipairs { "A", "B", "C" } do rooms[name] = g:location("Room " .. name) end
  g:effect("put_at", rooms.A, 2, 2)
  g:effect("put_at", rooms.B, 3, 2)
  g:effect("put_at", rooms.C, 3, 3)
  return g, rooms, g:lead()
end

test("adjacent locations are connected for all that asks, others are not", function(t)
  local g, rooms = maze(t)
  t:offered(g, { "move", "Room B" })
  t:not_offered(g, { "move", "Room C" })
  t:equal({ g:call("distance", rooms.A, rooms.C), g:call("connected", rooms.C, rooms.A) }, { 2, false })
  t:equal(#g:call("adjacent_to", rooms.B), 2)
end)

test("a location in the first column has neighbours, one outside the grid has none", function(t)
  local g, rooms = maze(t)
  local new, outside = g:put("grid_room_d", "set_aside"), g:put("study", "locations")
  g:effect("put_at", new, 1, 2)
  t:equal({ new:neighbour "right", new:neighbour "left", rooms.A:neighbour "left" }, { rooms.A, nil, new })
  for _, side in ipairs { "left", "right", "above", "below" } do t:equal(outside:neighbour(side), nil) end
end)

test("a location is put into play beside another, and left, right, above and below are known", function(t)
  local g, rooms = maze(t)
  local new = g:put("grid_room_d", "set_aside")
  g:effect("put_at", new, rooms.A.column, rooms.A.grid_row - 1)
  t:equal({ new.zone, new.face, new.column, new.grid_row }, { "locations", 0, 2, 1 })
  t:logged(g, "Room D enters play")
  t:equal({ rooms.A:neighbour "above", rooms.A:neighbour "right", rooms.B:neighbour "left", rooms.B:neighbour "below" },
    { new, rooms.B, rooms.A, rooms.C })
  t:equal({ rooms.A:neighbour "left", g:call("location_at", 2, 1) }, { nil, new })
  t:equal(g:call("location_at", 2, 1), new)
  t:offered(g, { "move", "Room D" })
end)

test("a location moves in the grid, and two exchange places, with everybody there", function(t)
  local g, rooms, me = maze(t)
  g:effect("swap_locations", rooms.A, rooms.C)
  t:equal({ rooms.A.column, rooms.A.grid_row, rooms.C.column, rooms.C.grid_row, me.place }, { 3, 3, 2, 2, rooms.A })
  t:offered(g, { "move", "Room B" })
  g:effect("put_at", rooms.A, 5, 5)
  t:not_offered(g, { "move", "Room B" })
end)

test("a location that leaves play leaves the grid", function(t)
  local g, rooms = maze(t)
  g:effect("leave_play", rooms.C)
  t:equal({ rooms.C.column, g:call("location_at", 3, 3) }, { 0 })
end)

test("the table shows the grid as it lies, and arranges locations itself if one is in no grid", function(t)
  local g, rooms, me = maze(t)
  local function places()
    local out = {}
    for _, place in ipairs(g:call("table_view", me).regions.locations.places or {}) do
      out[place.card.title:sub(-1)] = { place.x, place.y }
    end
    return out
  end
  t:equal(places(), { A = { 25, 25 }, B = { 75, 25 }, C = { 75, 75 } })
  g:effect("put_at", rooms.C, 4, 4)
  t:equal(places().C, { 250 / 3, 250 / 3 })
  g:put("study", "locations")
  t:equal(places(), {})
end)

test("a place outside the grid, or taken, and an unknown side have their messages", function(t)
  local g, rooms = maze(t)
  g:effect("put_at", rooms.C, 0, 1)
  t:script_error(g, "is outside the grid")
  g:effect("put_at", rooms.C, 2, 2)
  t:script_error(g, "at column 2, row 2 lies Room A")
  t:raises(function() return rooms.A:neighbour "lefft" end, "left")
end)

test("where a location has left the grid another may lie; a hunter finds its way through the grid", function(t)
  local g, rooms, me = maze(t)
  g:place(me, rooms.C)
  local hunter = g:spawn("hunting_nightgaunt", { at = rooms.A })
  t:equal(g:call("distance", rooms.A, rooms.C), 2)
  g:run_to "enemy"
  g:stop_at "phase_ends"
  g:go_on()
  t:equal(hunter.place, rooms.B)
  g:place(me, rooms.A)
  g:effect("remove_location", rooms.C, rooms.B)
  local new = g:put("grid_room_d", "set_aside")
  g:effect("put_at", new, 3, 3)
  t:equal({ new.zone, rooms.C.zone, g:call("connected", rooms.B, new) }, { "locations", "removed", true })
end)
