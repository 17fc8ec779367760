-- Rules Reference, Appendix II: Skill Test Timing, ST.1 to ST.8; Glossary: Skill Test Results and Advanced Timing.

local chart = require "helpers/chart"
local TWO = { "roland_banks", "chart_partner" }

local function trial(t, config)
  config.locations = config.locations or { "study" }
  local g  = t:game(config)
  local me = g:investigator "roland_banks"
  return g, me, g:put("trial", "play", { owner = me })
end

test("the steps of a test in their order, with a window before and after commits and none from ST.3 to ST.8", {
  rules = { "ah.window.skill_test", "ah.window.none_elsewhere", "ah.st.8", "ah.st.success_triggers_in_6" } }, function(t)
    local g, me, card = trial(t, { hand = { "bold_heart" } })
    g:put("bell", "play", { owner = me })
    g:tokens { "0" }
    g:act { "activate", card, 1 }
    t:prompt(g, "Player window")
    t:equal(chart(g, { "begins a skill test", "Commit cards", "a token", "successful", "results", "gains 2", "Step: over" },
      "Step: over"), { "begins a skill test", "window", "Commit cards", "window", "a token", "successful",
      "results", "gains 2", "Step: over" })
  end)

test("a failed test goes through the same steps", { rules = { "ah.window.none_elsewhere", "ah.st.success_triggers_in_6" } },
  function(t)
    local g, me, card = trial(t, {})
    g:put("bell", "play", { owner = me })
    g:tokens { "-1" }
    g:act { "activate", card, 1 }
    t:equal(chart(g, { "begins a skill test", "a token", "would fail", "Step: failed", "results", "1 damage on", "Step: over" },
      "Step: over"), { "begins a skill test", "window", "window", "a token", "would fail", "Step: failed", "results",
      "1 damage on", "Step: over" })
  end)

test("a fast asset can be played in the windows of a test and not between its other steps",
  { rules = { "ah.window.none_elsewhere", "ah.window.skill_test" } }, function(t)
    local g, me, card = trial(t, { hand = { "magnifying_glass" }, deck = { "knife" } })
    g:put("rabbits_foot", "play", { owner = me })
    g:tokens { "-1" }
    g:act { "activate", card, 1 }
    for _ = 1, 2 do
      t:prompt(g, "Player window", me)
      t:offered(g, { { "play", "Magnifying Glass" } })
      g:pass()
    end
    t:prompt(g, "fails by 1", me)
    t:not_offered(g, { "play", "Magnifying Glass" })
  end)

test("the test is of the skill that the ability names",
  { rules = { "ah.st.1", "ah.difficulty.parenthetical" } }, function(t)
  local g, me, card = trial(t, { hand = { "guts", "perception", "overpower", "manual_dexterity" } })   -- 3 3 4 2 against 3
  local commits = { "Guts", "Perception", "Overpower", "Manual Dexterity" }
  local outcomes = { "succeeds by 0", "succeeds by 0", "succeeds by 1", "fails by 1" }
  me.actions = 4
  g:tokens { "0", "0", "0", "0" }
  for i = 1, 4 do
    g:mark()
    g:act { "activate", card, i }
    t:prompt(g, "commit", me)
    t:equal(g:prompt_options(), { commits[i] })
    g:pass()
    t:logged(g, outcomes[i])
  end
end)

test("the tester commits any number of cards that have the icon", {
  rules = { "ah.st.2.performer_any_number", "ah.st.2.icon_required", "ah.st.2.plus_one_per_icon", "ah.wild.matches_any",
    "ah.st.2.no_resource_cost" } }, function(t)
    local g, me, card = trial(t, { hand = { "guts", "unexpected_courage", "physical_training", "knife", "perception",
      "first_aid" } })
    me.resources = 0
    g:tokens { "-4" }
    g:act { "activate", card, 1 }
    t:equal(g:prompt_options(), { "Guts", "Unexpected Courage", "Physical Training", "First Aid" })
    g:choose { "commit", "Guts", "Unexpected Courage", "Physical Training", "First Aid" }
    t:logged(g, "succeeds by 2")              -- 3 + 2 + 2 (wild) + 1 + 1 - 4 against 3
    t:equal(me.resources, 0)
    g:choose { "Guts" }
    t:equal(me.resources, 2, "success, and nothing was paid")
  end)

test("each icon that matches gives one, others give nothing", { rules = { "ah.st.2.plus_one_per_icon" } }, function(t)
  local g, _, card = trial(t, { hand = { "survival_instinct", "vicious_blow", "physical_training" } })
  g:tokens { "-1" }
  g:act { "activate", card, 3 }               -- combat 4 against 3
  t:equal(g:prompt_options(), { "Vicious Blow", "Physical Training" })
  g:choose { "commit", "Physical Training" }  -- a willpower and a combat icon
  t:logged(g, "succeeds by 1")
end)

test("every other investigator at the tester's location may commit one card with the icon, and nobody elsewhere", {
  rules = { "ah.st.2.others_one", "ah.st.2.icon_required" } }, function(t)
    local g, me, card = trial(t, { locations = { "hallway", "cellar" },
      investigators = { "roland_banks", "chart_partner", "agnes_baker" },
      at = { agnes_baker = "cellar" },
      hand = { chart_partner = { "guts", "fearless", "knife" }, agnes_baker = { "fearless", "guts" } } })
    local partner = g:investigator "chart_partner"
    g:tokens { "-2" }
    g:act { "activate", card, 1 }
    t:prompt(g, "commit", partner)
    t:equal(g:prompt_options(), { "Guts", "Fearless" })
    t:raises(function() g:choose { "commit", "Guts", "Fearless" } end, "0 to 1")
    g:choose { "commit", "Guts" }
    t:logged(g, "succeeds by 0")
    t:equal(#g:cards("hand", g:investigator "agnes_baker"), 2)
    t:equal(me.damage, 0)
  end)

test("one random token is revealed", { rules = { "ah.st.3" } }, function(t)
  local g, _, card = trial(t, {})
  g:bag { "0", "-1", "-2", "+1" }
  g:stop_at "test_results"
  g:act { "activate", card, 1 }
  t:stopped(g)
  t:equal(#g:cards "chaos_revealed", 1)
  t:equal(#g:cards "chaos_bag", 3)
  g:go_on()
  t:equal(#g:cards "chaos_bag", 4)
end)

test("which token it is comes from chance alone", { rules = { "ah.st.3" } }, function(t)
  local seen, n = {}, 0
  for seed = 1, 12 do
    local g, _, card = trial(t, { seed = seed })
    g:bag { "0", "-1", "-2", "+1" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    local title = g:cards "chaos_revealed"[1].title
    if not seen[title] then n = n + 1 end
    seen[title] = true
  end
  t:truthy(n > 1, "twelve seeds do not all give the same token")
end)

test("a numbered token has no effect in ST.4; a symbol's is resolved before success is determined", {
  rules = { "ah.st.4", "ah.chaos.symbol_by_reference_card" } }, function(t)
    local g, me, card = trial(t, { reference = "the_gathering_reference" })
    local ghoul = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:tokens { "-1", "tablet" }
    g:stop_at("test_would_fail")
    g:act { "activate", card, 1 }
    t:equal(me.damage, 0)
    g:go_on()
    me.damage = 0
    g:stop_at("test_would_fail")
    g:act { "activate", card, 1 }
    t:stopped(g)
    t:equal(me.damage, 1, "a Ghoul is here")
    t:zone(ghoul, "threat")
  end)

test("without a scenario card a symbol does nothing", { rules = { "ah.st.4" } }, function(t)
  local g, me, card = trial(t, {})
  g:tokens { "tablet" }
  g:act { "activate", card, 1 }
  t:logged(g, "succeeds by 0")
  t:equal(me.damage, 0)
end)

test("the skill value is base, icons, tokens and modifiers together",
  { rules = { "ah.st.5", "ah.chaos.numeric_modifier" } },
  function(t)
    local g, me, card = trial(t, { hand = { "guts" } })
    g:put("holy_rosary", "play", { owner = me })
    g:put("haunted", "threat", { owner = me })
    me.resources = 5
    g:tokens { "-3" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    g:choose { "commit", "Guts" }
    t:stopped(g)
    t:logged(g, "fails by 1")                 -- 3 + 1 - 1 + 2 - 3 = 2 against 3
  end)

test("a skill value does not fall below zero, but everything below counts when something is added",
  { rules = { "ah.st.5" } }, function(t)
    local g, me, card = trial(t, { hand = { "lucky" }, investigators = { "roland_banks" } })
    g:add_to_bag { "-8" }
    g:tokens { "-8", "-8" }
    g:act { "activate", card, 4 }             -- agility 2
    g:pass()
    t:logged(g, "fails by 3")
    g:mark()
    g:act { "activate", card, 4 }
    t:prompt(g, "", me)
    g:choose { "Lucky!" }
    t:logged(g, "fails by 3")                 -- 2 - 8 + 2 is still nothing
  end)

test("equal to the difficulty is success, one less is failure", { rules = { "ah.st.6", "ah.st.7" } }, function(t)
  local g, me, card = trial(t, {})
  g:tokens { "0", "-1" }
  g:act { "activate", card, 1 }
  t:logged(g, "succeeds by 0")
  t:equal(me.resources, 7)
  t:equal(me.damage, 0)
  g:act { "activate", card, 1 }
  t:logged(g, "fails by 1")
  t:equal(me.resources, 7)
  t:equal(me.damage, 1)
end)

test("several results come one at a time, in the order that the tester chooses", {
  rules = { "ah.st.7.order", "ah.st.results_one_at_a_time" } }, function(t)
    local g = t:game { locations = { "study" }, investigators = TWO, turn_of = "chart_partner",
      hand = { chart_partner = { "guts" }, roland_banks = { "bold_heart" } } }
    local partner = g:investigator "chart_partner"
    local card = g:put("trial", "play", { owner = partner })
    g:tokens { "0" }
    g:act { "activate", card, 1 }
    g:choose { "commit", "Guts" }
    g:choose { "commit", "Bold Heart" }
    t:prompt(g, "resolves next", partner)
    t:equal(#g:prompt_options(), 3)
    g:choose { "Gain 3" }
    t:prompt(g, "resolves next", partner)
    t:not_logged(g, "gains 2 resources")
    g:choose { "Draw 1 card" }
    t:order(g, { "gains 3 resources", "Guts: Draw 1 card", "gains 2 resources" })
  end)

test("abilities that wait for success react in ST.6, before the clue is discovered", {
  rules = { "ah.st.success_triggers_in_6", "ah.investigate.success" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local milan = g:put("dr_milan_christopher", "play", { owner = me })
    g:tokens { "0" }
    g:act "investigate"
    t:prompt(g, "succeeds", me)
    t:equal(me.clues, 0)
    g:choose { milan }
    t:equal(me.resources, 6)
    t:equal(me.clues, 1)
    t:order(g, { "gains 1 resource", "discovers 1 clue" })
  end)

test("committed cards are discarded to their owners and tokens go back when the test ends", { rules = { "ah.st.8" } },
  function(t)
    local g, me, card = trial(t, { investigators = TWO, hand = { roland_banks = { "bold_heart" }, chart_partner = { "guts" } } })
    g:bag { "0", "-4" }
    g:tokens { "-4" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    g:choose { "commit", "Bold Heart" }
    g:choose { "commit", "Guts" }
    t:stopped(g)
    t:zone(g:card "bold_heart", "committed", me)
    t:equal(#g:cards "chaos_bag", 1)
    g:stop_at "test_ends"
    g:go_on()
    t:zone(g:card "bold_heart", "discard", me)
    t:zone(g:card "guts", "discard", g:investigator "chart_partner")
    t:equal(#g:cards "chaos_bag", 2)
    t:equal(#g:cards "chaos_revealed", 0)
  end)

test("what a test modifies ends with it", { rules = { "ah.st.8" } }, function(t)
  local g, me, card = trial(t, {})
  local training = g:put("physical_training", "play", { owner = me })
  g:tokens { "-2" }
  g:act { "activate", card, 1 }
  g:act { "activate", training, "willpower" }
  t:equal(me.willpower, 4)
  g:act { "activate", training, "willpower" }
  g:pass()
  g:pass()
  t:logged(g, "succeeds by 0")
  t:equal(me.willpower, 3)
end)

-- The next test with that token: how often its tester was about to fail, and by how much.
local function would_fail(g, what, token, commit)
  local warning = g:card "warning"
  warning.uses, warning.by = 0, 0
  g:tokens { token }
  g:act(what)
  if commit then g:choose { "commit", commit } end
  return { warning.uses, warning.by }
end

test("a test that would fail says so first, and by how much; one that succeeds does not",
  { rules = { "ah.st.5", "ah.st.6" } }, function(t)
    local g, me, card = trial(t, { auto = { "forced" } })
    local foe  = g:spawn("great_foe", { engaged = me, exhausted = true })   -- 3 to fight
    local gun  = g:put("45_automatic", "play", { owner = me })
    local own  = g:put("rolands_38_special", "play", { owner = me })
    g:put("warning", "play", { owner = me })
    me.actions = 9
    g:add_to_bag { "-8" }
    local will, shoot = { "activate", card, 1 }, { "activate", gun }
    t:equal(would_fail(g, will, "0"), { 0, 0 }, "3 against 3")
    t:equal(would_fail(g, will, "-1"), { 1, 1 })
    t:equal(would_fail(g, will, "-8"), { 1, 3 }, "no less than nothing")
    t:equal(would_fail(g, will, "auto_fail"), { 1, 3 })
    t:equal(would_fail(g, shoot, "-3"), { 1, 1 }, "4 + 1 - 3")
    t:equal(would_fail(g, { "fight", foe }, "-1"), { 0, 0 }, "4 - 1")
    foe.damage = 0
    t:equal(would_fail(g, shoot, "-2"), { 0, 0 }, "4 + 1 - 2")
    foe.damage = 0
    t:equal(would_fail(g, { "activate", own }, "-4"), { 0, 0 }, "4 + 1 + 2 for the clue - 4")
    g:hand(me, { "guts" })
    t:equal(would_fail(g, will, "-2", "Guts"), { 0, 0 }, "3 + 2 - 2")
  end)

test("a test that succeeds by itself is not about to fail", { rules = { "ah.st.6" } }, function(t)
  local g, me, card = trial(t, { auto = { "forced" } })
  local script = g:put("fates_script", "play", { owner = me })
  g:put("warning", "play", { owner = me })
  g:act { "activate", card, 4 }                 -- agility 2 against 3
  g:act { "activate", script, "succeed" }
  g:pass()
  t:logged(g, "succeeds by")
  t:equal(g:card "warning".uses, 0)
end)

test("the difficulty may be modified, and is no less than zero", { rules = { "ah.st.6", "ah.modifier.floor_zero" } },
  function(t)
    local g, me, card = trial(t, { auto = { "forced" } })
    local luck = g:put("bad_luck", "play", { owner = me, uses = 2 })
    g:put("warning", "play", { owner = me })
    t:equal(would_fail(g, { "activate", card, 1 }, "0"), { 1, 2 })
    t:logged(g, "fails by 2")                   -- 3 against 5
    luck.uses, luck.damage = 0, 5
    g:add_to_bag { "-8" }
    t:equal(would_fail(g, { "activate", card, 1 }, "-8"), { 0, 0 })
    t:logged(g, "succeeds by 0")
    luck.damage = 0
    t:equal(would_fail(g, "investigate", "-8"), { 0, 0 })
    t:equal(me.clues, 1, "nothing against a shroud of nothing")
  end)

test("a modifier of the tested value may be negative", { rules = { "ah.st.5" } }, function(t)
  local g, me, card = trial(t, {})
  me:modify("skill_bonus", -1, "round")
  g:tokens { "0" }
  g:act { "activate", card, 1 }
  t:logged(g, "fails by 1")
end)

test("who commits says so once, whoever else is there", { rules = { "ah.st.2.others_one" } }, function(t)
  local g, _, card = trial(t, { investigators = TWO,
    hand = { roland_banks = { "guts" }, chart_partner = { "overpower" } } })
  g:tokens { "0" }
  g:act { "activate", card, 1 }
  g:choose { "commit", "Guts" }
  local n = 0
  for _, line in ipairs(g:log()) do if line:find "commits" then n = n + 1 end end
  t:equal(n, 1)
  t:logged(g, "Roland Banks commits Guts")
end)

test("Lucky! is for a test that would fail with all that has been added by now",
  { rules = { "ah.st.5", "ah.st.6" } }, function(t)
  local g, me, card = trial(t, { hand = { "guts", "lucky", "lucky", "lucky" }, auto = { "forced" } })
  g:add_to_bag { "-6" }
  g:tokens { "-6" }
  g:act { "activate", card, 1 }
  g:choose { "commit", "Guts" }                 -- 3 + 2 - 6
  g:choose { "test_would_fail", "Lucky!" }
  g:choose { "test_would_fail", "Lucky!" }
  t:logged(g, "succeeds by 0")
  t:equal(me.resources, 5 - 2 + 2)
  local foe = g:spawn("great_foe", { engaged = me, exhausted = true })
  local gun = g:put("45_automatic", "play", { owner = me })
  g:hand(me, { "lucky" })
  g:mark()
  g:tokens { "-4" }
  g:act { "fight", gun, foe }                   -- 4 + 1 - 4 against 3
  g:choose { "test_would_fail", "Lucky!" }
  t:logged(g, "succeeds by 0")
end)

test("as many copies as the maximum allows may be committed, all at once",
  { rules = { "ah.max.committed" } }, function(t)
  local g, _, card = trial(t, { hand = { "chorus", "chorus" } })
  g:tokens { "-2" }
  g:act { "activate", card, 1 }
  t:equal(g:prompt_options(), { "Chorus", "Chorus" })
  g:choose { "commit", unpack(g:cards("hand", g:lead())) }
  t:logged(g, "succeeds by 0")                -- 3 + 2 - 2 against 3
end)

test("an effect commits a card with a fitting icon, from anywhere, up to its maximum", { rules = { "ah.st.2.icon_required" } },
  function(t)
    local g = t:game { investigators = { "roland_banks", "wendy_adams" }, locations = { "study" }, auto = { "windows", "commit" } }
    local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
    local eye, power, more = unpack(g:discard_pile(me, { "perception", "overpower", "perception" }))
    t:falsy(me:can_commit(eye), "there is no test")
    g:tokens { "-3" }
    g:stop_at "before token_to_reveal"
    g:act "investigate"
    t:equal({ me:can_commit(eye), me:can_commit(power), wendy:can_commit(eye) }, { true, false, true })
    g:effect("commit", me, eye)
    t:falsy(me:can_commit(more), "only one Perception in a test")
    g:go_on()
    t:logged(g, "commits Perception")
    t:logged(g, "succeeds by 0")                -- 3 + 2 - 3 against 2
  end)

test("a card that may be committed to some tests only is so wherever it lies", { rules = { "ah.st.2.icon_required" } },
  function(t)
    local g = t:game { investigators = { "roland_banks" }, locations = { "study" }, auto = { "windows", "commit" } }
    local me, study = g:lead(), g:location "study"
    local cards = { g:hand(me, { "narrow_aim" })[1], g:discard_pile(me, { "narrow_aim" })[1],
      g:deck(me, { "narrow_aim" })[1], g:hand(me, { "narrow_aim" })[1] }
    g:effect("put_beneath", cards[4], me)
    local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    local function committable()
      local could = {}
      for i, card in ipairs(cards) do could[i] = me:can_commit(card) end
      return could
    end
    g:tokens { "-1", "0" }
    g:stop_at "before token_to_reveal"
    g:act "investigate"
    t:equal(committable(), { false, false, false, false })
    g:go_on()
    study.clues, me.clues = 1, 0
    g:stop_at "before token_to_reveal"
    g:act { "fight", foe }
    t:equal(committable(), { true, true, true, true })
    me.clues = 1
    t:equal(committable(), { false, false, false, false }, "whoever would commit it has a clue")
    g:go_on()
  end)
