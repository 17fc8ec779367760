-- Rules Reference, Modifiers; Base Value; Blank; Gains; Lasting Effects; Delayed Effects; The letter "X".

test("Danny: agility 4, a -8 token and +2 of Lucky! are -2, which is treated as 0, not 2",
  { rules = { "ah.modifier.danny_lucky", "ah.modifier.floor_zero" } }, function(t)
    local g  = t:game { investigators = { "danny_example" }, locations = { "study" }, hand = { "lucky" } }
    local me = g:investigator "danny_example"
    local foe = g:spawn("ravenous_ghoul", { engaged = me })      -- evade 3
    g:add_to_bag { "-8" }
    g:tokens { "-8" }
    g:act { "evade", foe }
    t:prompt(g, "test_would_fail", me)
    g:choose { g:card "lucky" }
    t:logged(g, "fails by 3")
    t:zone(foe, "threat")
  end)

test("skill 5, a -8 token and Lucky! are -1, so the skill value is still 0", { rules = { "ah.modifier.lucky_minus_three" } },
  function(t)
    local g  = t:game { investigators = { "danny_example" }, locations = { "study" }, hand = { "lucky" } }
    g:add_to_bag { "-8" }
    g:tokens { "-8" }
    g:act "investigate"                                          -- intellect 5 against shroud 2
    g:choose { g:card "lucky" }
    t:logged(g, "fails by 2")
    g:hand(g:investigator "danny_example", { "lucky" })
    g:add_to_bag { "-5" }
    g:tokens { "-5" }
    g:act "investigate"                                          -- 0, and with Lucky! 2
    g:choose { g:cards("hand", g:investigator "danny_example")[1] }
    t:logged(g, "succeeds by 0")
  end)

test("a value below zero functions as zero, and what is left of the negative modifier still counts",
  { rules = { "ah.modifier.floor_zero" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me, study = g:investigator "roland_banks", g:location "study"
    study:modify("shroud", -5, "round")
    t:equal(study.shroud, 0)
    study:modify("shroud", 4, "round")
    t:equal(study.shroud, 1)
    t:equal(me:base "agility", 2)
  end)

test("a value is worked out again from its base when a modifier comes or goes",
  { rules = { "ah.modifier.recalculated", "ah.base_value.printed" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local cop = g:put("beat_cop", "play", { owner = me })
    me:modify("combat", 2, "round", nil, "multiply")
    t:equal(me.combat, 10)
    g:put("haunted", "threat", { owner = me })
    t:equal(me.combat, 8)
    g:effect("leave_play", cop)
    t:equal(me.combat, 6)
    t:equal(me:base "combat", 4)
    me:modify("combat", 1, "round", nil, "base")
    t:equal(me.combat, 0, "2 * (1 - 1)")
  end)

test("additions come before doubling and halving, and fractions are rounded up at the end",
  { rules = { "ah.modifier.add_before_multiply", "ah.modifier.round_up" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    me:modify("combat", 2, "round", nil, "multiply")       -- first in time, last in the sum
    me:modify("combat", 3, "round")
    t:equal(me.combat, 14)
    me:modify("intellect", 1, "round", nil, "halve")
    t:equal(me.intellect, 2)
    me:modify("intellect", 2, "round")
    t:equal(me.intellect, 3)
    me:modify("agility", 1, "round", nil, "halve")
    me:modify("agility", 1, "round", nil, "halve")
    me:modify("agility", 3, "round")
    t:equal(me.agility, 2, "5 / 4, rounded once")
  end)

-- Blank; Gains

test("a blank text box has no text, abilities, traits or keywords", { rules = { "ah.blank.no_printed_text" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  t:truthy(me:is "agency")
  local cop = g:spawn("stubborn_detective", { engaged = me, exhausted = true })
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 1", "no +1 for clues: 3 against 2")
  g:effect("deal_damage", me, g:spawn("swarm_of_rats", { engaged = me }), 1)
  t:no_prompt(g, "is defeated")
  t:falsy(me:is "agency")
  t:truthy(me:is "investigator")
  t:truthy(me:is "guardian", "its class is not in the text box")
  t:equal({ me.combat, me.health }, { 4, 9 })
  local priest = g:spawn("ghoul_priest", { at = g:location "study" })
  priest:modify("text_blank", 1, "round")
  t:falsy(priest:is "hunter")
  t:falsy(priest:is "ghoul")
  t:truthy(priest:is "enemy")
  g:effect("leave_play", cop)
  t:truthy(me:is "agency")
end)

test("what a card gains from elsewhere survives a blank text box", { rules = { "ah.blank.gained_text_kept" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  g:put("beat_cop", "play", { owner = me })
  me:gain_tag("monster", "round")
  me:gain_tag("agency", "round")
  g:spawn("stubborn_detective", { engaged = me })
  t:truthy(me.text_blank == 1)
  t:truthy(me:is "monster")
  t:truthy(me:is "agency", "gained, though its own is blank")
  t:equal(me.combat, 5)
end)

test("a card works as if it had what it gained, but its printed values stay", { rules = { "ah.gain.characteristic" } },
  function(t)
    local g   = t:game { locations = { "hallway" }, phase = "enemy", hand = { "knife" } }
    local foe = g:spawn("ghoul_minion", { at = g:put("cellar", "locations") })
    local knife = g:card "knife"
    foe:gain_tag("hunter", "round")
    t:truthy(foe:is "hunter")
    knife:modify("icon_combat", 1, "round")
    t:equal({ knife.icon_combat, knife:base "icon_combat" }, { 2, 1 })
    g:run_to "upkeep"
    t:equal(foe.place, g:location "hallway", "it hunts")
  end)

test("an X that nothing defines is 0", { rules = { "ah.x.undefined_zero" } }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local foe = g:spawn("formless_example", { engaged = me })    -- fight X, damage X
  g:act "gain 1 resource"
  t:equal({ me.damage, me.horror }, { 0, 1 })
  g:add_to_bag { "-8" }
  g:tokens { "-8" }
  g:act { "fight", foe }
  t:logged(g, "succeeds by 0")
end)

-- Lasting effects

test("a lasting effect outlives the card that made it", { rules = { "ah.lasting.outlives_source" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "battle_cry" } }
  local me = g:investigator "roland_banks"
  local training = g:put("physical_training", "play", { owner = me })
  g:act { "play", g:card "battle_cry" }
  t:zone(g:card "battle_cry", "discard", me)
  t:equal(me.combat, 6)
  local ghoul = g:spawn("ravenous_ghoul", { engaged = me })
  g:tokens { "-4" }
  g:act { "fight", ghoul }
  g:act { "activate", training }
  g:effect("leave_play", training)
  g:pass()
  t:logged(g, "succeeds by 0")               -- 4 + 2 + 1 - 4 against 3
end)

test("a lasting effect on cards in an area passes over later arrivals", { rules = { "ah.lasting.only_cards_present" } },
  function(t)
    local g  = t:game { locations = { "study" }, hand = { "battle_cry" } }
    local me = g:investigator "roland_banks"
    local first = g:spawn("ghoul_minion", { at = g:location "study", exhausted = true })
    g:act { "play", g:card "battle_cry" }
    local later = g:spawn("ghoul_minion", { engaged = me })
    t:equal({ first.fight, later.fight }, { 1, 2 })
  end)

test("what lasts until the end of the phase is over before what happens at the end of the phase",
  { rules = { "ah.lasting.expires_before_at_end" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "battle_cry" } }
    local me = g:investigator "roland_banks"
    local watch = g:put("phase_watch", "play", { owner = me })
    g:act { "play", g:card "battle_cry" }
    g:stop_at("turn_ends")
    g:end_turn()
    t:equal(me.combat, 6)
    g:run_to "enemy"
    t:equal({ watch.saw, watch.rang, me.combat }, { 4, 1, 4 })
  end)

test("an effect for a skill test can only be begun in one", { rules = { "ah.lasting.initiated_within_period" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local studies = g:put("hyperawareness", "play", { owner = me })
  t:not_offered(g, { "activate", studies, 1 })
  g:act "investigate"
  t:offered(g, { { "activate", studies, 1 } })
  g:pass()
  g:pass()
  t:not_offered(g, { "activate", studies, 1 })
end)

test("what lasts until the end of a turn can only begin in one", { rules = { "ah.lasting.initiated_within_period" } },
  function(t)
    local g  = t:game { locations = { "study" }, auto = { "commit" } }
    local me = g:investigator "roland_banks"
    local wind = g:put("second_wind", "play", { owner = me })
    g:hold_window "player"
    g:run_to "enemy"
    g:go_on()
    g:act { "use", wind, "combat" }
    t:equal({ me.combat, me:is "talent" }, { 4, false })
    g:run_to "turn of roland_banks"
    g:go_on()
    t:equal({ me.combat, me:is "talent" }, { 4, false })
    g:auto { "windows" }
    g:act "investigate"
    t:equal(me.resources, 6, "one of the upkeep phase")
    g:act { "use", wind, "combat" }
    t:equal({ me.combat, me:is "talent" }, { 6, true })
    g:act "investigate"
    t:equal(me.resources, 7)
    g:stop_at "turn_ends"
    g:end_turn()
    t:equal({ me.combat, me:is "talent" }, { 4, false })
  end)

test("what lasts until the end of a phase ends with the phase in which it begins",
  { rules = { "ah.lasting.initiated_within_period" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local wind = g:put("second_wind", "play", { owner = me })
    g:hold_window "player"
    g:run_to "enemy"
    g:go_on()
    g:act { "use", wind, "agility" }
    t:equal(me.agility, 3)
    g:run_to "upkeep"
    t:equal(me.agility, 2)
  end)

-- Delayed effects

test("a delayed effect fires by itself, and hits who is there then", { rules = { "ah.delayed.entities_at_resolution",
  "ah.delayed.fires_like_forced" } }, function(t)
  local g = t:game { investigators = { "danny_example", "roland_banks" }, locations = { "study", "hallway" },
    at = { roland_banks = "hallway" }, hand = { "borrowed_hour" } }
  local danny, roland = g:investigator "danny_example", g:investigator "roland_banks"
  g:act { "play", g:card "borrowed_hour" }
  g:end_turn()
  t:equal(danny.horror, 0)
  g:place(danny, g:location "hallway")
  g:place(roland, g:location "study")
  g:stop_at "enemy_phase"
  g:end_turn()
  t:equal({ danny.horror, roland.horror }, { 0, 1 })
  g:run_to "upkeep"
  t:equal(roland.horror, 1, "once")
end)
