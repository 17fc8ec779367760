-- The Night Watch (the prologue) and The Road Under Water, from beginning to end.

local QUIET = { "commit", "windows", "reactions" }

local function watch(t)
  local g = t:game { scenario = "weir_watch", investigators = { "old_perrin" }, auto = QUIET }
  return g, g:lead(), g:location "Lock Gate"
end

-- Until the agenda advances: nobody draws anything that matters, and before the last round ends the gate is as `level`.
local function until_morning(g, gate, level)
  for round = 1, 5 do
    g:empty "encounter_deck"
    g:empty "encounter_discard"
    if round == 5 then gate.flood_level = level end
    g:run_to "mythos"
    if round < 5 then g:run_to "investigation" end
  end
  g:go_on()
end

test("The Night Watch: the gate floods at the end of each round, and the windlass lets the water out", function(t)
  local g, me, gate = watch(t)
  g:run_to "mythos"
  t:equal(gate.flood_level, 1)
  g:run_to "investigation"
  g:run_to "turn of old_perrin"
  g:place(me, gate)
  g:effect("reveal", gate)
  g:tokens { "0" }
  g:act { "activate", gate }
  t:equal(gate.flood_level, 0)
  t:not_offered(g, { "activate", gate })
end)

test("The Night Watch: if the gate is not fully flooded in the morning, it has held", function(t)
  local g, _, gate = watch(t)
  until_morning(g, gate, 0)
  t:over(g, "R1")
  t:truthy(g:call("logged", "lock_held"))
  t:equal(g:call("marks", "resolve"), 1)
end)

test("The Night Watch: a gate under water is lost", function(t)
  local g, _, gate = watch(t)
  until_morning(g, gate, 2)
  t:over(g, "R2")
  t:falsy(g:call("logged", "lock_held"))
end)

test("The Night Watch: who goes to bed sees no morning", function(t)
  local g, me = watch(t)
  g:act { "resign", "Lock House" }
  t:equal(me.resigned, true)
  t:over(g, "no_resolution")
end)

local function road(t, more)
  local setup = { scenario = "weir_road", auto = QUIET }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead()
end

test("The Road Under Water: if the lock gave way the road is flooded from the beginning", function(t)
  t:equal(road(t):location "Mill Road".flood_level, 0)
  t:equal(road(t, { options = { weir_watch = "R2" } }):location "Mill Road".flood_level, 1)
end)

test("The Road Under Water: a frost token is in the bag, and partners may come along", function(t)
  local g = t:game { scenario = "weir_road", begin = "setup" }
  g:go_on()
  t:prompt(g, "partner")
  g:choose { "Oskar" }
  local me = g:lead()
  t:zone(g:card "Oskar", "play", me)
  local frost = 0
  for _, token in ipairs(g:cards "chaos_bag") do if token:is "frost" then frost = frost + 1 end end
  t:equal(frost, 1)
end)

-- The exploration deck, the first card on top.
local function explore_deck(g, ids)
  for i = #ids, 1, -1 do g:put(g:card(ids[i]), "scenario_deck") end
end

test("exploring finds a way, or gets lost in the reeds", function(t)
  local g, me = road(t)
  explore_deck(g, { "Reed Bank", "Lost in the Reeds" })
  g:act { "explore" }
  t:equal({ me.place.title, me.place.clues, me.actions }, { "Reed Bank", 1, 2 })
  explore_deck(g, { "Lost in the Reeds" })
  g:tokens { "auto_fail" }
  g:act { "explore" }
  t:equal({ me.damage, me.horror, me.place.title }, { 1, 1, "Reed Bank" })
  explore_deck(g, { "Lost in the Reeds" })
  g:tokens { "+1" }
  me.actions = 3
  local agility = me:check "agility"
  g:act { "explore" }
  t:equal({ agility, me.damage, me.horror }, { 2, 1, 1 })   -- 2 + 1 against 3
end)

test("Reed Bank: under water it takes a resource; Sunken Lane: it enters play flooded, and holds who wades", function(t)
  local g, me = road(t)
  local lane, bank = g:card "Sunken Lane", g:card "Reed Bank"
  g:effect("put_location", lane)
  t:equal(lane.flood_level, 1)
  g:effect("put_location", bank)
  bank.flood_level = 1
  g:act { "move", bank }
  t:equal({ me.resources, me.actions }, { 4, 2 })
  g:act { "move", lane }
  t:equal({ me.resources, me.actions }, { 4, 1 })
  lane.flood_level = 2
  t:not_offered(g, { "move", "Mill Road" }, "cost")
  lane.flood_level = 1
  t:offered(g, { "move", "Mill Road" })
end)

test("Chapel Hill: once a round the bell brings a blessing", function(t)
  local g, me = road(t, { auto = { "commit", "reactions" } })
  local hill = g:card "Chapel Hill"
  g:effect("put_location", hill)
  g:place(me, hill)
  g:act { "use", hill }
  local blessings = 0
  for _, token in ipairs(g:cards "chaos_bag") do if token:is "bless" then blessings = blessings + 1 end end
  t:equal(blessings, 1)
  t:not_offered(g, { "use", hill }, "limit")
end)

test("A Way Across: its clues bring the Ferry Stage into the exploration deck", function(t)
  local g, me = road(t)
  me.clues = 2
  local before = #g:cards "scenario_deck"
  g:act { "use", g:current_act() }
  t:equal({ g:current_act().title, #g:cards "scenario_deck", me.clues }, { "The Ferry Stage", before + 1, 0 })
end)

local function at_the_stage(t)
  local g, me = road(t)
  g:effect "advance_act"
  local stage = g:card "Ferry Stage"
  g:effect("put_location", stage)
  g:place(me, stage)
  return g, me
end

test("The Ferry Stage: a clue each at the stage, and the investigators cross: R1", function(t)
  local g, me = at_the_stage(t)
  t:not_offered(g, { "use", g:current_act() }, "cost")
  me.clues = 1
  g:act { "use", g:current_act() }
  g:choose { "How do you cross?", "In silence" }
  t:over(g, "R1")
  t:equal({ g:call("marks", "resolve"), g:call("logged", "by_boat"), me.earned }, { 2, true, 1 })
end)

test("The Ferry Stage: a song is worth an experience more instead", function(t)
  local g, me = at_the_stage(t)
  me.clues = 1
  g:act { "use", g:current_act() }
  g:choose { "How do you cross?", "With a song" }
  t:equal({ me.earned, g:call("marks", "resolve") }, { 2, 1 })
end)

test("The Light Goes: everything floods a level, and the lead draws an omen", function(t)
  local g, me = road(t)
  g:effect "advance_agenda"
  t:equal({ g:location "Mill Road".flood_level, g:agenda().title }, { 1, "The Road Goes" })
  t:equal(me.horror + (5 - me.resources), 1)
end)

test("The Road Goes: a location floods at the end of each round", function(t)
  local g = road(t)
  g:effect "advance_agenda"
  g:empty "encounter_deck"
  t:offered(g, { "explore" })
  g:run_to "mythos"
  t:equal(g:location "Mill Road".flood_level, 2)
end)

test("The Road Goes: in the end the water takes the road, and bruises who is still on it: R2", function(t)
  local g, me = road(t, { investigators = { "roland_banks", "wendy_adams" } })
  local wendy = g:investigator "wendy_adams"
  g:effect("resign", wendy)
  g:effect "advance_agenda"
  g:effect "advance_agenda"
  t:over(g, "R2")
  t:equal({ me.physical_trauma, wendy.physical_trauma, me.earned }, { 1, 0, 0 })
end)

test("Mill That Turns: an enemy-location of the exploration deck, which is alert, and falls still", function(t)
  local g = t:game { locations = { "mill_awake", "mill_road" }, auto = QUIET }
  local me, mill = g:lead(), g:location "Mill That Turns"
  g:tokens { "auto_fail" }
  g:act { "evade", mill }
  t:equal({ me.damage, mill.exhausted }, { 1, false })
  g:effect("deal_damage", me, mill, 2)
  t:equal({ me.place.title, mill.title, mill.face }, { "Still Mill", "Still Mill", 1 })
end)

