-- Rules Reference, Appendix II: 3.1 to 3.4, the enemy phase; 4.1 to 4.6, the upkeep phase.

local chart = require "helpers/chart"
local TWO = { "roland_banks", "chart_partner" }

test("attacks are resolved in player order, one investigator's enemies before the next one's", {
  rules = { "ah.enemy_phase.player_order" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "enemy", investigators = TWO }
    local roland, partner = g:investigator "roland_banks", g:investigator "chart_partner"
    g:set("lead", partner)
    g:spawn("ghoul_minion", { engaged = roland })
    g:spawn("swarm_of_rats", { engaged = partner })
    g:spawn("ravenous_ghoul", { engaged = partner })
    g:go_on()
    t:prompt(g, "attacks you first", partner)
    g:choose { "Swarm of Rats" }
    t:order(g, { "Swarm of Rats attacks Chart", "Ravenous Ghoul attacks Chart", "Ghoul Minion attacks Roland" })
  end)

test("whoever is engaged with several enemies chooses the order of their attacks",
  { rules = { "ah.enemy_phase.order_by_investigator" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "enemy", investigators = TWO }
    local partner = g:investigator "chart_partner"
    for _, id in ipairs { "swarm_of_rats", "ghoul_minion", "ravenous_ghoul" } do g:spawn(id, { engaged = partner }) end
    g:go_on()
    t:prompt(g, "attacks you first", partner)
    t:equal(#g:prompt_options(), 3)
    g:choose { "Ravenous Ghoul" }
    g:choose { "Ghoul Minion" }
    t:order(g, { "Ravenous Ghoul attacks", "Ghoul Minion attacks", "Swarm of Rats attacks" })
  end)

test("only ready engaged enemies attack, each once", { rules = { "ah.enemy_phase.ready_engaged_only" } }, function(t)
  local g  = t:game { locations = { "study" }, phase = "enemy" }
  local me = g:investigator "roland_banks"
  g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:spawn("ravenous_ghoul", { at = g:location "study", exhausted = true })
  g:spawn("swarm_of_rats", { engaged = me })
  g:run_to "upkeep"
  t:equal(me.damage, 1)
  t:equal(me.horror, 0)
  t:not_logged(g, "Ghoul")
end)

test("an attack's damage and horror are dealt at once", { rules = { "ah.enemy_phase.damage_horror_together" } }, function(t)
  local g  = t:game { locations = { "study" }, phase = "enemy" }
  local me = g:investigator "roland_banks"
  g:spawn("ghoul_minion", { engaged = me })
  g:stop_at "damage_placed"
  g:go_on()
  t:stopped(g)
  t:equal(me.damage, 1)
  t:equal(me.horror, 1)
end)

test("damage and horror that would each defeat defeat together: the investigator chooses his trauma", {
  rules = { "ah.enemy_phase.damage_horror_together" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "enemy", investigators = TWO }
    local me = g:investigator "roland_banks"
    me.damage, me.horror = 8, 4
    g:spawn("ghoul_minion", { engaged = me })
    g:go_on()
    t:prompt(g, "trauma", me)
    t:equal(g:prompt_options(), { "Physical trauma", "Mental trauma" })
  end)

test("an enemy exhausts when its attack and all that it triggers are done, before the next attacks", {
  rules = { "ah.enemy_phase.exhaust_after_attack", "ah.enemy_phase.stays_engaged" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "enemy" }
    local me = g:investigator "roland_banks"
    local needle = g:put("needle", "play", { owner = me })
    local rats  = g:spawn("swarm_of_rats", { engaged = me })
    local ghoul = g:spawn("ghoul_minion", { engaged = me })
    g:go_on()
    g:choose { "Swarm of Rats" }
    t:prompt(g, "attacks Roland", me)
    t:falsy(rats.exhausted)
    g:choose { needle }
    t:equal(me.resources, 7, "both are ready")
    t:truthy(rats.exhausted)
    t:equal(me.damage, 2)
    g:choose { needle }
    t:equal(me.resources, 9, "only the ghoul is ready; 1 from upkeep")
    t:equal(rats.bearer, me)
    t:equal(ghoul.bearer, me)
  end)

test("a cancelled attack exhausts its enemy all the same",
  { rules = { "ah.enemy_phase.exhaust_after_attack" } }, function(t)
  local g  = t:game { locations = { "study" }, phase = "enemy", hand = { "dodge" } }
  local me = g:investigator "roland_banks"
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:go_on()
  g:stop_at "upkeep_phase"
  g:choose { "Dodge" }
  t:stopped(g)
  t:equal(me.damage, 0)
  t:truthy(rats.exhausted)
end)

test("all exhausted cards ready at once, and then their abilities react", {
  rules = { "ah.upkeep.ready_simultaneously" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "upkeep" }
    local me = g:investigator "roland_banks"
    local first  = g:put("alarm", "play", { owner = me, exhausted = true })
    local ghoul  = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    local second = g:put("alarm", "play", { owner = me, exhausted = true })
    g:auto { "forced" }
    g:run_to "mythos"
    t:falsy(ghoul.exhausted)
    t:equal({ first.uses, second.uses, first.left, second.left }, { 1, 1, 0, 0 })
  end)

test("everybody draws in player order, and only then does everybody gain a resource", {
  rules = { "ah.upkeep.draw_then_resource", "ah.player_order.lead_then_clockwise" } }, function(t)
    local g = t:game { locations = { "study" }, phase = "upkeep", investigators = { "roland_banks", "chart_partner", "agnes_baker" },
      deck = { roland_banks = { "knife", "guts" }, chart_partner = { "paranoia" }, agnes_baker = { "fearless" } } }
    local roland, partner = g:investigator "roland_banks", g:investigator "chart_partner"
    g:set("lead", partner)
    t:equal(chart(g, { "Chart Partner draws", "Agnes Baker draws", "Roland Banks draws", "Chart Partner gains", "Agnes Baker gains",
      "Roland Banks gains", "round ends" }, "round ends"),
      -- Paranoia comes into hand, and then resolves as if it had been drawn from the encounter deck.
      { "Chart Partner draws", "Chart Partner draws", "Agnes Baker draws", "Roland Banks draws", "Chart Partner gains", "Agnes Baker gains",
        "Roland Banks gains", "round ends" })
    t:equal(#g:cards("hand", roland), 1)
    t:equal(roland.resources, 6)
    t:equal(partner.resources, 1, "Paranoia is drawn before the resource comes")
  end)

test("4.5: whoever holds more than eight cards discards down to eight, his choice, in player order", {
  rules = { "ah.upkeep.hand_size" } }, function(t)
    local nine = { "knife", "knife", "guts", "guts", "evidence", "dodge", "flashlight", "perception", "machete" }
    local g = t:game { locations = { "study" }, phase = "upkeep", investigators = TWO,
      hand = { roland_banks = nine, chart_partner = nine }, deck = { roland_banks = { "overpower" } } }
    local roland, partner = g:investigator "roland_banks", g:investigator "chart_partner"
    g:set("lead", partner)
    g:empty("hand", partner)
    g:hand(partner, nine)
    g:go_on()
    t:prompt(g, "hand size", partner)
    t:raises(function() g:choose { "hand size", "Knife", "Guts" } end, "1 to 1")
    g:choose { "Machete" }
    t:prompt(g, "hand size", roland)
    t:equal(roland.resources, 6, "after 4.4")
    t:raises(function() g:choose { "hand size", "Guts" } end, "2 to 2")
    g:choose { "hand size", "Overpower", "Dodge" }
    t:equal(#g:cards("hand", roland), 8)
    t:equal(#g:cards("hand", partner), 8)
    t:zone(g:card "overpower", "discard", roland)
  end)

test("4.5: a limit that depends on the cards in hand is that of the cards that remain", {
  rules = { "ah.upkeep.hand_size" } }, function(t)
    local seven = { "knife", "knife", "guts", "guts", "evidence", "dodge", "flashlight" }
    local function check(more, ...)
      local g = t:game { locations = { "study" }, hand = seven }
      local me = g:lead()
      g:hand(me, more)
      g:effect("check_hand_size", me)
      for _, answer in ipairs { ... } do g:choose(answer) end
      t:no_prompt(g, "hand size")
      return #g:cards("hand", me), #g:cards("discard", me)
    end
    t:equal({ check { "broad_shoulders", "perception" } }, { 9, 0 })
    t:equal({ check({ "broad_shoulders", "perception", "machete" }, { "hand size", "Broad Shoulders" },
      { "hand size", "Machete" }) }, { 8, 2 })
    t:equal({ check({ "heavy_load", "perception" }, { "hand size", "Heavy Load", "Knife" }) }, { 8, 1 })
    t:equal({ check({ "heavy_load", "perception" }, { "hand size", "Perception", "Knife" }) }, { 7, 2 })
  end)

test("eight cards are not too many", { rules = { "ah.upkeep.hand_size" } }, function(t)
  local g = t:game { locations = { "study" }, phase = "upkeep",
    hand = { "knife", "knife", "guts", "guts", "evidence", "dodge", "flashlight", "perception" } }
  g:run_to "mythos"
  t:equal(#g:cards("hand", g:investigator "roland_banks"), 8)
end)

test("until the end of the round is until 4.6; abilities at the round's end come when upkeep is over", {
  rules = { "ah.upkeep.round_ends", "ah.window.upkeep" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "enemy" }
    local me = g:investigator "roland_banks"
    local metronome = g:put("metronome", "play", { owner = me })
    g:go_on()
    g:act { "activate", metronome, "the round" }
    g:run_to "upkeep"
    t:equal(me.combat, 5, "not until the end of the phase")
    g:mark()
    g:stop_at "round_ends"
    g:go_on()
    g:pass()
    t:stopped(g)
    t:equal(me.combat, 4)
    t:logged(g, "upkeep ends")
    t:not_logged(g, "Tick: round ends")
    t:equal(me.resources, 6, "the last step of upkeep")
    g:go_on()
    t:order(g, { "upkeep begins", "gains 1 resource", "upkeep ends", "Tick: round ends", "Mythos phase" })
  end)

test("whom the draw of 4.4 has taken out of the game gains no resource then",
  { rules = { "ah.upkeep.draw_then_resource" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = { "roland_banks", "chart_partner" }, phase = "upkeep" }
    local me = g:investigator "roland_banks"
    g:discard_pile(me, { "knife" })
    me.horror = me.sanity - 1
    g:run_to "mythos"
    t:falsy(g:call("is_playing", me))
    t:not_logged(g, "Roland Banks gains")
    t:logged(g, "Chart Partner gains 1 resource")
  end)
