-- Rules Reference, Play; Play Action; Event Cards; Fast; Skill Cards; Limbo (FAQ 1.23).

test("an event that is not fast is played with an action in one's own turn",
  { rules = { "ah.event.play_action_unless_fast", "ah.play.action" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { roland_banks = { "emergency_cache", "working_a_hunch" }, danny_example = { "emergency_cache", "evidence" } } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    g:put("whistle", "play", { owner = danny })
    g:act "draw"
    t:prompt(g, "turn: do you use something now", danny)
    t:not_offered(g, { "play", g:cards("hand", danny)[1] })
    g:pass()
    local cache = g:cards("hand", roland)[1]
    g:act { "play", cache }
    g:pass()
    t:equal({ roland.resources, roland.actions }, { 8, 1 })
    t:zone(cache, "discard", roland)
    local second = g:put("emergency_cache", "hand", { owner = roland })
    roland.actions = 0
    t:not_offered(g, { "play", second }, "cost")
    t:offered(g, { { "play", g:card "working_a_hunch" } })
  end)

test("an event goes to its owner's discard pile", { rules = { "ah.event.discard_after_resolution" } }, function(t)
  local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
  local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
  local cache = g:put("emergency_cache", "hand", { owner = danny, controller = roland })
  g:act { "play", cache }
  t:equal(roland.resources, 8)
  t:zone(cache, "discard", danny)
end)

test("an event that attaches itself enters play from limbo", { rules = { "ah.limbo.exit" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "barricade" } }
  local me = g:investigator "roland_banks"
  local wall = g:card "barricade"
  g:act { "play", wall }
  t:zone(wall, "attached")
  t:truthy(wall.in_play)
  t:equal(wall.parent, g:location "study")
end)

test("a treachery and a committed skill are neither in hand, nor in play, nor discarded",
  { rules = { "ah.limbo.resolving_cards" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "guts" } }
    local me = g:investigator "roland_banks"
    local rot, guts = g:encounter_deck({ "rotting_remains" })[1], g:card "guts"
    g:tokens { "auto_fail" }
    g:effect("draw_encounter", me)
    g:stop_at("token_revealed")
    g:choose { "commit", guts }
    t:zone(rot, "limbo", me)
    t:falsy(rot.in_play or guts.in_play)
    t:zone(guts, "committed", me)
    t:equal({ #g:cards("hand", me), #g:cards("discard", me), #g:cards "encounter_discard" }, { 0, 0, 0 })
    g:go_on()
    t:zone(rot, "encounter_discard")
    t:zone(guts, "discard", me)
  end)

-- Fast

test("a fast card costs no action and provokes nothing", { rules = { "ah.fast.no_action" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "magnifying_glass", "working_a_hunch", "daily_bread" } }
  local me = g:investigator "roland_banks"
  g:spawn("ghoul_minion", { engaged = me })
  g:pass()
  me.actions = 0
  g:act { "play", g:card "magnifying_glass" }
  g:act { "play", g:card "working_a_hunch" }
  t:equal({ me.damage, me.actions, me.clues, me.resources }, { 0, 0, 1, 2 })
end)

test("a fast event with 'when' or 'after' is played at that moment only", { rules = { "ah.fast.event_when_after" } },
  function(t)
    local g  = t:game { investigators = { "danny_example" }, locations = { "study" }, hand = { "evidence", "dodge" } }
    local me = g:investigator "danny_example"
    t:not_offered(g, { "play", g:card "evidence" })
    t:not_offered(g, { "play", g:card "dodge" })
    local rats = g:spawn("swarm_of_rats", { engaged = me })
    g:act "gain 1 resource"
    g:choose { "attacks", g:card "dodge" }          -- when it attacks: before its damage
    t:equal(me.damage, 0)
    g:effect("deal_damage", me, rats, 1)
    g:choose { "is defeated", g:card "evidence" }
    t:equal(me.clues, 1)
  end)

test("a fast event with a period is playable in every player window of that period, and in no other",
  { rules = { "ah.fast.event_duration" } }, function(t)
    local g = t:game { investigators = { "danny_example", "roland_banks" }, locations = { "study" },
      hand = { "working_a_hunch", "daily_bread", "perception" }, phase = "investigation" }
    local me = g:investigator "danny_example"
    local hunch, bread = g:card "working_a_hunch", g:card "daily_bread"
    t:prompt(g, "player window", me)                -- before any turn
    t:not_offered(g, { "play", hunch })
    t:offered(g, { { "play", bread } })
    g:pass()
    g:choose { me }
    t:offered(g, { { "play", hunch }, { "play", bread } })
    g:tokens { "0" }
    g:act "investigate"
    t:prompt(g, "player window", me)                -- ST.1, still the same turn
    t:offered(g, { { "play", hunch }, { "play", bread } })
    g:pass()
    g:choose { "commit", none = true }
    g:pass()
    g:end_turn()
    t:equal(g:active(), g:investigator "roland_banks")
    t:prompt(g, "turn: do you use something now", me)                    -- Roland's turn
    t:not_offered(g, { "play", hunch })
    t:offered(g, { { "play", bread } })
  end)

test("a fast event with a moment and a period is played at that moment within the period",
  { rules = { "ah.fast.event_both" } }, function(t)
    local g = t:game { investigators = { "danny_example", "roland_banks" }, locations = { "study" }, hand = { "afterglow" } }
    local danny, roland = g:investigator "danny_example", g:investigator "roland_banks"
    local glow = g:card "afterglow"
    g:effect("deal_damage", danny, g:spawn("swarm_of_rats", { engaged = danny }), 1)
    t:prompt(g, "is defeated", danny)
    g:choose { glow }
    t:equal(danny.resources, 6)
    g:put(glow, "hand", { owner = danny })
    t:not_offered(g, { "play", glow })
    g:end_turn()
    t:equal(g:active(), roland)
    g:effect("deal_damage", danny, g:spawn("swarm_of_rats", { engaged = danny }), 1)
    t:no_prompt(g, "is defeated")
    t:zone(glow, "hand", danny)
  end)

test("a fast asset is playable in the player windows of its owner's turn only", { rules = { "ah.fast.asset_own_turn" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { roland_banks = { "magnifying_glass", "daily_bread" }, danny_example = { "daily_bread", "magnifying_glass" } } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local mine, his = g:cards("hand", roland)[1], g:cards("hand", danny)[2]
    t:prompt(g, "player window", roland)
    t:not_offered(g, { "play", mine })
    g:pass()
    g:pass()
    g:choose { roland }
    t:prompt(g, "turn: do you use something now", danny)
    t:not_offered(g, { "play", his })
    g:pass()
    t:offered(g, { { "play", mine } })
    g:act "investigate"
    t:prompt(g, "player window", roland)            -- within the test
    t:offered(g, { { "play", mine } })
  end)

-- Skill cards

test("skill cards are only committed", { rules = { "ah.play.skills_not_played" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "perception" } }
  t:not_offered(g, { "play", g:card "perception" })
  g:act "investigate"
  t:equal(g:prompt_options(), { "Perception" })
end)

test("a skill card's ability applies to the test it is committed to and to no other", { rules = { "ah.skill.ability_in_test" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "vicious_blow", "vicious_blow" }, auto = { "reactions" } }
    local me = g:investigator "roland_banks"
    local ghoul = g:spawn("ravenous_ghoul", { engaged = me })
    g:tokens { "0", "0" }
    g:act { "fight", ghoul }
    g:choose { "commit", "Vicious Blow" }
    t:equal(ghoul.damage, 2)
    ghoul.damage = 0
    g:act { "fight", ghoul }
    g:choose { "commit", none = true }              -- one in hand, one in the discard pile: neither counts
    t:equal(ghoul.damage, 1)
  end)
