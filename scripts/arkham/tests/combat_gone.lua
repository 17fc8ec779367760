-- Effects that reach a card that has left play, or the game, in the meantime.

local TWO = { "roland_banks", "agnes_baker" }

local function priest(t, more)
  local setup = { investigators = TWO, locations = { "hallway", "parlor" }, act = "what_have_you_done",
    agenda = "rise_of_the_ghouls", hand = { "dynamite_blast" }, auto = { "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  local me = g:investigator "roland_banks"
  me.damage = 6
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  foe.damage = foe.health - 3
  return g, me
end

test("an objective is met although who met it is eliminated by the same effect", { rules = { "ah.act.objective_modifies" } },
  function(t)
    local g = priest(t)
    local other = g:investigator "agnes_baker"
    g:place(other, g:location "parlor")
    g:act { "play", g:card "dynamite_blast", g:location "hallway" }
    t:prompt(g, "What becomes of the house", other)
    g:choose { "Keep it (resolution 2)" }
    t:over(g, "R2")
  end)

for _, counts in ipairs { "R1", "no_resolution" } do
  test("who falls alone with the boss says whether the objective counts: " .. counts,
    { rules = { "ah.act.objective_modifies" } }, function(t)
      local g, me = priest(t, { investigators = { "roland_banks" } })
      g:act { "play", g:card "dynamite_blast", g:location "hallway" }
      g:choose { "Burn it down (resolution 1)" }
      g:choose { counts == "R1" and "R1" or "No resolution" }
      t:over(g, counts)
      t:equal(me.physical_trauma, 1)
    end)
end

test("whoever is eliminated is dealt nothing more, and nobody is in his place", { rules = { "ah.out_of_play.what" } },
  function(t)
    for _, verb in ipairs { "take_damage", "take_horror", "take" } do
      for _, gone in ipairs { false, true } do
        local g = t:game { investigators = TWO, locations = { "study" }, auto = { "commit", "windows", "reactions" } }
        local me, other = g:investigator "roland_banks", g:investigator "agnes_baker"
        me.damage, me.horror = 1, 1   -- which Roland keeps
        g:put("beat_cop", "play", { owner = other })
        if gone then g:effect("defeat", me) end
        g:mark()
        g:effect(verb, me, verb == "take" and { damage = 1, horror = 1 } or 1)
        local damage, horror = me.damage - 1, me.horror - 1
        t:equal({ damage, horror }, gone and { 0, 0 } or { verb ~= "take_horror" and 1 or 0, verb ~= "take_damage" and 1 or 0 })
        t:equal({ other.damage, other.horror }, { 0, 0 })
        if gone then
          t:not_logged(g, "damage on")
          t:not_logged(g, "horror on")
          t:no_prompt(g, "Who takes")
        end
      end
    end
  end)

test("an enemy that an attack of opportunity let die is not engaged", { rules = { "ah.engage.action" } }, function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:lead()
  g:spawn("ghoul_minion", { engaged = me })
  local rats = g:spawn("swarm_of_rats", { exhausted = true })
  g:act { "engage", rats }
  g:choose { "horror", rats }
  t:zone(rats, "encounter_discard")
  t:not_logged(g, "Swarm of Rats engages")
end)

test("verbs leave alone what is out of play", { rules = { "ah.engage.action" } }, function(t)
  local g    = t:game { locations = { "study", "hallway" } }
  local me   = g:lead()
  local rats = g:put("swarm_of_rats", "encounter_discard")
  g:effect("engage", me, rats)
  g:effect("exhaust", rats)
  g:effect("move_enemy", rats, g:location "hallway")
  t:zone(rats, "encounter_discard")
  t:equal({ rats.exhausted, rats.damage }, { false, 0 })
  local knife = g:put("knife", "discard", { owner = me })
  g:effect("return_to_hand", knife)
  t:zone(knife, "discard", me)
end)

for _, id in ipairs { "machete", "emergency_cache" } do
  test("a card that an attack of opportunity takes from hand is not played: " .. id,
    { rules = { "ah.limbo.event_entry", "ah.aoo.after_costs_before_effect" } }, function(t)
      local g  = t:game { locations = { "study" }, hand = { id } }
      local me = g:lead()
      g:spawn("yithian_observer", { engaged = me })
      local card, cost = g:cards("hand", me)[1], g:card(id):base "cost"
      g:act { "play", card }
      t:zone(card, "discard", me)
      t:equal({ me.resources, me.damage, me.actions }, { 5 - cost, 1, 2 })
      t:not_logged(g, "has played")
    end)
end

test("what nobody owns goes to the encounter discard pile with the card to which it is attached",
  { rules = { "ah.leaves_play.attachments" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local wreck = g:put("combat_wreck", "play", { owner = me })
    g:act { "use", wreck, "is attached" }
    local bell = g:card "combat_bell"
    t:equal(bell.parent, wreck)
    g:effect("leave_play", wreck)
    t:zone(wreck, "discard", me)
    t:zone(bell, "encounter_discard")
  end)

test("a script that discards what nobody owns fails, and says why", {}, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  g:act { "use", g:put("combat_wreck", "play", { owner = me }), "discard something" }
  t:script_error(g, "'Bell' has no owner to be discarded to")
  t:equal(me.resources, 5)
end)

test("an enemy disengages when another investigator engages it", { rules = { "ah.engage.action_takes_over" } }, function(t)
  local g     = t:game { investigators = TWO, locations = { "study" } }
  local agnes = g:investigator "agnes_baker"
  g:put("combat_grudge", "play", { owner = agnes })
  local foe = g:spawn("ghoul_minion", { engaged = agnes, exhausted = true })
  g:act { "engage", foe }
  t:equal(foe.bearer, g:lead())
  t:equal(agnes.resources, 6)
end)

test("an enemy disengages from whoever is eliminated, and not as it is defeated", { rules = { "ah.elim.enemies_left_unengaged" } },
  function(t)
    local g     = t:game { investigators = TWO, locations = { "study" } }
    local agnes = g:investigator "agnes_baker"
    g:put("combat_witness", "play", { owner = g:lead() })
    local foe = g:spawn("ghoul_minion", { engaged = agnes, exhausted = true })
    g:effect("defeat_enemy", foe)
    t:equal(g:lead().resources, 5)
    g:spawn("ghoul_minion", { engaged = agnes, exhausted = true })
    g:effect("defeat", agnes)
    t:equal(g:lead().resources, 6)
  end)

test("what answers that an enemy exhausts comes before the next attack", { rules = { "ah.enemy_phase.exhaust_after_attack" } },
  function(t)
    local g  = t:game { locations = { "hallway" }, phase = "enemy" }
    local me = g:lead()
    g:put("combat_watch", "play", { owner = me })
    local icy = g:spawn("icy_ghoul", { engaged = me })
    g:spawn("ghoul_minion", { engaged = me })
    g:go_on()
    g:choose { icy }
    t:equal({ g:prompt().from, me.damage }, { "reaction", 2 })
  end)

test("an enemy enters play as it spawns", { rules = { "ah.enters_play.in_that_state" } }, function(t)
  local g = t:game { locations = { "study" }, auto = { "commit" } }
  g:encounter_deck { "combat_arrival" }
  g:effect("draw_encounter", g:lead())
  t:equal(g:card "combat_arrival".doom, 1)
end)

test("a card that has become an enemy is defeated as one", { rules = { "ah.cardtype.change_replaces" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit", "windows" } }
  local me = g:lead()
  g:put("combat_grudge", "play", { owner = me })
  local turncoat, coat = g:put("combat_turncoat", "play", { owner = me }), g:put("leather_coat", "play", { owner = me })
  g:act { "activate", turncoat, coat }
  g:tokens { "0" }
  g:act { "fight", coat }
  t:zone(coat, "discard", me)
  t:equal(me.resources, 7)
end)

test("an act that waits until all have resigned means its own resolution, also if the last of them is defeated", function(t)
  for _, last in ipairs { "resign", "defeat" } do
    local g = t:game { investigators = { "roland_banks", "daisy_walker" }, locations = { "study" }, act = "ends_act_leave" }
    g:effect(last == "resign" and "defeat" or "resign", g:investigator "daisy_walker")
    t:not_over(g)
    g:effect(last, g:lead())
    t:over(g, "R1")
  end
end)
