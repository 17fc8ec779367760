-- Rules Reference, Glossary: Location Cards; Move; Empty Location; Nearest; Being at No Location.
-- The pack's places are in a row: A - B - C. From C one can go to D, from which nothing leads on.

local ROW = { "board_place_a", "board_place_b", "board_place_c", "board_place_d" }
local function row(t, more)
  more = more or {}
  more.locations = ROW
  local g = t:game(more)
  return g, g:lead(), g:location "board_place_a", g:location "board_place_b", g:location "board_place_c",
    g:location "board_place_d"
end

test("a move goes where the present location's connections lead",
  { rules = { "ah.move.connecting_only", "ah.move.action", "ah.move.not_same_place" } }, function(t)
    local g, me, a, b, c, d = row(t)
    t:offered(g, { { "move", b } })
    t:not_offered(g, { "move", c })
    t:not_offered(g, { "move", a })
    g:act { "move", b }
    t:equal(me.place, b)
    t:equal(me.actions, 2)
    g:act { "move", c }
    t:offered(g, { { "move", d } })
    g:place(me, d)
    t:not_offered(g, "move")
  end)

test("nothing moves to where it is", { rules = { "ah.move.not_same_place" } }, function(t)
  local g, me, a = row(t)
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:mark()
  g:effect("move_to", me, a)
  g:effect("move_enemy", foe, a)
  t:not_logged(g, "moves")
  t:equal({ me.place, foe.bearer }, { a, me }, "a move would have disengaged it")
end)

test("an effect moves nobody to where he cannot go, and what follows the move does not happen",
  { rules = { "ah.cannot.absolute", "ah.then.requires_full_success" } }, function(t)
    local g, me, a, b = row(t, { hand = { "board_step", "board_step" } })
    local roots = g:put("rooted", "threat", { owner = me })
    g:act { "play", "Test Step" }
    t:equal({ me.place, me.resources }, { a, 5 })
    roots:move "removed"
    g:act { "play", "Test Step" }
    t:equal({ me.place, me.resources }, { b, 6 })
  end)

test("leaving and entering happen at once", { rules = { "ah.move.leave_enter_simultaneous" } }, function(t)
  local g, me, _, b = row(t)
  g:stop_at("leaves")
  g:act { "move", b }
  t:stopped(g)
  t:equal(me.place, b)
end)

test("to be moved to a location is to be there at once, by no other", { rules = { "ah.move.moved_to_is_direct" } }, function(t)
  local g, me, _, b, c = row(t)
  b.face, b.clues = 0, 0
  g:effect("move_to", me, c)
  t:equal(me.place, c)
  t:equal(b.face, 0)
end)

test("an investigator who comes first reveals a location, with its clues; an enemy does not",
  { rules = { "ah.location.enters_unrevealed", "ah.location.reveal_on_first_entry", "ah.location.clues_on_reveal",
    "ah.move.enemy_does_not_reveal" } }, function(t)
    local g = t:game { locations = { "hallway" }, investigators = { "roland_banks", "test_partner" } }
    local me, attic = g:lead(), g:put("attic", "set_aside")
    g:effect("put_location", attic)
    t:equal({ attic.zone, attic.face, attic.clues }, { "locations", 0, 0 })
    local foe = g:spawn("ghoul_minion", { at = g:location "hallway", exhausted = true })
    g:effect("move_enemy", foe, attic)
    t:equal({ foe.place, attic.face, attic.clues }, { attic, 0, 0 })
    g:act { "move", attic }
    t:equal({ attic.face, attic.clues }, { 1, 4 })       -- 2 for each of two
    attic.clues = 1
    g:effect("move_to", g:investigator "test_partner", attic)
    t:equal(attic.clues, 1, "revealed once only")
  end)

test("an unrevealed side with a name, traits and text of its own is there until an investigator comes",
  { rules = { "ah.location.enters_unrevealed", "ah.location.reveal_on_first_entry", "ah.location.clues_on_reveal" } },
  function(t)
    local g = t:game { locations = { "board_place_a", "board_place_c" }, unrevealed = { "board_arch" } }
    local me, arch, c = g:lead(), g:location "board_arch", g:location "board_place_c"
    t:equal({ arch.title, arch.face, arch:is "ruin", arch:is "sanctum" }, { "Test Arch", 0, true, false })
    t:equal(me:check "willpower", me:base "willpower" + 1)
    t:equal(g:call("distance", me.place, c), nil, "the arch leads nowhere else")
    local foe = g:spawn("ghoul_minion", { at = g:location "board_place_a", exhausted = true })
    g:effect("move_enemy", foe, arch)
    t:equal(arch.title, "Test Arch", "an enemy reveals nothing")
    g:act { "move", arch }
    t:equal({ arch.title, arch.face, arch.clues, arch:is "ruin", arch:is "sanctum" }, { "Test Nave", 1, 2, false, true })
    t:equal({ me.place, foe.place }, { arch, arch })
    t:equal(me:check "willpower", me:base "willpower", "the text of the other side is gone")
    t:logged(g, "Test Nave is revealed")
    t:offered(g, { { "use", arch } })
    t:offered(g, { { "move", c } })
  end)

test("a card makes and unmakes connections: moves, hunters and distances follow it",
  { rules = { "ah.move.connecting_only" } }, function(t)
    local g = t:game { locations = { "board_place_a", "board_place_b", "board_nave" } }
    local me, a, b, nave = g:lead(), g:location "board_place_a", g:location "board_place_b", g:location "board_nave"
    t:offered(g, { { "move", b } })
    t:not_offered(g, { "move", nave })
    local tunnel = g:put("board_tunnel", "play", { owner = me })
    t:not_offered(g, { "move", b })
    t:equal({ g:call("distance", a, nave), g:call("distance", b, nave) }, { 1, 2 })
    t:equal(g:call("distance", a, b), nil)
    local hunter = g:spawn("ghoul_priest", { at = b })
    g:act { "move", nave }
    t:equal(me.place, nave)
    t:not_offered(g, "move")
    t:equal(g:call("distance", a, nave), nil, "the tunnel came along")
    t:equal(g:call("distance", nave, a), nil)
    tunnel:move "removed"
    t:offered(g, { { "move", a } })
    t:equal(hunter.place, b)
  end)

test("revealing adds to the clues that lie there already", { rules = { "ah.location.clues_on_reveal" } }, function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "attic" } }
  g:location "attic".clues = 1
  g:act { "move", g:location "attic" }
  t:equal(g:location "attic".clues, 3)
end)

test("a revealed location is not revealed again", { rules = { "ah.location.reveal_on_first_entry" } }, function(t)
  local g, _, a = row(t)
  g:effect("reveal", a)
  t:equal({ a.face, a.clues }, { 1, 1 })
  t:not_logged(g, "is revealed")
end)

test("as many clues are discovered as there are", { rules = { "ah.clue.discover" } }, function(t)
  local g, me, a = row(t)
  local gleaner = g:put("board_gleaner", "play", { owner = me })
  a.clues = 2
  g:act { "use", gleaner }
  t:equal({ me.clues, me.resources, a.clues }, { 2, 7, 0 })
  g:effect("discover", me, 1)
  t:not_logged(g, "discovers 0")
  a.clues = 1
  g:act { "use", gleaner }
  t:equal({ me.clues, me.resources }, { 3, 8 })
  g:act { "use", gleaner }
  t:equal({ me.clues, me.resources }, { 3, 8 }, "there are none")
end)

test("who is at a location that leaves the game goes where he must, and nobody else does",
  { rules = { "ah.location.never_nowhere" } }, function(t)
    local g, me, a, b, c = row(t)
    local here = g:spawn("ghoul_minion", { at = b, exhausted = true })
    local rats = g:spawn("swarm_of_rats", { at = b, exhausted = true })
    local far  = g:spawn("ghoul_minion", { at = c, exhausted = true })
    g:put("barricade", "attached", { attached_to = a, owner = me })
    g:effect("remove_location", b, a)
    t:zone(b, "removed")
    t:equal({ here.place, rats.place, far.place }, { a, a, c })
    t:equal(me.place, a)
  end)

test("assets and the threat area are where their investigator is and go with him",
  { rules = { "ah.location.assets_and_threat_along" } }, function(t)
    local g, me, a, b = row(t)
    local knife = g:put("knife", "play", { owner = me })
    local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    local curse = g:put("haunted", "threat", { owner = me })
    t:equal({ knife.place, foe.place, curse.place }, { a, a, a })
    g:act { "move", b }
    t:equal({ knife.place, foe.place, curse.place }, { b, b, b })
    t:equal(foe.bearer, me)
  end)

test("nearest is what is reached by the fewest connections", { rules = { "ah.nearest.fewest_connections" } }, function(t)
  local g, _, a, b, c, d = row(t)
  t:equal({ g:call("distance", a, a), g:call("distance", a, b), g:call("distance", a, c), g:call("distance", a, d) },
    { 0, 1, 2, 3 })
  local wall = g:put("barricade", "attached", { attached_to = b })
  t:equal(wall.parent, b)
  t:equal(g:call("distance", a, c), 2, "blocked connections count")
  t:equal(g:call("nearest", a, { c, b, d }), { b })
  t:equal(g:call("farthest", b, { a, b, c }), { a, c }, "all of them that are equally far")
end)

test("a hunter behind a barred location still measures by way of it", { rules = { "ah.nearest.fewest_connections" } }, function(t)
  local g, me, a, b, c = row(t, { phase = "enemy", auto = { "windows" } })
  g:put("barricade", "attached", { attached_to = b, owner = me })
  local foe = g:spawn("swarm_of_rats", { at = c })
  g:run_to "upkeep"
  t:equal({ foe.place, me.place }, { c, a })
end)

test("farthest from all investigators is the highest sum of distances: 3 + 4 is farther than 5 + 1",
  { rules = { "ah.farthest.highest_sum", "ah.farthest.example" } }, function(t)
    local places = {}
    for i, name in ipairs { "x", "n1", "n2", "n3", "y", "far_a", "m", "far_b" } do places[i] = "board_map_" .. name end
    local g = t:game { investigators = { "roland_banks", "test_partner" }, locations = places,
      at = { test_partner = "board_map_y" }, hand = { "board_far", "board_far" } }
    local x, y, a, b = places[1], places[5], g:location(places[6]), g:location(places[8])
    x, y = g:location(x), g:location(y)
    t:equal({ g:call("distance", x, a), g:call("distance", y, a) }, { 5, 1 })
    t:equal({ g:call("distance", x, b), g:call("distance", y, b) }, { 3, 4 })
    g:act { "play", "Test Lantern" }
    t:equal({ a.clues, b.clues }, { 0, 1 })
    g:place(g:investigator "test_partner", x)            -- now A, 5 + 5
    g:act { "play", "Test Lantern" }
    t:equal({ a.clues, b.clues }, { 1, 1 })
  end)

test("the only location is the farthest", { rules = { "ah.farthest.highest_sum" } }, function(t)
  local g = t:game { locations = { "board_place_a" }, hand = { "board_far" } }
  g:act { "play", "Test Lantern" }
  t:equal(g:location "board_place_a".clues, 2)
end)

test("of locations equally far the lead investigator decides", { rules = { "ah.farthest.highest_sum" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "test_partner" }, turn_of = "test_partner",
    locations = { "board_place_b", "board_place_a", "board_place_c" }, hand = { test_partner = { "board_far" } } }
  g:act { "play", "Test Lantern" }
  t:prompt(g, "farthest", g:lead())
  t:equal(#g:prompt_options(), 2)
end)
