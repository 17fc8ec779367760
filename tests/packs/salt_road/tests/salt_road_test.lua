-- Focus, the Prelude, the spaces of the side board, its Encounters, and the stones.

local function table_of(t, more)
  local setup = { investigators = { "lily_chen", "mark_harrigan" }, at = "salt_gate" }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead()
end

test("everybody may gather Focus once a round, and spend it on their own test", function(t)
  local g, me = table_of(t)
  t:equal(#g:cards "mythos", 1)
  g:act { "Gathered Thoughts", "Gain 1 Focus" }
  t:equal(me.focus, 1)
  t:not_offered(g, { "Gathered Thoughts" })
  g:test(me, "lore", 2, { 1, 2, 1 })
  g:dice { 6 }
  g:act { "Gathered Thoughts" }
  if g:prompt() and g:prompt().id ~= "action" then g:choose { "2" } end
  t:equal({ g:result(), me.focus }, { 1, 0 })
end)

test("the side board is reached from Istanbul, and has Encounters of its own", function(t)
  local g, me = table_of(t, { at = "istanbul" })
  t:truthy(g:call("path_kind", g:space "istanbul", g:space "salt_gate") == "train")
  t:equal(#g:call("neighbours", g:space "salt_gate"), 2)
  t:equal(#g:cards "salt_deck", 1)
  g = table_of(t)
  me = g:lead()
  local sanity = me.sanity
  g:effect("encounter_city", me)
  t:equal({ g:clues(me), me.sanity, #g:cards "salt_deck" }, { 1, sanity - 1, 1 })
end)

test("the Prelude is chosen with the game, and a reckoning is one of its abilities", function(t)
  local g = t:game { investigators = { "lily_chen" }, options = { prelude = "a_dry_winter" } }
  t:equal({ g:lead().focus, #g:cards "salt_stones" }, { 1, 1 })
  t:equal(g:cards "salt_stones"[1].place, g:space "salt_well")
  g:effect "resolve_reckoning"
  t:equal(#g:cards "salt_stones", 2)
end)

test("a stone on the map is taken by whoever is there", function(t)
  local g, me = table_of(t)
  g:put("stone", "salt_stones", { at = "salt_gate" })
  g:act { "Salt Stone" }
  t:equal({ me.focus, #g:cards "salt_stones" }, { 1, 0 })
end)

test("the table and the terminal show Focus, and the stones on the map", function(t)
  local g, me = table_of(t)
  me.focus = 2
  t:equal(g:call("table_marks", me).notes, { "lead", "active", "Focus 2" })
  local docks = g:call "tabletop".regions[1].docks
  t:equal(docks[#docks], "salt_stones")
  g:put("stone", "salt_stones", { at = "salt_gate" })
  local lines = table.concat(g:call("board"), "\n")
  t:truthy(lines:find("Salt Stone", 1, true))
  t:truthy(lines:find("Focus 2", 1, true))
end)

test("everything that the pack adds has a face", function(t)
  local g = table_of(t)
  local stone = g:put("stone", "salt_stones", { at = "salt_gate" })
  for _, card in ipairs { stone, g:cards "mythos"[1], g:space "salt_gate", g:cards "salt_deck"[1] } do
    t:equal(g:call("table_face", card).title, card.title)
  end
end)

test("the Prelude may come at random, and must be one", function(t)
  local g = t:game { options = { prelude = "random" } }
  t:equal({ #g:cards "mythos", g:lead().focus }, { 2, 1 })
  g = t:game {}
  t:equal(#g:cards "mythos", 1, "none")
  t:raises(function() t:game { options = { prelude = "focus" } } end, "'focus' is no Prelude")
end)

test("on the map its spaces lie where there is room, near a neighbour, and the others stay where they are", function(t)
  local g, me = table_of(t)
  local at = {}
  for _, place in ipairs(g:call("table_view", me).regions.map.places) do at[place.card.data.id] = { place.x, place.y } end
  t:equal(at.istanbul, { 62, 37 })
  for _, id in ipairs { "salt_gate", "salt_well" } do
    for other, there in pairs(at) do
      t:truthy(other == id or math.abs(at[id][1] - there[1]) >= 9 or math.abs(at[id][2] - there[2]) >= 17, id .. ", " .. other)
    end
  end
end)
