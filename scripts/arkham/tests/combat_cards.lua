-- Rules Reference, Glossary: In Play and Out of Play; Leaves Play; Discard Piles; Ownership and Control; Unique;
-- Signature Cards; Exhaust; Ready; Removed from Game; Set Aside; "Encounter Cards".

local TWO = { "roland_banks", "test_partner" }

test("what is in play, and what is not",
  { rules = { "ah.in_play.what", "ah.out_of_play.what", "ah.discard.out_of_play_and_open" } },
  function(t)
    local g = t:game { locations = { "study" } }
    local me, study = g:lead(), g:location "study"
    local cache, look = unpack(g:hand(me, { "emergency_cache", "perception" }))
    g:stop_at "resources_gained"
    g:act { "play", cache }
    t:equal({ cache.zone, cache.in_play }, { "limbo", false })
    g:stop_at "token_to_reveal"
    g:act "investigate"
    g:choose { "commit", look }
    t:equal({ look.zone, look.in_play }, { "committed", false })
    g:go_on()
    for _, card in ipairs { g:put("knife", "play", { owner = me }), g:put("frozen_in_fear", "threat", { controller = me }),
        g:spawn("ghoul_minion", { engaged = me }), g:spawn("combat_lurker", {}), study, g:agenda(), g:current_act(), me,
        g:put("obscuring_fog", "attached", { attached_to = study }) } do
      t:truthy(card.in_play, card.title)
    end
    for _, zone in ipairs { "hand", "deck", "discard" } do
      t:falsy(g:put("knife", zone, { owner = me }).in_play, zone)
    end
    for _, zone in ipairs { "encounter_deck", "encounter_discard", "victory", "set_aside", "removed" } do
      t:falsy(g:put("ghoul_minion", zone).in_play, zone)
    end
    t:falsy(g:put("test_act", "act_deck").in_play, "act_deck")
  end)

test("a card that leaves play loses its tokens and attachments",
  { rules = { "ah.leaves_play.tokens", "ah.leaves_play.attachments" } },
  function(t)
    local g   = t:game { locations = { "study", "hallway" } }
    local me  = g:lead()
    local gun = g:put("45_automatic", "play", { owner = me, uses = 2, doom = 1, exhausted = true })
    local cop = g:put("beat_cop", "play", { owner = me, damage = 1, horror = 1 })
    local study = g:location "study"
    local fog = g:put("obscuring_fog", "attached", { attached_to = study })
    local bar = g:put("barricade", "attached", { attached_to = study, owner = me, controller = me })
    g:effect("leave_play", gun)
    g:effect("leave_play", cop)
    for _, kind in ipairs { "uses", "doom", "damage", "horror" } do t:equal(gun[kind] + cop[kind], 0, kind) end
    g:place(me, g:location "hallway")
    study:move "removed"
    t:zone(fog, "encounter_discard")
    t:zone(bar, "discard", me)
    t:equal(study.clues, 0)
  end)

test("lasting effects on a card end when it leaves play", { rules = { "ah.leaves_play.effects_expire" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  foe:modify("fight", 3, "game")
  foe:gain_tag("hunter", "game")
  t:equal(foe.fight, 5)
  g:effect("leave_play", foe)
  g:effect("spawn", foe, nil, g:location "study")
  t:equal(foe.fight, 2)
  t:falsy(foe:is "hunter")
end)

test("cards enter play ready", { rules = { "ah.ready.enter_ready" } }, function(t)
  local g   = t:game { locations = { "study" }, hand = { "knife" } }
  local foe = g:spawn("ghoul_minion", { exhausted = true })
  g:effect("leave_play", foe)
  g:effect("spawn", foe, g:lead())
  t:falsy(foe.exhausted)
  g:act { "play", g:card "knife" }
  t:falsy(g:card "knife".exhausted)
end)

test("an exhausted card does not exhaust again, nor pay a cost of it; a ready one does not ready",
  { rules = { "ah.exhaust.no_repeat", "ah.ready.no_repeat" } }, function(t)
    local g    = t:game { locations = { "study" }, deck = { "knife" } }
    local me   = g:lead()
    local book = g:put("old_book_of_lore", "play", { owner = me })
    t:offered(g, { { "activate", book } })
    book.exhausted = true
    t:not_offered(g, { "activate", book }, "cost")
    local foe  = g:spawn("combat_lurker", { engaged = me, exhausted = true })
    local bird = g:put("combat_bird", "play", { owner = me })
    g:effect("exhaust", foe)
    t:equal(bird.uses, 0)
    g:effect("ready", foe)
    t:equal(bird.uses, 1)
    g:effect("ready", foe)
    t:equal(bird.uses, 1)
    g:effect("exhaust", foe)
    t:equal(bird.uses, 2)
    t:offered(g, { "end turn" })
  end)

-- Discard piles.

test("a discarded card goes on top of its owner's pile, an encounter card on the encounter pile",
  { rules = { "ah.discard.owner_top_faceup", "ah.discard.order_fixed" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    g:discard_pile(me, { "guts", "evidence" })
    g:encounter_discard { "rotting_remains" }
    local lent = g:put("beat_cop", "play", { owner = me, controller = partner })
    local foe  = g:spawn("ghoul_minion", { engaged = partner })
    local own  = g:put("knife", "hand", { owner = me })
    g:effect("leave_play", lent)
    g:effect("discard_card", me, own)
    g:effect("leave_play", foe)
    local titles = {}
    for i, card in ipairs(g:cards("discard", me)) do titles[i] = card.title end
    t:equal(titles, { "Knife", "Beat Cop", "Guts", "Evidence!" })
    t:equal(g:cards("encounter_discard")[1], foe)
    t:equal(#g:cards("discard", partner), 0)
    g:run_to "upkeep"
    t:equal(g:cards("discard", me)[4].title, "Evidence!", "nothing stirs the pile")
  end)

test("who discards several cards at once chooses their order",
  { rules = { "ah.discard.simultaneous_owner_order" } }, function(t)
  local hand = { "knife", "evidence", "guts" }
  for _ = 1, 7 do hand[#hand + 1] = "overpower" end
  local g  = t:game { locations = { "study" }, phase = "upkeep", auto = { "windows" }, hand = hand }
  local me = g:lead()
  g:go_on()
  t:prompt(g, "hand size", me)
  g:choose { "Guts", "Knife" }
  t:equal({ g:cards("discard", me)[1].title, g:cards("discard", me)[2].title }, { "Knife", "Guts" })
end)

test("shuffling an empty discard pile back does not shuffle the deck",
  { rules = { "ah.discard.empty_shuffle_noop" } }, function(t)
  local g = t:game { locations = { "study" } }
  for _ = 1, 4 do g:encounter_deck { "ghoul_minion", "swarm_of_rats", "rotting_remains" } end
  local before = g:cards "encounter_deck"
  local hash = g:hash()
  g:call "shuffle_discard_into_encounter_deck"
  t:equal(g:cards "encounter_deck", before)
  t:same_state(g, hash)
  g:encounter_discard { "ghoul_minion" }
  g:call "shuffle_discard_into_encounter_deck"
  t:equal(#g:cards "encounter_deck", 13)
  t:equal(#g:cards "encounter_discard", 0)
end)

test("a single card is not shuffled into an empty deck",
  { rules = { "ah.discard.single_into_empty_event", "ah.discard.single_into_empty_other" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "combat_echo", "combat_echo" } }
    local me = g:lead()
    local first, second = unpack(g:cards("hand", me))
    g:act { "play", first }
    t:zone(first, "discard", me)
    g:deck(me, { "guts" })
    g:act { "play", second }
    t:zone(second, "deck", me)
    g:encounter_deck { "combat_return" }
    g:effect("draw_encounter", me)
    t:logged(g, "draws Return")
    t:not_equal(g:card "combat_return".zone, "limbo")
    g:empty "encounter_deck"
    g:empty "encounter_discard"
    local foe = g:spawn("combat_lurker", {})
    g:effect("shuffle_into", foe, "encounter_deck")
    t:zone(foe, "board")
    g:empty("deck", me)
    local knife = g:put("knife", "play", { owner = me })
    g:effect("shuffle_into", knife, "deck", me)
    t:zone(knife, "play", me)
    g:deck(me, { "guts" })
    g:effect("shuffle_into", knife, "deck", me)
    t:zone(knife, "deck", me)
  end)

-- Ownership and control.

test("the owner stays the owner, whoever controls the card",
  { rules = { "ah.owner.start_of_game", "ah.owner.out_of_play_goes_to_owner" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "study" } }
    local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
    local cop = g:put("beat_cop", "play", { owner = me })
    g:effect("take_control", partner, cop)
    t:equal(cop.controller, partner)
    t:equal(cop.owner, me)
    g:effect("leave_play", cop)
    t:equal(g:cards("discard", me), { cop })
    t:equal(cop.owner, me)
    t:equal(cop.controller, me)
  end)

test("players control what is in their hand, deck and discard pile; the scenario controls its own",
  { rules = { "ah.owner.out_of_play_control", "ah.owner.default_control" } }, function(t)
    local g = t:game { investigators = TWO, locations = { "study" }, hand = { test_partner = { "knife" } }, turn_of = "test_partner" }
    local partner = g:investigator "test_partner"
    for _, zone in ipairs { "hand", "deck", "discard" } do
      t:equal(g:put("guts", zone, { owner = partner }).controller, partner)
    end
    for _, zone in ipairs { "encounter_deck", "encounter_discard" } do
      t:equal(g:put("ghoul_minion", zone).controller, nil)
    end
    t:equal(g:put("test_act", "act_deck").controller, nil)
    t:equal(g:put("test_agenda", "agenda_deck").controller, nil)
    local knife = g:card "knife"
    g:act { "play", knife }
    t:equal(knife.controller, partner)
    t:zone(knife, "play", partner)
  end)

test("a unique card is not brought into play beside another of its title",
  { rules = { "ah.unique.one_in_play" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, hand = { "dr_milan_christopher", "beat_cop" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local milan = g:card "dr_milan_christopher"
  t:offered(g, { { "play", milan } })
  partner:modify("slot_ally", 1, "game")                           -- both are allies
  g:put("dr_milan_christopher", "play", { owner = partner })
  g:put("beat_cop", "play", { owner = partner })
  t:not_offered(g, { "play", milan })
  t:offered(g, { { "play", g:cards("hand", me)[2] } })
  g:effect("enter_play", milan, me)
  t:zone(milan, "hand", me)
end)

test("a unique encounter card displaces the player's card of its title",
  { rules = { "ah.unique.encounter_displaces_player" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local milan = g:put("dr_milan_christopher", "play", { owner = partner })
  g:encounter_deck { "combat_namesake", "combat_ordeal" }
  g:effect("draw_encounter", me)
  t:zone(milan, "discard", partner)
  t:equal(g:card "combat_namesake".bearer, me)
end)

test("nobody controls or holds another's signature card", { rules = { "ah.signature.no_foreign_use" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local gun = g:put("rolands_38_special", "discard", { owner = me })
  g:effect("add_to_hand", partner, gun)
  t:zone(gun, "discard", me)
  g:effect("take_control", partner, gun)
  t:zone(gun, "discard", me)
  g:effect("enter_play", gun, partner)
  t:zone(gun, "discard", me)
  g:effect("enter_play", gun, me)
  t:zone(gun, "play", me)
end)

test("Roland cannot give Roland's .38 Special away with Teamwork", { rules = { "ah.signature.teamwork" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "study" }, hand = { "combat_teamwork", "combat_teamwork" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local gun   = g:put("rolands_38_special", "play", { owner = me })
  local knife = g:put("knife", "play", { owner = me })
  local first, second = unpack(g:cards("hand", me))
  g:act { "play", first, knife }
  t:equal(knife.controller, partner)
  g:act { "play", second, gun }
  t:equal(gun.controller, me)
  t:zone(gun, "play", me)
end)

-- Removed from the game, set aside.

test("a removed card does nothing, and nothing is done to it", { rules = { "ah.removed.no_interaction" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "knife" }, auto = { "windows" } }
  local me = g:lead()
  local curse, thug = g:put("haunted", "threat", { owner = me }), g:put("mob_enforcer", "threat", { owner = me })
  local doomed = g:spawn("combat_lurker", { doom = 5 })
  t:equal(me.combat, 3)
  for _, card in ipairs { curse, thug, doomed } do card:move "removed" end
  t:equal(me.combat, 4)
  t:not_offered(g, "fight")
  t:not_offered(g, { "parley", thug })
  g:end_turn()
  t:equal(me.damage, 0)
  t:zone(thug, "removed")
  g:effect("leave_play", thug)
  g:effect("deal_damage", me, thug, 5)
  t:zone(thug, "removed")
  t:equal(g:agenda().title, "Test agenda")
end)

test("a set-aside card does nothing until something refers to it", { rules = { "ah.set_aside.inert" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "windows" } }
  local me = g:lead()
  local foe  = g:put("ghoul_priest", "set_aside")
  local mist = g:put("dissonant_voices", "set_aside")
  t:not_offered(g, "fight")
  t:equal(#g:call("find", "enemies"), 0)
  g:end_turn()
  t:equal(me.damage, 0)
  t:zone(foe, "set_aside")
  t:zone(mist, "set_aside", nil)
  g:effect("spawn", foe, nil, me.place)
  t:equal(foe.bearer, me)
end)

test("to take control of a set-aside card puts it into play", { rules = { "ah.set_aside.take_control" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local gun = g:put("45_automatic", "set_aside", { owner = me })
  g:stop_at("enters_play", gun)
  g:effect("take_control", me, gun)
  t:stopped(g)
  t:zone(gun, "play", me)
  t:equal(gun.controller, me)
  t:equal(gun.uses, 4)
end)

test("encounter cards are all cards of the scenario that are no player cards",
  { rules = { "ah.term.encounter_is_scenario" } }, function(t)
  local g  = t:game { locations = { "study" }, reference = "the_gathering_reference" }
  local me = g:lead()
  for _, card in ipairs { g:location "study", g:agenda(), g:current_act(), g:cards "reference"[1], g:spawn("ghoul_minion", {}),
      g:put("rotting_remains", "encounter_deck") } do
    t:truthy(card:is "encounter_card", card.title)
    t:falsy(card:is "player_card", card.title)
  end
  for _, card in ipairs { me, g:put("knife", "hand", { owner = me }), g:put("evidence", "deck", { owner = me }) } do
    t:falsy(card:is "encounter_card", card.title)
  end
end)
