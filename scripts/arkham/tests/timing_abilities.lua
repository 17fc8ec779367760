-- Rules Reference, Ability: constant, forced and triggered abilities, and the cards from which they may be triggered
-- (FAQ 1.2).

test("an ability works only while its card is in play, unless it speaks of another area",
  { rules = { "ah.ability.only_while_in_play" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "beat_cop", "guard_dog" }, deck = { "knife" } }
    local me = g:investigator "roland_banks"
    g:discard_pile(me, { "beat_cop", "whistle" })
    t:equal(me.combat, 4)
    t:not_offered(g, { "activate", g:cards("discard", me)[2] })
    local cop = g:put("beat_cop", "play", { owner = me })
    t:equal(me.combat, 5)
    g:put(cop, "discard", { owner = me })
    t:equal(me.combat, 4)
    g:put("dark_memory", "hand", { owner = me })     -- "in your hand"
    g:end_turn()
    t:equal(me.horror, 2)
  end)

test("an ability reaches only cards in play unless it names another area", { rules = { "ah.ability.affects_only_in_play" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local cop = g:put("beat_cop", "play", { owner = me })
    g:encounter_discard { "ghoul_minion" }
    g:encounter_deck { "ghoul_minion" }
    g:put("arcane_initiate", "discard", { owner = me })
    t:not_offered(g, { "activate", cop }, "aimed at")
    g:spawn("ghoul_minion", { at = g:location "study" })
    t:offered(g, { { "activate", cop } })
  end)

test("each copy of an ability counts and may be used for itself", { rules = { "ah.ability.instances_independent" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    me:modify("slot_ally", 3, "game")
    local a, b = g:put("guard_dog", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
    g:put("magnifying_glass", "play", { owner = me })
    g:put("magnifying_glass", "play", { owner = me })
    g:put("beat_cop", "play", { owner = me })
    g:put("beat_cop", "play", { owner = me })
    t:equal(me.combat, 6)
    local priest = g:spawn("ghoul_priest", { engaged = me })
    g:act "gain 1 resource"
    g:choose { "damage", a }
    g:choose { "damage", b }
    g:choose { "horror", me }
    g:choose { "horror", me }
    g:choose { "damage_dealt", "Guard Dog" }
    g:choose { "damage_dealt", "Guard Dog" }
    t:equal(priest.damage, 2)
  end)

-- Constant abilities

test("a constant ability applies as soon as its card is in play, and nobody initiates it",
  { rules = { "ah.constant.always_on" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "beat_cop" } }
    local me = g:investigator "roland_banks"
    local cop = g:card "beat_cop"
    g:act { "play", cop }
    t:equal(me.combat, 5)
    t:not_logged(g, "You get +1 combat")
    g:effect("leave_play", cop)
    t:equal(me.combat, 4)
  end)

test("a constant ability with 'while' applies exactly then", { rules = { "ah.constant.while_condition" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:put("magnifying_glass", "play", { owner = me })
  t:equal(me.intellect, 3)
  g:tokens { "-2" }
  g:stop_at("token_revealed")
  g:act "investigate"
  t:equal(me.intellect, 4)
  g:go_on()
  t:equal(me.intellect, 3)
  t:equal(me.clues, 1, "4 - 2 against 2")
  local texts = g:put("medical_texts", "play", { owner = me })    -- an intellect test, not an investigation
  me.damage = 1
  g:tokens { "-2" }
  g:act { "activate", texts }
  t:logged(g, "fails by 1")
end)

-- Forced abilities

test("a forced ability initiates every time and cannot be declined", { rules = { "ah.forced.mandatory" } }, function(t)
  local g  = t:game { locations = { "hallway", "attic" } }
  local me = g:investigator "roland_banks"
  g:act { "move", g:location "attic" }
  t:no_prompt(g, "horror")
  t:equal(me.horror, 1)
  g:act { "move", g:location "hallway" }
  g:act { "move", g:location "attic" }
  t:equal(me.horror, 2)
end)

test("a forced ability that could not change anything does not initiate", { rules = { "ah.forced.no_change_no_initiation" } },
  function(t)
    local g  = t:game { locations = { "hallway" }, agenda = "theyre_getting_out", phase = "enemy" }
    g:put("cellar", "locations")
    local parlor = g:put("parlor", "locations")
    g:run_to "mythos"
    t:not_logged(g, "At the end of the enemy phase")
    t:not_logged(g, "At the end of the round")
    local h = t:game { locations = { "cellar", "hallway" }, agenda = "theyre_getting_out", phase = "enemy" }
    h:put("parlor", "locations")
    local ghoul = h:spawn("ghoul_minion", { at = h:location "cellar", exhausted = true })
    h:run_to "upkeep"
    t:logged(h, "At the end of the enemy phase")
    t:equal(ghoul.place, h:location "hallway")
    t:truthy(parlor)
  end)

test("forced abilities of the same moment resolve before any reaction to it", { rules = { "ah.forced.before_reactions" } },
  function(t)
    local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
    local me = g:investigator "agnes_baker"
    local bell = g:put("tier_bell", "play", { owner = me })
    g:effect("deal_damage", me, g:spawn("swarm_of_rats", { engaged = me }), 1)
    for _ = 1, 3 do g:pass() end
    t:equal({ bell.seen_after, bell.asked_after }, { 2, 0 }, "the reaction is still to be used")
  end)

-- Triggered abilities

test("a triggered ability needs its conditions and costs", { rules = { "ah.triggered.prerequisites",
  "ah.triggered.cost_payable_in_full" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  local gun = g:put("45_automatic", "play", { owner = me, uses = 0 })
  t:not_offered(g, { "activate", gun }, "cost")
  gun.uses = 1
  t:offered(g, { { "activate", gun, ghoul } })
  g:put("frozen_in_fear", "threat", { owner = me })      -- a fight costs one action more
  me.actions = 1
  t:not_offered(g, { "activate", gun }, "cost")
  me.actions = 2
  t:offered(g, { { "activate", gun, ghoul } })
end)

test("using a triggered ability is its player's own choice", { rules = { "ah.triggered.optional", "ah.event.optional" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "evidence" } }
    local me = g:investigator "roland_banks"
    g:effect("deal_damage", me, g:spawn("swarm_of_rats", { engaged = me }), 1)
    t:prompt(g, "is defeated", me)
    g:pass()
    t:equal({ me.clues, me.resources }, { 0, 5 })
    t:zone(g:card "evidence", "hand", me)
  end)

test("a triggered ability or event that could not change anything cannot be used",
  { rules = { "ah.triggered.must_change_state", "ah.event.must_change_state" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "working_a_hunch", "evidence" } }
    local me = g:investigator "roland_banks"
    local study, aid = g:location "study", g:put("first_aid", "play", { owner = me })
    t:not_offered(g, { "activate", aid }, "aimed at")
    me.horror = 1
    t:offered(g, { { "activate", aid } })
    t:offered(g, { { "play", g:card "working_a_hunch" } })
    study.clues = 0
    t:not_offered(g, { "play", g:card "working_a_hunch" }, "discoverable_here")
    g:effect("deal_damage", me, g:spawn("swarm_of_rats", { engaged = me }), 1)
    t:no_prompt(g, "is defeated")
  end)

test("whether an effect could change anything is judged before its cost is paid",
  { rules = { "ah.triggered.potential_ignores_cost_result" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local scourge = g:put("scourge", "play", { owner = me })
    t:not_offered(g, { "activate", scourge }, "horror")    -- its cost would give the horror to heal
    me.horror = 1
    g:act { "activate", scourge }
    t:equal(me.horror, 1)
    t:order(g, { "1 horror on Roland", "1 horror healed" })
  end)

test("a free ability may be used in every player window and at no other time", { rules = { "ah.free.any_player_window" } },
  function(t)
    local g  = t:game { locations = { "study" }, phase = "mythos", deck = { "knife" }, hand = { "perception" } }
    local me = g:investigator "roland_banks"
    local whistle = g:put("whistle", "play", { owner = me })
    g:put("tier_bell", "play", { owner = me })
    g:encounter_deck { "ancient_evils" }
    g:go_on()
    local seen = {}
    repeat
      t:offered(g, { { "activate", whistle } })
      seen[#seen + 1] = g:get "phase"
      if g:get "active" then
        g:tokens { "0" }
        g:act "investigate"                         -- ST.1
        t:offered(g, { { "activate", whistle } })
        g:pass()
        t:prompt(g, "commit", me)
        t:not_equal(g:prompt_options()[1], "Whistle: Gain 1 resource.")
        g:choose { "commit", none = true }
        t:offered(g, { { "activate", whistle } })   -- ST.2
        g:pass()
        g:effect("deal_damage", me, g:spawn("swarm_of_rats", { engaged = me }), 1)
        for _ = 1, 4 do
          t:not_offered(g, { "activate", whistle })
          g:pass()
        end
        g:end_turn()
      else
        g:pass()
      end
    until #seen == 6
    t:equal(seen, { 1, 2, 2, 3, 3, 4 })
  end)

test("an action ability is used in one's own turn, for one action an icon", { rules = { "ah.action_ability.own_turn_activate" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local book = g:put("old_book_of_lore", "play", { owner = danny })
    g:deck(danny, { "knife", "guts", "evidence", "knife" })
    local haunted = g:put("haunted", "threat", { owner = danny })
    local whistle = g:put("whistle", "play", { owner = danny })
    t:equal(g:active(), roland)
    g:act "gain 1 resource"
    t:prompt(g, "turn: do you use something now", danny)                    -- a player window in Roland's turn
    t:offered(g, { { "activate", whistle } })
    t:not_offered(g, { "activate", book })
    g:pass()
    g:end_turn()
    t:equal(g:active(), danny)
    t:offered(g, { { "activate", book } })
    g:act { "activate", haunted }
    t:equal(danny.actions, 1)
    t:falsy(haunted.in_play)
    danny.actions = 1
    local again = g:put("haunted", "threat", { owner = danny })
    t:not_offered(g, { "activate", again }, "cost")
  end)

test("a bold designator performs that action, as modified by the ability", { rules = { "ah.designator.modified_action" } },
  function(t)
    local g     = t:game { locations = { "study" } }
    local me    = g:investigator "roland_banks"
    local ghoul = g:spawn("ravenous_ghoul", { engaged = me })     -- fight 3, health 3; Roland's combat is 4
    local gun   = g:put("45_automatic", "play", { owner = me })
    local lamp  = g:put("flashlight", "play", { owner = me })
    g:tokens { "-2" }
    g:act { "activate", gun }
    t:equal(ghoul.damage, 2)
    t:equal(me.damage, 0, "a fight provokes nothing")
    g:tokens { "-3" }
    g:act { "activate", lamp }                                    -- shroud 2 - 2
    t:equal({ me.clues, me.damage }, { 1, 1 })
  end)

test("a scenario card may say who can use it, and on which side", {
  rules = { "ah.triggered.source_explicit", "ah.location.enters_unrevealed" } }, function(t)
    local g  = t:game { locations = { "toll_gate" }, unrevealed = { "signpost" } }
    local me, post = g:lead(), g:location "signpost"
    t:offered(g, { { "use", post, "unrevealed" } })
    t:not_offered(g, { "use", post, "has a clue" })
    post.face, me.clues = 1, 1
    t:not_offered(g, { "use", post, "unrevealed" })
    t:offered(g, { { "use", post, "has a clue" } })
    me.clues = 0
    t:not_offered(g, { "use", post, "has a clue" })
  end)

test("an unrevealed location has no text but what its unrevealed side says",
  { rules = { "ah.location.enters_unrevealed" } }, function(t)
    local g = t:game { locations = { "toll_gate" }, hand = { "errand" } }
    local gate = g:location "toll_gate"
    t:equal(g:card "errand".cost, 1)
    gate.face = 0
    t:equal(g:card "errand".cost, 0)
    t:not_offered(g, "investigate")
  end)

test("a test that is no attack is none", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local stone, card = g:put("combat_whetstone", "play", { owner = me }), g:put("trial", "play", { owner = me })
  g:put("bell", "play", { owner = me })
  local foe = g:spawn("great_foe", { engaged = me, exhausted = true })
  g:tokens { "0" }
  g:act { "activate", card, 3 }                 -- combat
  t:prompt(g, "Player window")
  t:not_offered(g, { "use", stone })
  g:pass()
  g:pass()
  g:act { "fight", foe }
  t:offered(g, { { "use", stone } })
end)

test("a test has the results of its own card, not of another copy",
  { rules = { "ah.ability.instances_independent", "ah.st.7" } }, function(t)
    local g  = t:game { locations = { "study" }, auto = { "forced" } }
    local me = g:lead()
    local one = g:put("trial", "play", { owner = me })
    g:put("trial", "play", { owner = me })
    g:tokens { "0" }
    g:act { "activate", one, 1 }
    t:equal(me.resources, 7)
  end)

test("what waits for a token waits for one of its own card's test",
  { rules = { "ah.ability.instances_independent" } }, function(t)
  local g  = t:game { locations = { "study" }, auto = { "forced" } }
  local me = g:lead()
  g:put("shrivelling", "play", { owner = me })
  local card = g:put("trial", "play", { owner = me })
  g:tokens { "skull" }
  g:act { "activate", card, 1 }
  t:equal(me.horror, 0)
end)

test("what cannot be evaded is no target of an evasion", { rules = { "ah.cannot.absolute" } }, function(t)
  local g = t:game { locations = { "study" } }
  local ghost = g:spawn("combat_ghost", { engaged = g:lead() })
  t:not_offered(g, { "evade", ghost })
  t:offered(g, { { "fight", ghost } })
end)

test("'at your location' is where you are; 'an asset you control' is an asset", function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "hallway", "attic" },
    at = { agnes_baker = "attic" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  local texts, charger = g:put("medical_texts", "play", { owner = me }), g:put("board_charger", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  t:offered(g, { { "activate", texts, me }, { "use", charger, texts } })
  t:not_offered(g, { "activate", texts, agnes })
  t:not_offered(g, { "use", charger, foe })
end)

test("what is engaged with you is an enemy", function(t)
  local g  = t:game { locations = { "study" }, hand = { "shake_off" } }
  local me = g:lead()
  g:put("haunted", "threat", { owner = me })
  g:spawn("combat_lurker", { engaged = me, exhausted = true })
  g:act { "play", "Shake Off" }
  t:equal(me.resources, 6)
end)
