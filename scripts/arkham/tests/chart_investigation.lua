-- Rules Reference, Appendix II: 2.1 to 2.3, the investigation phase; Glossary: Action, Activate, Draw, Resource,
-- Investigate.

local chart = require "helpers/chart"
-- With a bell the turn does not end by itself when the actions are spent.
local function alone(t, config)
  config.locations = config.locations or { "study" }
  local g = t:game(config)
  local me = g:investigator "roland_banks"
  return g, me, g:put("bell", "play", { owner = me })
end

local TWO = { "roland_banks", "chart_partner" }

test("investigators take their turns in whatever order they choose", { rules = { "ah.investigation.any_order" } },
  function(t)
    local g = t:game { locations = { "study" }, phase = "upkeep", investigators = { "roland_banks", "chart_partner", "agnes_baker" } }
    g:run_to "investigation"
    g:go_on()
    t:prompt(g, "next turn")
    t:equal(g:prompt_options(), { "Roland Banks", "Chart Partner", "Agnes Baker" })
    g:choose { "Agnes Baker" }
    t:equal(g:active(), g:investigator "agnes_baker")
    g:end_turn()
    t:equal(g:prompt_options(), { "Roland Banks", "Chart Partner" })
    g:choose { "Chart Partner" }
    t:equal(g:active(), g:investigator "chart_partner")
    g:end_turn()
    t:equal(g:active(), g:investigator "roland_banks", "the last one is not asked for")
  end)

test("each investigator takes one turn a round and ends it before the next begins", {
  rules = { "ah.investigation.one_turn_each", "ah.investigation.phase_ends_when_all_done" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = TWO, phase = "upkeep" }
    g:run_to "investigation"
    g:mark()
    t:equal(chart(g, { "Roland Banks's turn begins", "Roland Banks's turn ends", "Chart Partner's turn begins",
      "Chart Partner's turn ends", "Enemy phase" }, "Enemy phase"), {
      "Roland Banks's turn begins", "window", "Roland Banks's turn ends",
      "Chart Partner's turn begins", "window", "Chart Partner's turn ends", "Enemy phase" })
  end)

test("only whose turn it is takes actions", { rules = { "ah.investigation.one_turn_each" } }, function(t)
  local g = t:game { locations = { "study" }, investigators = TWO }
  g:put("bell", "play", { owner = g:investigator "chart_partner" })
  g:act "gain 1 resource"
  t:prompt(g, "turn: do you use something now", g:investigator "chart_partner")
  t:equal(g:prompt_options(), { "Bell: Ring.", "Use nothing now" })
  g:pass()
  t:prompt(g, "your turn", g:investigator "roland_banks")
  t:offered(g, { "investigate" })
end)

test("the nine actions, in any order",
  { rules = { "ah.investigation.action_menu", "ah.action.three_per_turn" } }, function(t)
  local g     = t:game { locations = { "hallway", "cellar" }, investigators = TWO, hand = { "knife", "emergency_cache" },
    auto = { "commit" } }
  local me    = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  local rats  = g:spawn("swarm_of_rats", { engaged = g:investigator "chart_partner" })
  local knife = g:put("knife", "play", { owner = me })
  t:offered(g, { "investigate", { "move", g:location "cellar" }, "draw", "gain 1 resource", { "play", "Knife" },
    { "play", "Emergency Cache" }, { "activate", knife, ghoul }, { "fight", ghoul }, { "fight", rats }, { "engage", rats },
    { "evade", ghoul } })
  g:tokens { "0", "0" }
  g:act { "Evade", ghoul }
  g:act { "Fight", ghoul }
  g:act { "play", "Emergency Cache" }
  t:equal(me.resources, 8)
  t:order(g, { "Roland Banks evades", "1 damage on Ghoul Minion" })
end)

test("the same action may be taken three times, and not a fourth time", {
  rules = { "ah.action.three_per_turn", "ah.resource.action", "ah.investigation.action_menu" } }, function(t)
    local g, me = alone(t, {})
    for _ = 1, 3 do g:act "gain 1 resource" end
    t:equal(me.resources, 8)
    t:not_offered(g, "gain 1 resource", "cost")
    t:not_offered(g, "investigate", "cost")
  end)

test("a turn may end with actions left; they are lost", { rules = { "ah.investigation.end_early" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:act "gain 1 resource"
  g:end_turn()
  t:logged(g, "Roland Banks's turn ends")
  t:logged(g, "Enemy phase")
  g:act "gain 1 resource"
  t:equal(g:get "round", 2)
  t:equal(me.actions, 2)
end)

test("a turn in which nothing can be done ends", { rules = { "ah.investigation.end_early" } }, function(t)
  local g  = t:game { locations = { "study" }, phase = "upkeep", investigators = { "roland_banks" } }
  local me = g:investigator "roland_banks"
  g:run_to "investigation"
  me.actions = 0
  g:mark()
  t:equal(chart(g, { "turn begins", "turn ends", "Enemy phase" }, "Enemy phase"), { "turn begins", "turn ends", "Enemy phase" })
end)

test("the action is paid for before anything comes of it", { rules = { "ah.action.costs_before_effect" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local gun = g:put("45_automatic", "play", { owner = me })
  local foe = g:spawn("ravenous_ghoul", { engaged = me })
  g:tokens { "0" }
  g:stop_at "test_begins"
  g:act { "fight", gun, foe }
  t:stopped(g)
  t:equal(me.actions, 2)
  t:equal(gun.uses, 3)
  t:equal(foe.damage, 0)
  g:go_on()
  t:equal(foe.damage, 2)
end)

test("whoever loses actions has fewer to take that turn", { rules = { "ah.action.lose_fewer_to_take" } }, function(t)
  local g, me = alone(t, { hand = { "blinding_light" }, auto = { "windows" } })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "skull" }
  g:act { "play", "Blinding Light", foe }
  t:equal(me.actions, 1, "one taken, one lost")
  g:act "gain 1 resource"
  t:not_offered(g, "gain 1 resource", "cost")
end)

test("an action gained is one more to spend, in this turn only", { rules = { "ah.gain.action" } }, function(t)
  local g, me = alone(t, {})
  local clock = g:put("stopped_clock", "play", { owner = me })
  g:act { "use", clock, "gain an action" }
  t:equal(me.actions, 4)
  for _ = 1, 4 do g:act "gain 1 resource" end
  t:equal(me.resources, 9)
  t:not_offered(g, "gain 1 resource", "cost")
  g:run_to "investigation"
  t:equal(me.actions, 3)
end)

test("an ability that costs two actions is one activation and takes both", { rules = { "ah.action.costs_before_effect" } },
  function(t)
    local g, me, bell = alone(t, {})
    local haunted = g:put("haunted", "threat", { owner = me })
    me.actions = 2
    g:act "gain 1 resource"
    t:not_offered(g, { "activate", haunted }, "cost")
    me.actions = 2
    g:act { "ring", bell }
    g:act { "activate", haunted }
    t:equal(me.actions, 0)
    t:zone(haunted, "discard", me)
  end)

test("no other action or [action] ability is used within an action", { rules = { "ah.activate.not_combined" } }, function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local foe   = g:spawn("ravenous_ghoul", { engaged = me })
  local gun   = g:put("45_automatic", "play", { owner = me })
  local knife = g:put("knife", "play", { owner = me })
  local bell  = g:put("bell", "play", { owner = me })
  g:tokens { "0" }
  g:act { "fight", gun, foe }
  t:prompt(g, "Player window", me)
  t:equal(g:prompt_options(), { "Bell: Ring.", "Pass" })
  g:pass()
  g:pass()
  t:equal(foe.damage, 2, "1 and the gun's 1, nothing of the knife's")
  t:equal(gun.uses, 3)
  t:zone(knife, "play", me)
  t:equal(me.actions, 2)
  t:equal(bell.uses, 0)
end)

test("drawing is an action: one card of one's own deck, from its top", {
  rules = { "ah.draw.action", "ah.draw.top_to_hand", "ah.draw.no_limit" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = TWO,
      deck = { roland_banks = { "knife", "guts", "evidence", "dodge" }, chart_partner = { "perception" } } }
    local me = g:investigator "roland_banks"
    g:act "draw"
    t:equal(#g:cards("hand", me), 1)
    t:zone(g:card "knife", "hand", me)
    g:act "draw"
    g:act "draw"
    t:equal(#g:cards("hand", me), 3)
    t:equal(#g:cards("deck", g:investigator "chart_partner"), 1)
    t:zone(g:card "dodge", "deck", me)
    t:equal(me.actions, 0)
  end)

test("investigating is an intellect test against the shroud of one's own location", {
  rules = { "ah.investigate.test", "ah.investigate.success", "ah.investigate.failure", "ah.st.6" } }, function(t)
    local g = t:game { locations = { "hallway", "cellar" }, at = { roland_banks = "cellar" } }
    local me, cellar = g:investigator "roland_banks", g:location "cellar"     -- shroud 4, intellect 3
    g:tokens { "+1", "0" }
    g:stop_at "test_results"
    g:act "investigate"
    t:stopped(g)
    t:equal(cellar.clues, 2, "not before ST.7")
    t:equal(me.clues, 0)
    g:go_on()
    t:equal(cellar.clues, 1)
    t:equal(me.clues, 1)
    g:act "investigate"
    t:equal(me.clues, 1)
    t:order(g, { "succeeds by 0", "discovers 1 clue at Cellar", "fails by 1" })
  end)
