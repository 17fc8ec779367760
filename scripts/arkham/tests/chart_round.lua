-- Rules Reference, Appendix II: the phase sequence timing chart, and its player windows.

local chart = require "helpers/chart"
local PHASES = { "Mythos phase", "Investigation phase", "Enemy phase", "Upkeep phase" }

local function with_bell(config)
  return function(t)
    config.locations = { "study" }
    local g = t:game(config)
    local me = g:investigator "roland_banks"
    return g, me, g:put("bell", "play", { owner = me })
  end
end

test("a round is mythos, investigation, enemy, upkeep, and then the next begins", { rules = { "ah.round.phase_order" } },
  function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    t:equal(chart(g, PHASES, "Mythos phase", 2), { "Mythos phase", "Investigation phase", "window", "Enemy phase",
      "Upkeep phase", "Mythos phase" })
    t:equal(g:get "round", 3)
  end)

test("the first round has no mythos phase", { rules = { "ah.round.first_skips_mythos" } }, function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup" }
  g:go_on()
  t:equal(g:get "round", 1)
  t:logged(g, "Investigation phase")
  t:not_logged(g, "Mythos phase")
  t:equal(g:agenda().doom, 0)
  t:equal(#g:cards "encounter_discard" + #g:cards("threat", g:investigator "roland_banks"), 0, "nobody has drawn")
  g:run_to "mythos"
  t:equal(g:get "round", 2)
  t:not_logged(g, "Mythos phase")
end)

test("the mythos phase has one window: when everybody has drawn", { rules = { "ah.window.mythos" } }, function(t)
  local g = with_bell { phase = "mythos", investigators = { "roland_banks", "chart_partner" } } (t)
  g:encounter_deck { "swarm_of_rats", "ghoul_minion" }
  t:equal(chart(g, { "Mythos phase", "doom on", " draws ", "Investigation phase" }, "Investigation phase"),
    { "Mythos phase", "doom on", " draws ", " draws ", "window", "Investigation phase" })
end)

test("the turn's window is open before the first action and again after each", {
  rules = { "ah.window.investigation", "ah.investigation.window_after_action" } }, function(t)
    local g, me, bell = with_bell {} (t)
    for used = 0, 3 do
      t:equal(me.actions, 3 - used)
      t:offered(g, { { "ring", bell } })
      if used < 3 then g:act "gain 1 resource" end
    end
    t:not_offered(g, "gain 1 resource", "cost")
    g:mark()
    t:equal(chart(g, { "turn ends", "Enemy phase" }, "Enemy phase"), { "window", "turn ends", "Enemy phase" })
  end)

test("there is a window after the investigation phase begins and as each turn does, and none after the last turn",
  { rules = { "ah.window.investigation", "ah.window.none_elsewhere" } }, function(t)
    local g = with_bell { phase = "upkeep", investigators = { "roland_banks", "chart_partner" } } (t)
    t:equal(chart(g, { "Investigation phase", "turn begins", "turn ends", "Enemy phase" }, "Enemy phase"), {
      "window",                                   -- of upkeep
      "window",                                   -- of mythos
      "Investigation phase", "window",
      "turn begins", "window", "turn ends",
      "turn begins", "window", "window", "turn ends",   -- Roland may ring before his partner acts
      "Enemy phase" })
  end)

test("windows of the enemy phase: before each investigator's attacks, the first after hunters move, and after the last",
  { rules = { "ah.window.enemy" } }, function(t)
    local g = with_bell { phase = "enemy", investigators = { "roland_banks", "chart_partner" } } (t)
    g:put("hallway", "locations")
    g:put("cellar", "locations")
    g:spawn("ghoul_minion", { engaged = g:investigator "roland_banks" })
    g:spawn("ghoul_minion", { engaged = g:investigator "chart_partner" })
    t:equal(chart(g, { "Enemy phase", "attacks roland", "attacks chart", "Upkeep phase" }, "Upkeep phase"),
      { "Enemy phase", "window", "attacks roland", "window", "attacks chart", "window", "Upkeep phase" })
  end)

test("the first window of the enemy phase is after hunters have moved", { rules = { "ah.window.enemy" } }, function(t)
  local g  = t:game { locations = { "hallway", "cellar" }, phase = "enemy" }
  local me = g:investigator "roland_banks"
  local bell = g:put("bell", "play", { owner = me })
  local rats = g:spawn("swarm_of_rats", { at = g:location "cellar" })
  g:go_on()
  t:offered(g, { { "ring", bell } })
  t:equal(rats.place, g:location "hallway")
  t:equal(me.damage, 0, "it has not attacked yet")
  g:pass()
  t:equal(me.damage, 1)
  t:offered(g, { { "ring", bell } })
  g:pass()
  t:logged(g, "Upkeep phase")
end)

test("the upkeep phase has one window: before actions are reset",
  { rules = { "ah.window.upkeep", "ah.upkeep.reset_actions" } },
  function(t)
    local g, me, bell = with_bell { phase = "upkeep" } (t)
    me.actions = 0
    me.turn_taken = true
    bell.exhausted = true
    g:go_on()
    t:offered(g, { { "ring", bell } })
    t:logged(g, "Upkeep phase")
    t:equal(me.actions, 0)
    t:truthy(me.turn_taken)
    t:truthy(bell.exhausted)
    g:mark()
    g:stop_at "mythos_phase"
    g:pass()
    t:stopped(g)
    t:equal(me.actions, 3)
    t:falsy(me.turn_taken)
    t:logged(g, "The round ends")
  end)

local function count(g, text)
  local n = 0
  for _, line in ipairs(g:log()) do
    if line:find(text, 1, true) then n = n + 1 end
  end
  return n
end

test("every round begins once, the first without a mythos phase too",
  { rules = { "ah.mythos.1_1_begins", "ah.round.first_skips_mythos" } }, function(t)
    local g = t:game { scenario = "the_gathering", begin = "setup", auto = { "windows", "reactions", "forced" } }
    g:stop_at "game_begins"
    g:go_on()
    t:stopped(g)
    t:equal(count(g, "The round begins."), 0)
    for round = 1, 3 do
      g:empty "encounter_deck"
      g:empty "encounter_discard"
      g:run_to "investigation"
      t:equal({ g:get "round", count(g, "The round begins.") }, { round, round })
      g:run_to "enemy"
    end
  end)

test("each phase begins and ends once a round, in its order",
  { rules = { "ah.round.phase_order", "ah.upkeep.round_ends" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "mythos" }
    g:put("metronome", "play", { owner = g:lead() })
    local ticks = {}
    for _, phase in ipairs { "mythos", "investigation", "enemy", "upkeep" } do
      ticks[#ticks + 1] = "Tick: " .. phase .. " begins"
      ticks[#ticks + 1] = "Tick: " .. phase .. " ends"
    end
    ticks[#ticks + 1] = "Tick: round ends"
    local seen = {}
    for _, word in ipairs(chart(g, ticks, "Tick: round ends")) do
      if word ~= "window" then seen[#seen + 1] = word end
    end
    t:equal(seen, ticks)
  end)

test("what lasts until the end of a turn or phase has ended when abilities wait for that end",
  { rules = { "ah.lasting.expires_before_at_end" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local metronome = g:put("metronome", "play", { owner = me })
    local curfew = g:put("curfew", "play", { owner = me })
    g:act { "activate", metronome, "turn" }
    t:equal(me.combat, 5)
    g:stop_at "phase_ends"
    g:end_turn()
    t:equal(curfew.uses, 4)
    for phase = 2, 4 do
      while not g:stopped() do g:pass() end
      t:equal({ g:get "phase", me.combat }, { phase, 4 })
      g:go_on()
      if phase < 4 then
        g:act { "activate", metronome, "the phase" }
        t:equal(me.combat, 5)
        g:stop_at "phase_ends"
      end
    end
  end)

test("whoever leaves the game in his turn does not end it",
  { rules = { "ah.elim.still_counts_per_investigator" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "chart_partner" }, locations = { "parlor" } }
  g:act "resign"
  t:equal(g:active(), g:investigator "chart_partner")
  t:not_logged(g, "Roland Banks's turn ends")
end)

test("after a round without an upkeep phase everybody takes a turn again",
  { rules = { "ah.upkeep.skipped_actions_still_reset" } }, function(t)
    local g = t:game { locations = { "study" } }
    g:act { "use", g:put("thin_tome", "play", { owner = g:lead() }), "Skip" }
    g:run_to "mythos"
    g:run_to "turn_begins"
    t:equal(g:get "round", 2)
  end)
