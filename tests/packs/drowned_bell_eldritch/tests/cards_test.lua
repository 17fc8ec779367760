-- Monsters, Assets, the Mythos card.

test("Lamplighter Eel: goes to sea, and its reckoning discards the Clues there", function(t)
  local g = t:game { at = "arkham" }
  g:picks("cup", { "lamplighter_eel" })
  g:effect("spawn_monster", g:space "arkham")
  local eel = g:cards "monsters"[1]
  t:truthy(eel.place:is "sea")
  g:clue(eel.place.id:match "[^:]+$")
  g:resolve(eel, "reckoning", g:lead())
  t:equal(#g:cards "clues", 0)
end)

test("Bell Warden: Clues weigh on the mind; its defeat moves Doom back", function(t)
  local g = t:game { clues_of = 3, at = "arkham" }
  local me = g:lead()
  local warden = g:spawn("bell_warden", "arkham")
  local doom = g:get "doom"
  t:equal(warden.toughness, 4)
  g:effect("defeat", warden, me)
  t:equal(g:get "doom", doom + 1)
end)

test("Harbour Master: somebody here moves", function(t)
  local g = t:game { possessions = { "harbour_master" }, at = "arkham" }
  g:act { "Harbour Master" }
  t:prompt(g, "move")
end)

test("Signal Lamp: one die again, at sea only", function(t)
  local g = t:game { possessions = { "signal_lamp" }, at = "space_11" }
  local me = g:lead()
  g:test(me, "lore", 2, { 1, 2, 1 })
  g:dice { 6 }
  g:act { "Signal Lamp" }
  if g:prompt() and g:prompt().id ~= "action" then g:choose { "2" } end
  t:equal(g:result(), 1)
end)

test("The Tide Table Lies: whoever is at sea pays; ashore a Clue appears", function(t)
  local g = t:game { at = "space_11" }
  local me = g:lead()
  local card, health = g:put("the_tide_table_lies", "resolving"), me.health
  g:resolve(card, "effect", me)
  g:choose { "Lose 1 Health" }
  t:equal(me.health, health - 1)
  g = t:game { at = "arkham" }
  g:resolve(g:put("the_tide_table_lies", "resolving"), "effect", g:lead())
  t:equal(#g:cards "clues", 1)
end)

-- --- the Ancient One --------------------------------------------------------------------------------------------------

local function bell(t, more)
  more = more or {}
  more.ancient_one, more.mystery = "the_drowned_bell", more.mystery
  return t:game(more)
end

test("The Drowned Bell: a Clue at sea is a Doom, else one spawns", function(t)
  local g = bell(t, { clues = { "space_11" } })
  local doom = g:get "doom"
  g:resolve(g:ancient_one(), "reckoning", g:lead())
  t:equal({ g:get "doom", #g:cards "clues" }, { doom - 1, 1 })
  g = bell(t)
  g:resolve(g:ancient_one(), "reckoning", g:lead())
  t:equal({ g:get "doom", #g:cards "clues" }, { doom, 1 })
end)

test("The Drowned Bell awakes: who is at sea is devoured; the third toll loses the game", function(t)
  local g = bell(t, { investigators = { "mark_harrigan", "lily_chen" }, at = { mark_harrigan = "space_11", lily_chen = "arkham" } })
  local mark = g:investigator "mark_harrigan"
  g:effect "awaken"
  t:falsy(mark.in_play)
  g = bell(t, { at = "arkham" })
  g:effect "awaken"
  for _ = 1, 2 do g:resolve(g:ancient_one(), "doom", g:lead()) end
  t:equal(g:ancient_one().tolls, 2)
  g:resolve(g:ancient_one(), "doom", g:lead())
  t:over(g, "lost")
end)

test("its Mysteries: four of them, for its own investigators of the deep", function(t)
  for _, id in ipairs { "the_four_tides", "the_silent_choir", "the_clapper", "names_in_the_log" } do
    local g = bell(t, { mystery = id })
    t:equal(g:mystery().id, "drowned_bell_eldritch:" .. id)
  end
end)

test("The Silent Choir: a Monster defeated at sea, and a Clue, are a token", function(t)
  local g = bell(t, { mystery = "the_silent_choir", at = "space_11", clues_of = 1 })
  local me = g:lead()
  local child = g:spawn("silt_child", "space_11")
  g:effect("defeat", child, me)
  g:choose { "spend 1 Clue" }
  t:equal({ g:clues(me), g:mystery().title == "The Silent Choir" and g:mystery().eldritch }, { 0, 1 })
end)
