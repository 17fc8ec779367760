-- Rules Reference, Costs; Appendix I: Initiation Sequence; Additional Costs (FAQ 1.6); Target; Effects.

test("a resource cost goes from the pool of the player to the token pool, and costs are no effects",
  { rules = { "ah.cost.resource_to_pool", "ah.cost.colon_construct", "ah.effect.costs_conditions_not_effects" } }, function(t)
    local g  = t:game { locations = { "study" }, deck = { "knife" } }
    local me = g:investigator "roland_banks"
    local scourge = g:put("scourge", "play", { owner = me })
    local stone = g:put("null_stone", "play", { owner = me, primed = 1 })
    me.clues = 1
    g:act { "use", scourge, "draw 1 card" }
    t:equal({ me.resources, me.clues, g:location "study".clues }, { 3, 0, 2 }, "paid, and the clue is nowhere")
    t:equal({ #g:cards("hand", me), stone.primed }, { 0, 0 }, "only what follows the colon can be cancelled")
  end)

test("several costs are paid together or not at all",
  { rules = { "ah.cost.paid_simultaneously", "ah.init.modifiers_then_pay", "ah.init.check_cost" } }, function(t)
    local g  = t:game { locations = { "study" }, deck = { "knife" } }
    local me = g:investigator "roland_banks"
    local scourge = g:put("scourge", "play", { owner = me })
    t:not_offered(g, { "use", scourge, "draw 1 card" }, "cost")      -- resources, but no clue
    me.clues, me.resources = 1, 1
    t:not_offered(g, { "use", scourge, "draw 1 card" }, "cost")
    t:equal({ me.clues, me.resources }, { 1, 1 })
    me.resources = 2
    g:act { "use", scourge, "draw 1 card" }
    t:equal({ me.clues, me.resources, #g:cards("hand", me) }, { 0, 0, 1 })
  end)

test("modifiers of a cost are applied before it is checked and paid, and never below zero",
  { rules = { "ah.init.modifiers_then_pay", "ah.init.check_cost", "ah.triggered.cost_payable_in_full" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "beat_cop", "knife" } }
    local me = g:investigator "roland_banks"
    local cop, knife = g:card "beat_cop", g:card "knife"
    me.resources = 3
    t:not_offered(g, { "play", cop }, "cost")
    g:put("haggler", "play", { owner = me })
    g:act { "play", cop }
    t:equal(me.resources, 1, "4 - 2")
    g:act { "play", knife }
    t:equal(me.resources, 1, "1 - 2")
    local taxed = g:put("leather_coat", "hand", { owner = me })
    g:spawn("tax_collector", { engaged = me, exhausted = true })
    g:spawn("tax_collector", { engaged = me, exhausted = true })
    t:not_offered(g, { "play", taxed }, "cost")
    me.resources = 2
    t:offered(g, { { "play", taxed } })
  end)

test("only the controller pays: others' resources, clues and cards do not help",
  { rules = { "ah.cost.controller_only", "ah.cost.in_play_controlled_cards", "ah.cost.own_out_of_play_areas" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { roland_banks = { "beat_cop" }, danny_example = { "knife" } } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local scourge = g:put("scourge", "play", { owner = roland })
    local offering = g:put("offering", "play", { owner = roland })
    g:put("offering", "hand", { owner = roland })
    g:deck(roland, { "knife" })
    roland.resources, danny.resources, danny.clues = 2, 9, 3
    t:not_offered(g, { "play", g:card "beat_cop" }, "cost")
    t:not_offered(g, { "use", scourge, "draw 1 card" }, "cost")
    t:offered(g, { { "use", offering, "from your hand" } })
    g:empty("hand", roland)
    t:not_offered(g, { "use", offering, "from your hand" }, "cost")   -- Danny has cards in hand
    local lamp = g:put("flashlight", "play", { owner = danny })
    t:not_offered(g, { "use", offering, "an item" }, "cost")
    g:put("flashlight", "hand", { owner = roland })
    t:not_offered(g, { "use", offering, "an item" }, "cost")
    local mine = g:put("flashlight", "play", { owner = roland })
    g:act { "use", offering, "an item" }
    t:zone(mine, "discard", roland)
    t:zone(lamp, "play", danny)
  end)

test("as a group, each investigator may contribute to a cost", { rules = { "ah.cost.group_contribution" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" }, act = { "trapped", "test_act" },
    hand = {} }
  local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
  for _, id in ipairs { "hallway", "attic", "cellar", "parlor" } do g:put(id, "set_aside") end
  roland.clues, danny.clues = 3, 3
  g:act { "spend the clues" }
  t:prompt(g, "how many clues", roland)
  g:number(1)
  t:equal({ roland.clues, danny.clues }, { 2, 0 })
  t:equal(g:current_act().title, "Test act")
end)

test("horror or damage as a cost is paid even when an asset takes it", { rules = { "ah.cost.soaked_damage_counts" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local cop, scourge = g:put("beat_cop", "play", { owner = me }), g:put("scourge", "play", { owner = me })
    me.horror = 1
    g:act { "use", scourge, "heal 1 horror" }
    g:choose { cop }
    t:equal({ me.horror, cop.horror }, { 0, 1 })
  end)

-- Initiation sequence

test("what may not be used now, or could change nothing, is not begun", { rules = { "ah.init.check_restrictions",
  "ah.play.restrictions_observed" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "working_a_hunch" } }
  local me, hunch = g:investigator "roland_banks", g:card "working_a_hunch"
  g:location "study".clues = 0
  t:not_offered(g, { "play", hunch })
  t:raises(function() g:act { "play", hunch } end, "not offered")
  t:equal(me.resources, 5)
  t:zone(hunch, "hand", me)
end)

test("costs, then attacks of opportunity, then the effect; the event is played and in the discard pile at its end",
  { rules = { "ah.init.resolve", "ah.limbo.event_entry", "ah.limbo.resolving_cards", "ah.limbo.exit" } }, function(t)
    local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" }, hand = { "spell_probe" }, deck = { "knife" } }
    local me, spell = g:investigator "agnes_baker", g:card "spell_probe"
    g:put("leather_coat", "play", { owner = me })
    g:put("heirloom_of_hyperborea", "play", { owner = me })
    g:spawn("swarm_of_rats", { engaged = me })
    g:act { "play", spell }
    t:prompt(g, "who takes this damage", me)
    t:equal({ me.resources, me.actions }, { 4, 2 })
    t:zone(spell, "hand", me)
    g:stop_at("resources_gained")
    g:choose { me }
    t:zone(spell, "limbo", me)
    t:falsy(spell.in_play)
    t:equal(me.resources, 7)
    g:go_on()
    t:prompt(g, "has played Small Spell", me)
    t:zone(spell, "discard", me)
  end)

test("an ability completes though its card leaves play meanwhile", { rules = { "ah.init.source_leaving_ok" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  local knife, cop = g:put("knife", "play", { owner = me }), g:put("beat_cop", "play", { owner = me })
  g:tokens { "0" }
  g:act { "activate", cop, ghoul }
  t:zone(cop, "discard", me)
  t:equal(ghoul.damage, 1)
  g:act { "activate", knife, 2 }
  t:zone(knife, "discard", me)
  t:zone(ghoul, "encounter_discard")
end)

-- Additional costs

test("no additional cost is due when an instruction makes an investigator move",
  { rules = { "ah.addcost.waived_when_mandatory" } }, function(t)
    local g  = t:game { locations = { "study" }, act = { "trapped", "test_act" } }
    local me = g:investigator "roland_banks"
    for _, id in ipairs { "hallway", "attic", "cellar", "parlor" } do g:put(id, "set_aside") end
    g:put("frozen_in_fear", "threat", { owner = me })
    me.actions = 1
    g:effect("advance_act")
    t:equal({ me.place, me.actions }, { g:location "hallway", 1 })
    t:not_offered(g, "move", "cost")       -- of one's own accord it is
    me.actions = 3
    g:act { "move", g:location "attic" }
    t:equal(me.actions, 1)
  end)

-- Target

test("without a valid target an ability cannot be used", { rules = { "ah.target.required" } }, function(t)
  local g  = t:game { locations = { "hallway", "cellar" } }
  local me = g:investigator "roland_banks"
  local cop = g:put("beat_cop", "play", { owner = me })
  g:spawn("ghoul_minion", { at = g:location "cellar" })
  t:not_offered(g, { "activate", cop }, "aimed at")
  t:not_offered(g, "fight", "aimed at")
end)

test("what the effect could not change is no target", { rules = { "ah.target.must_be_changeable" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local cat = g:put("stray_cat", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { at = g:location "study", exhausted = true })
  t:not_offered(g, { "activate", cat }, "aimed at")
  foe.exhausted = false
  t:offered(g, { { "activate", cat, foe } })
end)

test("several targets of one player are chosen at once", { rules = { "ah.target.chosen_simultaneously" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "knife", "guts", "evidence" } }
  local me = g:investigator "roland_banks"
  g:deck(me, { "amnesia" })
  g:effect("draw", me, 1)
  t:prompt(g, "discard all but 1", me)
  t:raises(function() g:choose { "knife" } end, "2")
  t:equal(#g:cards("hand", me), 3)
  g:choose { "knife", "evidence" }
  t:equal(#g:cards("hand", me), 1)
  t:zone(g:card "guts", "hand", me)
end)

-- Effects

test("as much of an effect as possible is done, with as many things as there are",
  { rules = { "ah.effect.as_much_as_possible", "ah.effect.untargeted_fewer_entities" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "supply_run", "drawn_to_the_flame" }, deck = { "knife", "guts" } }
    local me = g:investigator "roland_banks"
    g:act { "play", g:card "supply_run" }           -- draw 3 of 2 cards
    t:equal({ #g:cards("hand", me), me.resources }, { 3, 8 })
    g:location "study".clues = 1
    g:encounter_deck { "ancient_evils" }
    g:act { "play", g:card "drawn_to_the_flame" }   -- 2 clues of 1
    t:equal({ me.clues, g:location "study".clues }, { 1, 0 })
    me.damage = 1
    g:effect("heal_damage", me, 3)
    t:equal(me.damage, 0)
  end)

test("what an asset takes of a cost counts as far as it takes it",
  { rules = { "ah.cost.soaked_damage_counts" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local price, coat = g:put("blood_price", "play", { owner = me }), g:put("leather_coat", "play", { owner = me })
  g:act { "use", price, "2 damage" }
  for _ = 1, 2 do g:choose { "damage", coat } end
  t:equal({ me.resources, coat.zone }, { 10, "discard" })
  coat = g:put("beat_cop", "play", { owner = me })
  g:put("calm_charm", "play", { owner = me })
  g:act { "use", price, "2 damage" }
  g:choose { "damage", coat }
  g:choose { "damage", coat }
  t:equal({ me.resources, coat.damage }, { 10, 1 }, "1 of 2: not wholly paid")
end)
