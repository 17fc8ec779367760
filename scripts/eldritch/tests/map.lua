-- The board: spaces, paths, what is nearest.

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

test("half is rounded up", { rules = { "eh.round_up" } }, function(t)
  local g = t:game {}
  t:equal({ g:call("half", 1), g:call("half", 2), g:call("half", 5) }, { 1, 1, 3 })
end)
