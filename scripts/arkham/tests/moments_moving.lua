-- Rules Reference, Glossary: Enemy Engagement; Move. Who comes along with an investigator.

local FOLLOWS = { rules = { "ah.engage.same_location_and_follows" } }

-- Roland Banks in the hallway, with a tally of what is announced; the cellar is connected to it.
local function hallway(t, config)
  config = config or {}
  config.locations, config.auto = { "hallway", "cellar" }, { "windows", "forced" }
  local g = t:game(config)
  local me = g:lead()
  return g, me, g:put("moment_tally", "play", { owner = me }), g:location "cellar"
end

test("an engaged enemy leaves and enters with its investigator",
  { rules = { "ah.engage.same_location_and_follows", "ah.move.leave_enter_simultaneous" } }, function(t)
    local g, me, tally, cellar = hallway(t)
    local foe  = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    local rats = g:spawn("swarm_of_rats", { engaged = me, exhausted = true })
    g:act { "move", cellar }
    t:equal({ foe.bearer, rats.bearer, foe.place, me.place }, { me, me, cellar, cellar })
    t:equal({ tally.left, tally.came, tally.engaged, tally.disengaged }, { 2, 2, 0, 0 })
  end)

test("an enemy whose text waits for its entering hears it when it comes along", FOLLOWS, function(t)
  local g, me, _, cellar = hallway(t)
  local stalker = g:spawn("moment_stalker", { engaged = me })
  g:effect("move_to", me, cellar)
  t:equal({ stalker.place, stalker.doom }, { cellar, 1 })
end)

test("enemies that are not engaged with the investigator stay, and so does a massive one", FOLLOWS, function(t)
  local g, me, tally, cellar = hallway(t, { investigators = { "roland_banks", "test_partner" } })
  local hall = me.place
  local foes = { g:spawn("ghoul_minion", { engaged = g:investigator "test_partner" }), g:spawn("combat_lurker", {}),
    g:spawn("combat_colossus", {}) }
  g:effect("move_to", me, cellar)
  for i, foe in ipairs(foes) do t:equal({ i, foe.place }, { i, hall }) end
  t:equal({ tally.left, tally.came }, { 0, 0 })
end)

test("an enemy that cannot enter stays behind, engaged with nobody", { rules = { "ah.cannot.absolute" } }, function(t)
  local g, me, tally, cellar = hallway(t)
  local hall = me.place
  g:put("barricade", "attached", { attached_to = cellar })
  local foe, priest = g:spawn("ghoul_minion", { engaged = me }), g:spawn("ghoul_priest", { engaged = me })
  g:effect("move_to", me, cellar)
  t:equal({ foe.zone, foe.place, priest.bearer }, { "board", hall, me })
  t:equal({ tally.left, tally.came, tally.disengaged }, { 1, 1, 1 })
end)

test("nobody is left at a location that is removed, an enemy that cannot enter comes along",
  { rules = { "ah.location.never_nowhere" } }, function(t)
    local g, me, tally, cellar = hallway(t)
    local hall = me.place
    g:put("barricade", "attached", { attached_to = cellar })
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:effect("remove_location", hall, cellar)
    t:equal({ hall.zone, me.place, foe.bearer, tally.came }, { "removed", cellar, me, 1 })
  end)

test("a pack comes along as one", { rules = { "ah.swarming.single_entity" } }, function(t)
  local g, me, tally, cellar = hallway(t)
  g:deck(me, { "knife", "guts" })
  g:effect("spawn", g:put("foes_pride", "set_aside"), me)
  tally.came = 0   -- without its spawning
  g:effect("move_to", me, cellar)
  t:equal({ #g:cards("threat", me), tally.left, tally.came }, { 2, 1, 1 })
end)

test("the table does not show apart how an engaged enemy comes along", function(t)
  local g, me = hallway(t)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  t:falsy(g:call("table_beat", { what = "enters", actor = foe, subject = me.place, object = g:location "cellar" }))
end)

-- --- enemies that spawn ----------------------------------------------------------------------------------------------

-- The order in which the spawning of this enemy is announced; `where` is where an effect spawns it.
local function spawned(t, id, where, exhausted)
  local g = t:game { locations = { "hallway", "cellar" }, auto = { "windows", "forced" } }
  local me = g:lead()
  local arrivals = g:put("moment_arrivals", "play", { owner = me })
  local foe = g:put(id, "set_aside")
  g:effect("spawn", foe, me, where and g:location(where), exhausted and { exhausted = true } or nil)
  return arrivals.order, arrivals.coming, foe, g
end

test("an enemy that spawns at a location enters it, and then engages who is there",
  { rules = { "ah.spawn.then_engage" } }, function(t)
  t:equal((spawned(t, "ghoul_minion", "hallway")), 1234)
  t:equal((spawned(t, "ghoul_minion", "cellar")), 134)
  t:equal((spawned(t, "ghoul_minion", "hallway", true)), 134)
end)

test("an enemy that spawns engaged with an investigator enters their location, once",
  { rules = { "ah.spawn.default_engaged_with_drawer" } }, function(t)
  local order, coming, foe, g = spawned(t, "ghoul_minion")
  t:equal({ order, coming, foe.place }, { 1234, 0, g:location "hallway" })
end)

test("an aloof and a massive enemy enter the location at which they spawn", function(t)
  t:equal((spawned(t, "combat_lurker")), 134)
  t:equal((spawned(t, "combat_colossus")), 134)
end)

test("an enemy that moves comes from another location", function(t)
  local _, _, foe, g = spawned(t, "ghoul_minion", "cellar")
  local arrivals = g:cards("play", g:lead())[1]
  g:effect("move_enemy", foe, g:location "hallway")
  t:equal({ arrivals.order, arrivals.coming }, { 13412, 1 })
end)

test("a pack that spawns enters as one", { rules = { "ah.swarming.single_entity" } },
  function(t)
    local g, me, tally = hallway(t)
    g:deck(me, { "knife", "guts" })
    g:effect("spawn", g:put("foes_pride", "set_aside"), me)
    t:equal({ #g:cards("threat", me), tally.came }, { 2, 1 })
  end)

test("the first move of a turn is known to a card that comes later", function(t)
  local g, me, _, cellar = hallway(t)
  local hallway_card = g:location "hallway"
  g:hold_window "turn"
  g:act { "move", cellar }
  local ankle = g:put("extra_sprain", "threat", { owner = me })
  g:act { "move", hallway_card }
  t:equal(me.horror, 0)
  g:run_to "mythos"
  g:effect("move_to", me, cellar)
  t:equal(me.horror, 0, "in nobody's turn")
  g:run_to "turn of roland_banks"
  g:act { "move", hallway_card }
  g:act { "move", cellar }
  t:equal({ me.horror, ankle.zone }, { 1, "threat" })
end)

test("a move in the turn of another investigator is one of that turn", function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "cellar" },
    auto = { "windows", "forced" } }
  local agnes = g:investigator "agnes_baker"
  g:put("extra_sprain", "threat", { owner = agnes })
  g:effect("move_to", agnes, g:location "cellar")
  t:equal(agnes.horror, 1)
  g:effect("move_to", agnes, g:location "hallway")
  t:equal(agnes.horror, 1)
  g:run_to "turn of agnes_baker"
  g:act { "move", g:location "cellar" }
  t:equal(agnes.horror, 2)
end)

test("between a move and the engagement there is a moment to go on", FOLLOWS, function(t)
  local g, me = hallway(t)
  local boots, attic, hall = g:put("moment_boots", "play", { owner = me }), g:location "cellar", g:location "hallway"
  g:place(me, attic)
  local rats = g:spawn("swarm_of_rats", { at = hall })
  g:act { "move", hall }
  t:prompt(g, "React")
  t:equal({ me.place, rats.bearer }, { hall, nil })
  g:choose { boots }
  t:equal({ me.place, rats.bearer, boots.exhausted }, { attic, nil, true })
  g:act { "move", hall }
  t:equal({ me.place, rats.bearer }, { hall, me })
end)

test("a card recalls attacks at a location in the round, and the health that was overcome in the turn", FOLLOWS, function(t)
  local g, me, _, cellar = hallway(t, { investigators = { "agnes_baker", "wendy_adams" } })
  local wendy, roll = g:investigator "wendy_adams", g:put("moment_roll", "play", { owner = me })
  local rats = g:spawn("swarm_of_rats", { engaged = wendy })
  g:effect("attack", rats, wendy)
  t:equal(roll:check "points_in_focus", 100)
  rats:modify("health", 2, "game")
  g:effect("deal_damage", me, rats, 3)
  t:equal(roll:check "points_in_focus", 131)
  g:effect("deal_damage", wendy, g:spawn("swarm_of_rats", { engaged = wendy, exhausted = true }), 1)
  t:equal(roll:check "points_in_focus", 131, "Wendy has defeated it")
  g:place(me, cellar)
  t:equal(roll:check "points_in_focus", 31, "elsewhere")
  g:place(me, g:location "hallway")
  g:end_turn()
  t:equal(roll:check "points_in_focus", 100, "another turn")
end)

test("a card counts the actions that are over, in the phase and in the turn: taken ones, not what an effect performs",
  { rules = { "ah.take_action.gain_and_spend" } }, function(t)
  local g = t:game { locations = { "hallway", "cellar" }, investigators = { "agnes_baker", "wendy_adams" },
    auto = { "windows", "forced", "commit" }, deck = { "guts", "guts", "guts" }, hand = { "knife", "emergency_cache" } }
  local me, wendy, plan = g:lead(), g:investigator "wendy_adams", g:put("moment_plan", "play", { owner = g:lead() })
  g:put("moment_plan", "play", { owner = wendy })                                 -- a second one counts nothing twice
  local function over() return plan:check "points_in_focus" end
  me.actions = 9
  g:act "resource"
  t:equal(over(), 11)
  g:effect("perform", me, "resource")
  t:equal(over(), 11, "no action was spent")
  g:effect("take_action", me, "resource")
  t:equal(over(), 22)
  g:effect("play", me, g:card "knife")
  t:equal(over(), 22, "an effect has played it")
  g:act { "play", "Emergency Cache" }
  t:equal(over(), 33)
  g:stop_at "enters"
  g:act { "move", g:location "cellar" }
  t:equal(over(), 33, "it is not over")
  g:stop_at()
  g:go_on()
  t:equal(over(), 44)
  g:end_turn()
  t:equal(over(), 40, "another turn of the phase")
  g:act "resource"
  t:equal(over(), 51)
  g:end_turn()
  g:choose { me }
  t:equal(over(), 0, "another phase")
end)
