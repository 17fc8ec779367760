-- Published cards of the expansions, in our own words: scenarios, locations, acts and agendas.

local TWO = { "roland_banks", "test_partner" }

local function key_of(g, inv) return g:put("purple_key", "attached", { attached_to = inv, controller = inv }) end

test("Sealed Exit: only whoever has the purple key enters, and resigns there",
  { rules = { "ah.keys.faceup_on_investigator" } }, function(t)
  local g = t:game { locations = { "crash_site", "sealed_exit" }, investigators = TWO }
  local me, exit = g:investigator "roland_banks", g:location "sealed_exit"
  t:not_offered(g, { "move", exit })
  g:put("red_key", "attached", { attached_to = me, controller = me })
  local key = key_of(g, g:investigator "test_partner")
  t:not_offered(g, { "move", exit })
  g:effect("take_control", me, key)
  t:offered(g, { "move", exit })
  g:act { "move", exit }
  t:equal(me.place, exit)
  g:act { "resign", exit }
  t:equal({ me.resigned, key.place }, { true, exit })
end)

test("Ice and Death: what was recovered in the first part is in play in the second",
  { rules = { "ah.checkpoint.continue" } }, function(t)
  local g = t:game { scenario = "ice_and_death_1", begin = "setup" }
  g:go_on()
  g:choose { "Which partner do you bring along?", none = true }
  g:act { "use", g:location "crash_site", "furs" }
  t:equal(g:card "heavy_furs".controller, g:lead())
  g:effect("end_scenario", "R1")
  t:over(g, "R1")
  local log = g:call "campaign_log"
  t:equal(log.lists, { ["published_two:supplies_recovered"] = { "published_two:heavy_furs" } })
  for _, kept in ipairs { log, {} } do
    local two = t:game { scenario = "ice_and_death_2", begin = "setup" }
    two:call("fill_log", { log = kept })
    two:go_on()
    two:choose { "Which partner do you bring along?", none = true }
    t:equal({ two:card "heavy_furs".zone, two:lead().willpower }, kept == log and { "play", 4 } or { "set_aside", 3 })
  end
end)

test("Ice and Death: the act ends the first part, the agenda the second", function(t)
  local g = t:game { scenario = "ice_and_death_1", begin = "setup" }
  g:go_on()
  g:choose { "Which partner do you bring along?", none = true }
  g:lead().clues = 1
  g:act { "use", "Campsite" }
  t:over(g, "R1")
  local two = t:game { scenario = "ice_and_death_2", begin = "setup" }
  two:go_on()
  two:choose { "Which partner do you bring along?", none = true }
  two:effect "advance_agenda"
  t:over(two, "no_resolution")
end)

test("Ice and Death: nothing recovered, nothing comes along", { rules = { "ah.checkpoint.continue" } }, function(t)
  local g = t:game { scenario = "ice_and_death_1", begin = "setup" }
  g:go_on()
  g:choose { "Which partner do you bring along?", none = true }
  g:effect("end_scenario", "R1")
  t:equal(g:call "campaign_log".lists, { ["published_two:supplies_recovered"] = {} })
end)

test("Penny White plays only in her prologue, and finds a clue when a treachery fails against her",
  { rules = { "ah.prologue.only_there" } }, function(t)
  local g = t:game { scenario = "twilight_estate", investigators = { "penny_white" }, auto = { "commit" } }
  local me = g:lead()
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:add_to_bag { "+1", "0" }
  g:tokens { "+1", "0" }
  g:act { "fight", foe }                            -- no test on a treachery
  t:no_prompt(g, "React")
  t:equal({ foe.damage, me.clues }, { 1, 0 })
  g:encounter_deck { "rotting_remains" }
  g:effect("draw_encounter", me)
  g:choose "discover 1 clue"
  t:equal({ me.clues, me.place.clues, me.horror }, { 1, 0, 0 })
  t:raises(function() t:game { scenario = "ice_and_death_2", investigators = { "penny_white" } } end,
    "can be used only in Disappearance at the Twilight Estate")
end)

test("Catacombs: only on entering it is seen which location it is", { rules = { "ah.location.reveal_on_first_entry" } },
  function(t)
  local g = t:game { locations = { "crash_site" }, unrevealed = { "catacombs" } }
  local me, place = g:lead(), g:location "catacombs"
  t:equal({ place.title, place.clues, place:is "flooded" }, { "Catacombs", 0, false })
  t:not_logged(g, "Shivering Pools")
  g:act { "move", place }
  t:equal({ place.title, place.clues, place.shroud, place:is "flooded" }, { "Shivering Pools", 1, 5, true })
end)

test("Shivering Pools: 1 damage or 5 resources at the end of a turn there", function(t)
  local g = t:game { locations = { "shivering_pools" } }
  local me = g:lead()
  me.resources = 6
  g:stop_at "phase_ends"
  g:end_turn()
  g:choose "Lose 5 resources"
  t:equal({ me.resources, me.damage }, { 1, 0 })
end)

test("Shivering Pools: whoever has less than 5 resources takes the damage", function(t)
  local g = t:game { locations = { "shivering_pools", "crash_site" }, investigators = TWO,
    at = { test_partner = "crash_site" } }
  local me, partner = g:lead(), g:investigator "test_partner"
  me.resources = 4
  g:end_turn()
  g:stop_at "phase_ends"
  g:end_turn()
  t:equal({ me.resources, me.damage, partner.resources, partner.damage }, { 4, 1, 5, 0 })
end)

test("Gate Box: the Dream-Gate comes into play, leads everywhere, and goes again",
  { rules = { "ah.bonded.set_aside_at_start" } }, function(t)
  local g = t:game { scenario = "twilight_estate", begin = "setup", investigators = TWO }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  g:deck(me, { "gate_box", "guts", "guts", "knife", "knife", "guts" })
  g:go_on()
  local gate = g:card "dream_gate"
  t:equal({ gate.zone, gate.owner }, { "set_aside", me })
  g:choose { "set aside", none = true, player = me }
  g:choose { "set aside", none = true, player = partner }
  g:put("wilds_landing", "locations", { face = 1 })
  g:put("wilds_cell", "locations", { face = 0 })
  local box = g:put("gate_box", "hand", { owner = me })
  g:choose { "Who takes", me }
  g:act { "play", box }
  g:act { "activate", box }
  t:equal({ me.place, gate.face, gate.zone, box.uses, box.exhausted }, { gate, 1, "locations", 2, true })
  t:offered(g, { { "move", "Entry Hall" }, { "move", "Landing" } })
  t:not_offered(g, { "move", "Cell" })
  g:end_turn()
  t:not_offered(g, { "move", gate }, nil, partner)
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  g:end_turn()
  g:choose "Landing"
  t:equal({ me.place.title, ghoul.bearer, gate.zone, gate.owner }, { "Landing", me, "set_aside", me })
  t:equal(g:call("find", "bonded_cards", me), { gate })
end)

test("Threads of Fate: both acts are there, and each is advanced for its own clues",
  { rules = { "ah.rows.one_of_each_deck" } }, function(t)
  local g = t:game { scenario = "threads_of_fate" }
  local titles = {}
  for i, act in ipairs(g:cards "act") do titles[i] = act.title end
  t:equal(titles, { "Search for Alejandro", "The Guardian's Inquiry" })
  local me = g:lead()
  me.clues = 1
  t:offered(g, { "use", "Search for Alejandro" })
  t:not_offered(g, { "use", "The Guardian's Inquiry" })
  g:act { "use", "Search for Alejandro" }
  t:equal({ #g:cards "act", g:cards "act"[1].title, me.clues }, { 1, "The Guardian's Inquiry", 0 })
  me.clues = 2
  g:act { "use", "The Guardian's Inquiry" }
  t:equal({ #g:cards "act", me.clues }, { 0, 0 })
end)

test("Wormhole: the first location of the encounter deck comes into play, and you are there",
  { rules = { "ah.location.clues_on_reveal" } }, function(t)
  local g = t:game { locations = { "crash_site" }, hand = { "knife", "guts", "guts" } }
  local me = g:lead()
  g:encounter_deck { "wormhole", "rotting_remains", "prismatic_cascade", "rotting_remains" }
  g:effect("draw_encounter", me)
  t:equal({ me.place.title, me.place.clues, #g:cards("hand", me) }, { "Prismatic Cascade", 2, 1 })
  t:equal({ #g:cards "encounter_discard", #g:cards "encounter_deck" }, { 2, 1 })
end)

test("Prismatic Cascade: whoever enters it has revealed it, whose turn it is does not matter",
  { rules = { "ah.location.reveal_on_first_entry" } }, function(t)
  local g = t:game { locations = { "crash_site" }, investigators = TWO, hand = { "knife", "guts", "guts" } }
  local me, other = g:lead(), g:investigator "test_partner"
  for _ = 1, 3 do g:put("guts", "hand", { owner = other }) end
  g:encounter_deck { "wormhole", "prismatic_cascade" }
  g:effect("draw_encounter", other)
  t:equal({ other.place.title, #g:cards("hand", other), #g:cards("hand", me) }, { "Prismatic Cascade", 1, 3 })
end)

test("They Must Be Destroyed!: the last Brood ends it, one in play or set aside does not", function(t)
  local g = t:game { locations = { "crash_site", "study" }, act = "they_must_be_destroyed",
    auto = { "reactions" } }
  local me = g:lead()
  local one, two = g:spawn("brood_of_yog_sothoth", { at = me.place }), g:put("brood_of_yog_sothoth", "set_aside")
  g:effect("deal_damage", me, one, 1)
  t:zone(one, "encounter_discard")
  t:not_over(g)
  g:effect("spawn", two, nil, me.place)
  local three = g:spawn("brood_of_yog_sothoth", { at = me.place })
  g:effect("deal_damage", me, three, 1)
  t:not_over(g)
  g:effect("deal_damage", me, two, 1)
  t:over(g, "R2")
end)

test("The Flood Below: each takes the level of their own location, and nobody comes before another",
  { rules = { "ah.flood.default_unflooded" } }, function(t)
  local g = t:game { locations = { "study", "wilds_landing", "wilds_cell" }, agenda = { "flood_below", "test_agenda" },
    investigators = { "roland_banks", "test_partner", "agnes_baker" },
    at = { test_partner = "wilds_landing", agnes_baker = "wilds_cell" } }
  local me, partner, agnes = g:lead(), g:investigator "test_partner", g:investigator "agnes_baker"
  g:effect("set_flood", g:location "wilds_landing", "partially")
  g:effect("set_flood", g:location "wilds_cell", "fully")
  g:effect "advance_agenda"
  t:equal({ me.damage, partner.damage, agnes.damage }, { 0, 1, 2 })
end)

test("Expedition Journal: a fourth action, for an exploration alone",
  { rules = { "ah.explore.activate", "ah.explore.success" } }, function(t)
  local g = t:game { locations = { "crash_site" }, act = { "exploring_the_rainforest", "test_act" } }
  local me = g:lead()
  g:put("expedition_journal", "play", { owner = me })
  g:put("path_of_thorns", "scenario_deck")
  t:equal(me.actions, 3)
  for _ = 1, 3 do g:act "resource" end
  t:not_offered(g, "resource", "cost")
  g:act "explore"
  t:equal({ me.place.title, me.place.clues, me.damage }, { "Path of Thorns", 1, 0 })
end)

test("Path of Thorns: it hurts whoever leaves it", { rules = { "ah.explore.location_clues" } }, function(t)
  local g = t:game { locations = { "crash_site" }, act = { "exploring_the_rainforest", "test_act" } }
  local me = g:lead()
  g:put("path_of_thorns", "scenario_deck")
  g:act "explore"
  t:equal({ me.place.title, me.place.clues, me.actions, me.damage }, { "Path of Thorns", 1, 2, 0 })
  g:act { "move", "Crash Site" }
  t:equal({ me.actions, me.damage }, { 1, 1 })
end)

test("A Phantom of Truth: the log decides which act it is", { rules = { "ah.doubt.compare" } }, function(t)
  for _, case in ipairs { { "", "", "1" }, { "", "carcosa_conviction", "2" },
    { "carcosa_doubt", "carcosa_conviction", "1" },
    { "carcosa_doubt", "carcosa_conviction carcosa_conviction", "2" } } do
    local g = t:game { scenario = "phantom_of_truth", options = { doubt = case[1], conviction = case[2] } }
    t:equal(g:current_act().id, "published_two:parisian_conspiracy_" .. case[3])
  end
end)
