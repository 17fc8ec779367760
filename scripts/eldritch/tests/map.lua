-- The board: spaces, paths, distances.

local function ids(list)
  local out = {}
  for i, card in ipairs(list) do out[i] = card.id:match "[^:]+$" end
  table.sort(out)
  return out
end

test("two spaces are adjacent when a path connects them", { rules = { "eh.space.adjacent" } }, function(t)
  local g = t:game {}
  t:equal(ids(g:call("neighbours", g:space "san_francisco")), { "space_1", "space_2", "space_5", "space_6", "space_7" })
  t:equal(ids(g:call("neighbours", g:space "space_21")), { "sydney" })
  t:equal(ids(g:call("neighbours", g:space "istanbul", "train")), { "pyramids", "rome", "space_16", "space_17" })
  local paths = 0
  for _, a in ipairs(g:cards "map") do
    for _, b in ipairs(g:cards "map") do
      local kind = g:call("path_kind", a, b)
      t:equal(g:call("connected", a, b), kind ~= nil, a.title .. " and " .. b.title)
      t:equal(g:call("path_kind", b, a), kind, a.title .. " and " .. b.title)
      if kind then paths = paths + 1 end
    end
  end
  t:equal(paths, 2 * 58)
end)

test("one travels to adjacent spaces only", { rules = { "eh.space.adjacent", "eh.travel.move_adjacent" } }, function(t)
  local g = t:game { at = "space_21" }
  t:offered(g, { { "travel", g:space "sydney" } })
  t:not_offered(g, { "travel", g:space "space_20" })
  t:not_offered(g, { "travel", g:space "space_21" })
  g:act { "travel", g:space "sydney" }
  t:equal(g:active().place, g:space "sydney")
end)

test("every space is of one type", { rules = { "eh.space.types" } }, function(t)
  local g = t:game {}
  local counts = { city = 0, wilderness = 0, sea = 0 }
  for _, space in ipairs(g:cards "map") do
    local types = 0
    for kind in pairs(counts) do
      if space:is(kind) then counts[kind], types = counts[kind] + 1, types + 1 end
    end
    t:equal(types, 1, space.title)
  end
  t:equal({ counts.city, counts.wilderness, counts.sea }, { 18, 10, 8 })
end)

test("the nearest is separated by the fewest paths", { rules = { "eh.nearest.fewest_paths" } }, function(t)
  local g = t:game {}
  local list = { g:space "tokyo", g:space "london", g:space "amazon" }
  t:equal(ids(g:call("nearest", g:space "arkham", list)), { "london" })
  t:equal(ids(g:call("nearest", g:space "space_7", list)), { "amazon" })
  local near, far = g:spawn("ghoul", "rome"), g:spawn("mummy", "tokyo")
  t:equal(g:call("nearest", g:space "london", { near, far }), { near })
end)

test("the space itself is the nearest when it qualifies", { rules = { "eh.nearest.origin_counts" } }, function(t)
  local g = t:game {}
  t:equal(ids(g:call("nearest", g:space "arkham", g:call("spaces_of", "city"))), { "arkham" })
  local here, near = g:spawn("ghoul", "london"), g:spawn("mummy", "rome")
  t:equal(g:call("nearest", g:space "london", { near, here }), { here })
end)

test("the active investigator decides which is the nearest", { rules = { "eh.nearest.tie_active" } }, function(t)
  local g = t:game { investigators = { "mark_harrigan", "jim_culver" }, at = "space_4" }
  local mark, jim = g:investigator "mark_harrigan", g:investigator "jim_culver"
  g:pass()
  t:equal(g:active(), jim)
  g:effect("lose_health", mark, 8)
  t:prompt(g, "nearest", jim)
  t:equal(#g:prompt_options(), 2)
  g:choose { g:space "space_1" }
  t:equal(mark.place, g:space "space_1")
end)

test("one space nearer to the goal, of several the active investigator's choice", {}, function(t)
  local g = t:game { at = "space_16", monsters = { serpent_people = "tokyo" } }
  local mark = g:active()
  local serpent = g:monsters_at "tokyo"[1]
  g:dice { 1 }
  g:resolve(serpent, "reckoning", mark)
  t:equal(mark.place, g:space "tunguska")
  g:place(mark, "istanbul")
  g:place(serpent, "space_10")
  g:dice { 1 }
  g:resolve(serpent, "reckoning", mark)
  t:prompt(g, "Through which space?", mark)
  t:equal(#g:prompt_options(), 2)
  g:choose { "Rome" }
  t:equal(mark.place, g:space "rome")
  g:place(serpent, "rome")
  g:dice { 1 }
  g:resolve(serpent, "reckoning", mark)
  t:equal(mark.place, g:space "rome")
end)

test("a Monster is moved, an Epic one only by itself and by what spawned it", {}, function(t)
  local g = t:game { monsters = { ghoul = "london", cthylla = "london" } }
  local ghoul, cthylla = g:card "ghoul", g:card "cthylla"
  local rome = g:space "rome"
  g:effect("move_monster", ghoul, rome)
  g:effect("move_monster", cthylla, rome)
  t:equal({ ghoul.place, cthylla.place, g:result() }, { rome, g:space "london", 0 })
  g:effect("move_monster", cthylla, rome, true)
  t:equal({ cthylla.place, g:result() }, { rome, 1 })
  g:effect("move_monster", cthylla, rome, true)
  t:equal(g:result(), 0)
end)

test("with nobody left the player who leads decides", { rules = { "eh.nearest.tie_active" } }, function(t)
  local g = t:game { at = "london", clues = { "rome", "space_13" } }
  g:spawn("mi_go", "london")
  g:on_top("mythos_deck", "rally_the_people")   -- a reckoning
  g:effect("lose_health", g:active(), 8)
  t:prompt(g, "nearest", g:lead())
  t:zone(g:lead(), "defeated")
end)

test("half is rounded up", { rules = { "eh.round_up" } }, function(t)
  local g = t:game {}
  t:equal({ g:call("half", 1), g:call("half", 2), g:call("half", 5) }, { 1, 1, 3 })
end)
