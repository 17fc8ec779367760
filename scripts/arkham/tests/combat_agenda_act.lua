-- Rules Reference, Glossary: Act Deck and Agenda Deck; Doom; Clues; Winning and Losing.

local TWO = { "roland_banks", "test_partner" }

test("no doom is placed on a card that is out of play", { rules = { "ah.out_of_play.what" } }, function(t)
  local g = t:game { locations = { "study" } }
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  g:effect("discard", foe)
  g:effect("place_doom", foe, 1)
  t:equal(foe.doom, 0)
end)

test("clues spent as a group advance the act, whoever has them",
  { rules = { "ah.act.advance_by_spending_clues", "ah.act.any_contribution", "ah.actagenda.flat_or_per_investigator" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, act = { "combat_act_1", "combat_act_2" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local first = g:current_act()
    t:equal(first.clue_threshold, 4)
    me.clues, partner.clues = 2, 1
    t:not_offered(g, { "use", first })
    me.clues, partner.clues = 3, 2
    t:offered(g, { { "activate", first } })
    g:act { "activate", first }
    t:prompt(g, "How many clues", me)
    g:number(2)
    t:equal({ me.clues, partner.clues }, { 1, 0 })
    t:equal(g:current_act().title, "Second act")
    t:equal(g:current_act().clue_threshold, 2, "a flat number")
    t:equal(me.actions, 3, "no action")
  end)

test("who cannot trigger abilities cannot spend the clues, either", { rules = { "ah.act.free_player_ability" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, act = { "combat_act_1", "combat_act_2" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  me.clues, partner.clues = 3, 2
  partner:modify("cannot_trigger", 1, "round")
  t:offered(g, { { "activate", g:current_act() } })
  me:modify("cannot_trigger", 1, "round")
  t:not_offered(g, { { "activate", g:current_act() } })
end)

test("one of the group may spend none of the clues", { rules = { "ah.act.any_contribution" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, act = { "combat_act_1", "combat_act_2" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  me.clues, partner.clues = 2, 4
  g:act { "activate", g:current_act() }
  g:number(0)
  t:equal({ me.clues, partner.clues }, { 2, 0 })
end)

test("the act may be advanced in any investigator's turn, not in another phase",
  { rules = { "ah.act.free_player_ability" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, act = { "combat_act_1", "combat_act_2" }, turn_of = "test_partner" }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  me.clues, partner.clues = 2, 2
  g:act "draw"
  local p = g:prompt()
  t:truthy(p)
  t:offered(g, { { "activate", g:current_act() } })
  g:pass()                                          -- the lead does not
  g:end_turn()                                      -- and Test Partner's turn ends
  t:equal(g:active(), me)
  t:offered(g, { { "activate", g:current_act() } })
  g:pass()                                          -- Test Partner does not either
  t:offered(g, { { "activate", g:current_act() } })
  g:put("beat_cop", "play", { owner = me })         -- something for the windows of the other phases
  g:spawn("combat_colossus", { exhausted = true })
  g:end_turn()
  local seen = {}
  for _ = 1, 8 do
    if g:get "round" ~= 1 or g:get "phase" == 2 then break end
    seen[g:get "phase"] = true
    t:offered(g, { { "activate", g:card "beat_cop" } })
    t:not_offered(g, { "activate", g:current_act() })
    g:pass()
  end
  t:truthy(seen[3] and seen[4])
end)

test("advancing an act: tokens off, flipped and followed, then the next is current and the old removed",
  { rules = { "ah.actagenda.tokens_removed", "ah.actagenda.flip_and_follow_b", "ah.actagenda.next_card", "ah.actagenda.old_removed" } },
  function(t)
    local g  = t:game { locations = { "study" }, act = { "combat_act_1", "combat_act_2", "test_act" } }
    local me = g:lead()
    local first = g:current_act()
    first.clues, first.doom, first.resources = 1, 1, 1
    g:stop_at "resources_gained"
    g:effect "advance_act"
    t:stopped(g)
    t:equal(me.resources, 7)
    t:equal(g:current_act(), first, "the b side comes before the next card")
    t:equal(first.face, 1)
    t:equal({ first.clues, first.doom, first.resources }, { 0, 0, 0 })
    g:go_on()
    t:zone(first, "removed")
    t:equal(#g:cards "act", 1)
    t:equal(g:current_act().title, "Second act")
    t:equal(#g:cards "act_deck", 1)
  end)

test("an agenda advances when doom anywhere reaches its threshold, in step 1.3, and all doom goes",
  { rules = { "ah.agenda.doom_anywhere", "ah.doom.advance_only_in_1_3", "ah.agenda.advance_clears_all_doom",
    "ah.actagenda.tokens_removed", "ah.actagenda.flip_and_follow_b", "ah.actagenda.old_removed" } }, function(t)
    local g  = t:game { locations = { "study" }, agenda = { "combat_agenda_1", "test_agenda" }, auto = { "windows" } }
    local me = g:lead()
    local first = g:agenda()
    local foe = g:spawn("combat_colossus", { exhausted = true })
    local friend = g:put("beat_cop", "play", { owner = me })
    g:effect("place_doom", foe, 1)
    g:effect("place_doom", friend, 1)
    g:location "study".doom = 1
    first.clues, first.resources = 1, 1
    t:equal(g:agenda(), first, "three doom in play, and it waits")
    g:stop_at "damage_placed"
    g:end_turn()
    g:choose { me }
    t:stopped(g)
    t:equal(g:get "phase", 1)
    t:equal(g:agenda(), first)
    t:equal({ first.doom, foe.doom, friend.doom, g:location "study".doom, first.clues, first.resources }, { 0, 0, 0, 0, 0, 0 })
    t:equal(first.face, 1)
    g:go_on()
    t:zone(first, "removed")
    t:equal(g:agenda().title, "Test agenda")
    t:equal(#g:cards "agenda", 1)
  end)

test("a card that says so can advance the agenda at once", { rules = { "ah.doom.advance_only_in_1_3" } }, function(t)
  local g = t:game { locations = { "study" }, agenda = { "combat_agenda_1", "test_agenda" } }
  g:agenda().doom = 1
  g:encounter_deck { "ancient_evils" }
  g:effect("draw_encounter", g:lead())
  t:equal(g:agenda().title, "Test agenda")
end)

test("a card that can advance the agenda does so when its threshold is reached, not one short of it",
  { rules = { "ah.doom.advance_only_in_1_3", "ah.agenda.doom_anywhere" } }, function(t)
    local g = t:game { locations = { "study" }, agenda = { "combat_agenda_1", "test_agenda" },
      hand = { "combat_check", "combat_check" } }
    local first = g:agenda()
    g:act { "play", "Check" }
    t:equal(g:agenda(), first, "1 of 2")
    g:act { "play", "Check" }
    t:equal(g:agenda().title, "Test agenda")
  end)

test("doom may be cancelled, and none is none", { rules = { "ah.cancel.effect_does_not_initiate" } }, function(t)
  local g = t:game { locations = { "study" } }
  local study = g:location "study"
  g:effect("place_doom", study, 0)
  t:not_logged(g, "doom on")
  g:put("combat_calm", "play", { owner = g:lead() })
  g:effect("place_doom", study, 1)
  t:equal(study.doom, 0)
  t:not_logged(g, "doom on")
end)

test("the last agenda and the last act are followed by none, and the game goes on",
  { rules = { "ah.actagenda.old_removed" } }, function(t)
    local g = t:game { locations = { "study" }, agenda = { "combat_agenda_1" }, act = { "combat_act_1" },
      auto = { "windows" } }
    g:effect "advance_agenda"
    g:effect "advance_act"
    t:equal(#g:cards "agenda" + #g:cards "act", 0)
    g:encounter_deck { "swarm_of_rats" }
    g:run_to "mythos"
    g:run_to "investigation"
    t:equal(#g:cards "encounter_deck", 0)
    g:effect "advance_act"
    t:equal(g:lead().resources, 5 + 2 + 1, "of the first act's reverse, and of upkeep")
  end)

test("what the front says does not hold on the reverse", { rules = { "ah.actagenda.flip_and_follow_b" } }, function(t)
  local g = t:game { locations = { "study" }, agenda = { "combat_agenda_front", "test_agenda" },
    act = { "combat_act_front", "test_act" } }
  local me = g:lead()
  t:equal(me.combat, 8)
  g:effect "advance_agenda"
  t:equal({ me.resources, me.combat }, { 5 + 6, 6 }, "4, and 2 of the act")
  g:effect "advance_act"
  t:equal({ me.resources, me.combat }, { 11 + 4, 4 })
end)

test("the advancing card may name the next", { rules = { "ah.actagenda.next_card" } }, function(t)
  local g = t:game { locations = { "study" }, agenda = { "combat_agenda_3", "combat_agenda_1", "test_agenda" } }
  g:effect "advance_agenda"
  t:equal(g:agenda().title, "Test agenda")
  t:equal(#g:cards "agenda_deck", 1)
end)

test("an act with an objective is not advanced by clues, but as it says",
  { rules = { "ah.act.objective_modifies" } }, function(t)
  local g  = t:game { locations = { "study" }, act = { "combat_act_objective", "combat_act_2" } }
  local me = g:lead()
  me.clues = 9
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  t:not_offered(g, { "activate", g:current_act() })
  g:tokens { "0" }
  g:act { "fight", rats }
  if g:current_act().title ~= "Second act" then g:pass() end
  t:equal(g:current_act().title, "Second act")
  t:equal(me.clues, 9)
end)

test("an agenda with an objective is not advanced by doom alone, but as it says",
  { rules = { "ah.agenda.objective_modifies" } }, function(t)
  local g = t:game { locations = { "study" }, agenda = { "combat_agenda_objective", "test_agenda" }, phase = "mythos",
    auto = { "windows" } }
  g:agenda().doom = 3
  g:run_to "investigation"
  t:equal(g:agenda().title, "Agenda with an objective")
  t:equal(g:agenda().doom, 4)
  g:run_to "mythos"
  t:equal(g:agenda().title, "Test agenda")
end)

test("a resolution point ends the scenario at once, on whatever card",
  { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    g:encounter_deck { "combat_end" }
    g:effect("draw_encounter", me)
    t:over(g, "R3")
    t:equal(me.horror, 0, "nothing of the card after that")
    t:not_logged(g, "horror on")
  end)

test("the act's and the agenda's resolutions end the scenario",
  { rules = { "ah.resolution_point.ends_scenario" } }, function(t)
  local g = t:game { locations = { "study" }, act = { "combat_act_2", "test_act" } }
  g:lead().clues = 2
  g:act { "activate", g:current_act() }
  t:over(g, "R1")
  g = t:game { locations = { "study" }, agenda = { "combat_agenda_2", "test_agenda" }, phase = "mythos" }
  g:agenda().doom = 1
  g:go_on()
  t:over(g, "R2")
end)

-- Clues.

test("a discovered clue goes from the location to the investigator", { rules = { "ah.clue.discover" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  g:effect("discover", me, 1)
  t:equal({ me.clues, g:location "study".clues }, { 1, 1 })
  g:effect("discover", me, 3)
  t:equal({ me.clues, g:location "study".clues }, { 2, 0 })
end)

test("clues at a location are those not discovered yet",
  { rules = { "ah.clue.at_location_means_undiscovered" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = {} }
  local me = g:lead()
  me.clues = 5
  g:tokens { "elder_sign" }                        -- +1 for each clue at your location: 3 + 2 against 2
  g:act "investigate"
  t:logged(g, "succeeds by 3")
  g:hand(me, { "working_a_hunch" })
  t:offered(g, { { "play", g:card "working_a_hunch" } })
  g:location "study".clues = 0
  t:not_offered(g, { "play", g:card "working_a_hunch" })
end)
