-- Rules Reference, Limits and Maximums; Limits Pertaining to Play Areas (FAQ 2.3); Copy; Cancel; Instead; Cannot.

local function use(g, card, text) g:act { "use", card, text } end

test("'limit twice per round' lets each instance be used twice, by its player",
  { rules = { "ah.limit.per_period_per_instance" } }, function(t)
    local g  = t:game { locations = { "study" }, deck = { "knife" } }
    local me = g:investigator "roland_banks"
    local a, b = g:put("town_kettle", "play", { owner = me }), g:put("town_kettle", "play", { owner = me })
    use(g, a, "gain 4")
    use(g, a, "gain 4")
    t:not_offered(g, { "use", a, "gain 4" }, "limit")
    use(g, b, "gain 4")
    use(g, b, "gain 4")
    t:not_offered(g, { "use", b, "gain 4" })
    t:equal(me.resources, 21)
    g:run_to "round 2"
    g:run_to "turn of roland_banks"
    g:act "investigate"
    g:pass()
    g:pass()
    t:offered(g, { { "use", a, "gain 4" } })
  end)

test("a card that leaves and enters play again brings a new instance", { rules = { "ah.limit.reentry_is_new_instance" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local kettle = g:put("town_kettle", "play", { owner = me })
    use(g, kettle, "gain 2")
    t:not_offered(g, { "use", kettle, "gain 2" }, "limit")
    g:effect("leave_play", kettle)
    g:effect("enter_play", kettle, me)
    t:offered(g, { { "use", kettle, "gain 2" } })
  end)

test("a limit is each player's own, a group limit everybody's", { rules = { "ah.limit.per_player", "ah.limit.group" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local kettle = g:put("town_kettle", "play", { owner = roland })
    use(g, kettle, "gain 2")
    t:prompt(g, "turn: do you use something now", danny)                    -- Danny is asked before every action
    t:offered(g, { { "use", kettle, "gain 2" }, { "use", kettle, "group limit" } })
    use(g, kettle, "group limit")
    t:not_offered(g, { "use", kettle, "group limit" }, "limit")
    g:pass()
    t:prompt(g, "your turn", roland)
    t:not_offered(g, { "use", kettle, "gain 2" }, "limit")
    t:not_offered(g, { "use", kettle, "group limit" }, "limit")
    t:offered(g, { { "use", kettle, "gain 4" } })
  end)

test("a maximum counts over all copies and all players",
  { rules = { "ah.max.all_copies_all_players", "ah.max.ability", "ah.copy.by_title" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { roland_banks = { "daily_bread", "daily_bread_upgraded" }, danny_example = { "daily_bread" } } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local mine, his = g:put("town_kettle", "play", { owner = roland }), g:put("town_kettle", "play", { owner = danny })
    t:prompt(g, "player window", roland)
    g:act { "play", g:cards("hand", roland)[1] }
    t:not_offered(g, { "play", g:cards("hand", roland)[1] }, "limit")
    t:not_offered(g, { "play", g:cards("hand", danny)[1] }, "limit", danny)
    use(g, mine, "gain 3")
    t:not_offered(g, { "use", mine, "gain 3" }, "limit")
    t:not_offered(g, { "use", his, "gain 3" }, "limit", danny)
  end)

test("a maximum is one for all versions of a title, whatever else they can do",
  { rules = { "ah.max.ability", "ah.copy.by_title" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    local plain = g:put("silver_cup", "play", { owner = me })
    local fine  = g:put("silver_cup_upgraded", "play", { owner = me })
    use(g, fine, "gain 3")
    t:offered(g, { { "use", plain, "gain 1" }, { "use", fine, "gain 1" } })
    use(g, plain, "gain 1")
    t:not_offered(g, { "use", plain, "gain 1" }, "limit")
    t:not_offered(g, { "use", fine, "gain 1" }, "limit")
    g:run_to "round 2"
    g:go_on()
    use(g, fine, "gain 1")
    t:not_offered(g, { "use", plain, "gain 1" }, "limit")
  end)

test("'max 1 committed' counts copies by title, whatever their level, over all players",
  { rules = { "ah.max.committed", "ah.copy.by_title" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { roland_banks = { "perception", "perception_upgraded", "evidence" }, danny_example = { "perception", "evidence" } } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    g:act "investigate"
    t:raises(function() g:choose { "commit", "perception", "perception_upgraded" } end)
    g:choose { "commit", "perception", "evidence" }
    t:prompt(g, "commit a card", danny)
    t:equal(g:prompt_options(), { "Evidence!" })
    t:equal(#g:cards("committed", roland), 2)
  end)

test("'limit 1 per location' keeps a second copy from being attached there", { rules = { "ah.limit.attachments" } },
  function(t)
    local g  = t:game { locations = { "hallway", "cellar" } }
    local me = g:investigator "roland_banks"
    local first, second, third = unpack(g:encounter_deck { "obscuring_fog", "obscuring_fog", "obscuring_fog" })
    g:effect("draw_encounter", me)
    t:equal(first.parent, g:location "hallway")
    g:effect("draw_encounter", me)
    t:zone(second, "encounter_discard")
    t:equal(g:location "hallway".shroud, 3)
    g:place(me, g:location "cellar")
    g:effect("draw_encounter", me)
    t:equal(third.parent, g:location "cellar")
  end)

test("'limit 1 per investigator' keeps another copy, by title, out of that player's play area and no other",
  { rules = { "ah.limit.per_investigator_area", "ah.limit.play_area", "ah.copy.by_title" } }, function(t)
    local g = t:game { investigators = { "roland_banks", "danny_example" }, locations = { "study" },
      hand = { "lone_charm", "lone_charm_upgraded" } }
    local roland, danny = g:investigator "roland_banks", g:investigator "danny_example"
    local first, second = g:cards("hand", roland)[1], g:cards("hand", roland)[2]
    g:put("lone_charm", "play", { owner = danny })
    g:act { "play", first }
    t:zone(first, "play", roland)
    t:not_offered(g, { "play", second })
    g:effect("enter_play", second, roland)         -- nor by an effect
    t:zone(second, "hand", roland)
    t:equal({ roland.willpower, danny.willpower }, { 4, 4 })
    g:effect("leave_play", first)
    t:offered(g, { { "play", second } })
  end)

-- Cancel

test("a cancelled effect does not initiate: nothing of it resolves, and its costs stay paid",
  { rules = { "ah.cancel.effect_does_not_initiate", "ah.cancel.ability_counts_costs_paid", "ah.limit.cancelled_counts",
    "ah.init.commence_cancellable" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local stone = g:put("null_stone", "play", { owner = me })
    local kettle, scourge = g:put("town_kettle", "play", { owner = me }), g:put("scourge", "play", { owner = me })
    me.clues = 1
    g:deck(me, { "knife" })
    stone.primed = 1
    use(g, scourge, "draw 1 card")
    t:equal({ me.resources, me.clues, #g:cards("hand", me), stone.primed }, { 3, 0, 0, 0 })
    stone.primed = 1
    use(g, kettle, "gain 2")
    t:equal(me.resources, 3)
    t:not_offered(g, { "use", kettle, "gain 2" }, "limit")
  end)

test("an event whose effects are cancelled has been played, and goes to the discard pile",
  { rules = { "ah.cancel.event_played_discarded", "ah.event.discard_after_resolution" } }, function(t)
    local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" }, hand = { "spell_probe" }, deck = { "knife" } }
    local me = g:investigator "agnes_baker"
    local stone, spell = g:put("null_stone", "play", { owner = me }), g:card "spell_probe"
    g:put("heirloom_of_hyperborea", "play", { owner = me })
    stone.primed = 1
    g:act { "play", spell }
    t:zone(spell, "discard", me)
    t:equal({ me.resources, me.actions }, { 4, 2 })
    g:choose { "has played", "Heirloom of Hyperborea" }
    t:equal(#g:cards("hand", me), 1)
  end)

test("a treachery whose effects are cancelled has been drawn, and goes to the encounter discard pile",
  { rules = { "ah.cancel.treachery_drawn_discarded", "ah.cancel.effect_does_not_initiate" } }, function(t)
    local g  = t:game { locations = { "study" }, hand = { "ward_of_protection" } }
    local me = g:investigator "roland_banks"
    local watch, fog = g:put("dread_watch", "play", { owner = me }), g:encounter_deck({ "obscuring_fog" })[1]
    g:effect("draw_encounter", me)
    g:choose { g:card "ward_of_protection" }
    t:equal({ me.horror, me.resources }, { 1, 4 })
    t:zone(fog, "encounter_discard")
    t:equal(g:location "study".shroud, 2)
    g:choose { "draws Obscuring Fog", watch }
    t:equal(me.resources, 5)
  end)

-- Instead

test("an 'instead' takes the place of what was to happen", { rules = { "ah.instead.replaces" } }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local cover = g:put("cover_up", "threat", { owner = me, clues = 3 })
  g:tokens { "0" }
  g:act "investigate"
  g:choose { cover }
  t:equal({ me.clues, cover.clues, g:location "study".clues }, { 0, 2, 2 })
  t:not_logged(g, "discovers")
end)

test("of several replacements of one condition the latest is used", { rules = { "ah.instead.latest_wins" } }, function(t)
  for first, second in pairs { [1] = 2, [2] = 1 } do
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    g:put("instead_probe", "play", { owner = me, on = 1 })
    g:effect("discover", me, 1)
    g:choose { "When you discover clues: gain " .. first }
    t:equal(me.resources, 5, "not yet: it replaces how the condition resolves")
    g:choose { "When you discover clues: gain " .. second }
    t:equal({ me.resources, me.clues }, { 5 + second, 0 })
    t:not_logged(g, "discovers")
  end
end)

test("a 'would' comes first, and when it changes the condition nothing may refer to the old one",
  { rules = { "ah.instead.would_first", "ah.instead.would_changes_condition" } }, function(t)
    local function discover(replace)
      local g  = t:game { locations = { "study" } }
      local me = g:investigator "roland_banks"
      local coin = g:put("instead_probe", "play", { owner = me, on = 2 })
      me.horror = 1
      g:effect("discover", me, 1)
      t:equal(g:prompt_options()[1], "Strange Coin: When you would discover clues: gain 3 resources instead.")
      t:equal(#g:prompt_options(), 2)
      if replace then g:choose { coin } else g:pass() end
      return g, me, coin
    end
    local g, me, coin = discover(false)
    g:choose { coin }                                    -- "when you discover clues"
    t:equal({ me.horror, me.clues }, { 0, 1 })
    g, me = discover(true)
    t:prompt(g, "your turn")
    t:equal({ me.horror, me.clues, me.resources }, { 1, 0, 8 })
  end)

test("'cannot' overrides whatever would allow it", { rules = { "ah.cannot.absolute" } }, function(t)
  local g  = t:game { locations = { "study" }, hand = { "lucky", "knife", "emergency_cache" } }
  local me = g:investigator "roland_banks"
  g:put("dissonant_voices", "threat", { owner = me })
  t:not_offered(g, { "play", g:card "knife" })
  t:not_offered(g, { "play", g:card "emergency_cache" })
  g:tokens { "-4" }
  g:act "investigate"
  t:no_prompt(g, "would_fail")
  t:zone(g:card "lucky", "hand", me)
  t:logged(g, "fails by 2")
end)
