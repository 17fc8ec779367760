-- Rules Reference, Glossary: Chaos Tokens; Difficulty; Resolving Multiple Revealed Chaos Tokens (FAQ 2.5); Nested Skill
-- Tests (FAQ 1.17); player aid, skill test clarifications.

local function trial(t, config)
  config.locations = config.locations or { "study" }
  config.reference = config.reference or "the_gathering_reference"
  local g  = t:game(config)
  local me = g:investigator "roland_banks"
  return g, me, g:put("trial", "play", { owner = me })
end

-- --- the kinds of tokens
-- ----------------------------------------------------------------------------------------------------

test("a symbol has the effect and the modifier that the scenario card gives it", {
  rules = { "ah.chaos.symbol_by_reference_card", "ah.chaos.numeric_modifier", "ah.difficulty.reference_side" } }, function(t)
    local g, me, card = trial(t, {})
    for _ = 1, 2 do g:spawn("ghoul_minion", { engaged = me, exhausted = true }) end
    g:tokens { "skull", "cultist", "tablet" }
    g:act { "activate", card, 1 }
    t:logged(g, "fails by 2")                       -- -1 for each Ghoul here
    t:equal(me.damage, 1)
    g:act { "activate", card, 1 }
    t:logged(g, "fails by 1")
    t:equal(me.horror, 0, "the tester orders the results")
    g:choose { "take 1 horror" }
    t:equal(me.horror, 1)
    g:act { "activate", card, 1 }
    t:equal(me.damage, 4, "1 from each failure, 1 from the tablet")
  end)

test("a token that is taken for another has the other's effect and modifier, and not its own",
  { rules = { "ah.chaos.symbol_by_reference_card", "ah.chaos.elder_sign" } }, function(t)
    local g = t:game { investigators = { "seer" }, locations = { "study" }, reference = "the_gathering_reference" }
    local me = g:investigator "seer"
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:tokens { "elder_sign", "elder_sign" }
    g:act "investigate"
    t:equal({ me.resources, me.damage }, { 8, 0 })
    g:put("dark_glass", "play", { owner = me })
    g:act "investigate"
    t:logged(g, "fails by 1")                       -- 3 - 2 against 2
    t:equal({ me.resources, me.damage }, { 8, 1 })
  end)

test("each number is its token's modifier", { rules = { "ah.chaos.numeric_modifier" } }, function(t)
  local g = trial(t, {})
  local numbers = { "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8" }
  g:bag(numbers)
  for i, token in ipairs(g:cards "chaos_bag") do
    t:equal({ token.title, token.modifier }, { numbers[i], tonumber(numbers[i]) })
  end
end)

test("the elder thing has its effect too, and it is no number", { rules = { "ah.chaos.symbol_by_reference_card" } },
  function(t)
    local g, me, card = trial(t, { reference = "elder_reference" })
    g:add_to_bag { "elder_thing" }
    g:tokens { "elder_thing" }
    g:act { "activate", card, 3 }                   -- 4 - 2 against 3
    t:logged(g, "fails by 1")
    t:equal(me.horror, 1)
  end)

test("hard and expert use the other side of the scenario card", { rules = { "ah.difficulty.reference_side" } }, function(t)
  local by = { easy = 1, standard = 1, hard = 3, expert = 3 }     -- the tablet's -2 or -4 to a combat of 4, against 3
  for _, difficulty in ipairs { "easy", "standard", "hard", "expert" } do
    local g, _, card = trial(t, { difficulty = difficulty })
    g:tokens { "tablet" }
    g:act { "activate", card, 3 }
    t:logged(g, "fails by " .. by[difficulty])
  end
end)

test("the difficulty level says which tokens are in the bag", { rules = { "ah.difficulty.sets_chaos_bag" } }, function(t)
  local sizes, lowest = {}, {}
  for _, difficulty in ipairs { "easy", "standard", "hard", "expert" } do
    local g = t:game { scenario = "the_gathering", difficulty = difficulty }
    local bag = g:cards "chaos_bag"
    sizes[#sizes + 1] = #bag
    local least = 0
    for _, token in ipairs(bag) do
      local n = tonumber(token.title)
      if n and n < least then least = n end
    end
    lowest[#lowest + 1] = least
  end
  t:equal(sizes, { 16, 16, 17, 18 })
  t:equal(lowest, { -2, -4, -5, -8 })
end)

test("the auto-fail token fails a test of any difficulty, by all of it", {
  rules = { "ah.chaos.autofail", "ah.auto.fail_value_zero" } }, function(t)
    local g, me, card = trial(t, { hand = { "unexpected_courage" } })
    g:tokens { "auto_fail" }
    g:act { "activate", card, 3 }                   -- 4 + 2 against 3
    g:choose { "commit", "Unexpected Courage" }
    t:logged(g, "fails by 3")
    t:equal(me.damage, 1)
  end)

test("the elder sign resolves the ability of the investigator who tests", { rules = { "ah.chaos.elder_sign", "ah.st.4" } },
  function(t)
    local g  = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" }, turn_of = "agnes_baker" }
    local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
    local study = g:location "study"
    study.clues = 3
    agnes.horror = 2
    g:tokens { "elder_sign", "elder_sign" }
    g:act "investigate"                             -- 2 + 2 (horror on Agnes) against 2
    t:logged(g, "Agnes Baker succeeds by 2")
    g:end_turn()
    study.clues = 4
    g:act "investigate"                             -- 3 + 4 (clues here) against 2
    t:logged(g, "Roland Banks succeeds by 5")
    t:equal(roland.clues, 1)
  end)

-- --- several tokens
-- -----------------------------------------------------------------------------------------------------

test("reveal another token: the first stays out, modifiers add up, the new symbol takes effect", {
  rules = { "ah.chaos.reveal_another", "ah.multitoken.all_apply" } }, function(t)
    local g, me, card = trial(t, { difficulty = "hard" })
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:bag { "cultist", "tablet", "0" }
    g:tokens { "cultist", "tablet" }
    g:stop_at "test_results"
    g:act { "activate", card, 3 }                   -- 4 - 4 against 3
    t:stopped(g)
    t:equal(#g:cards "chaos_revealed", 2)
    t:equal(#g:cards "chaos_bag", 1)
    t:equal(me.damage, 1, "the tablet's own effect")
    t:equal(me.horror, 1)
    t:logged(g, "fails by 3")
    g:go_on()
    g:choose { "Reveal another" }
    t:equal(me.horror, 3, "the cultist's failure")
    t:equal(#g:cards "chaos_bag", 3)
  end)

test("reveal another token and it is the auto-fail: the test fails",
  { rules = { "ah.chaos.reveal_another", "ah.chaos.autofail" } },
  function(t)
    local g, _, card = trial(t, { difficulty = "hard" })
    g:tokens { "cultist", "auto_fail" }
    g:act { "activate", card, 3 }
    t:logged(g, "fails by 3")
  end)

test("what waits for the new token comes before its effect", { rules = { "ah.chaos.reveal_another" } }, function(t)
  local g, me, card = trial(t, { difficulty = "hard", auto = { "forced" } })
  g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:tokens { "cultist", "tablet" }
  g:act { "activate", card, 3 }
  t:order(g, { "reveals tablet", "Step: a token", "1 damage on Roland" })
end)

test("two tokens resolved: both modifiers, both symbol effects, each failure effect",
  { rules = { "ah.multitoken.all_apply" } },
  function(t)
    local g, me, card = trial(t, {})
    local lens = g:put("twin_lens", "play", { owner = me })
    g:auto { "forced" }
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:add_to_bag { "cultist", "tablet" }
    g:tokens { "cultist", "cultist", "tablet", "tablet" }
    g:act { "activate", card, 3 }                   -- 4 - 1 - 1 against 3
    g:choose { lens, "resolve both" }
    for _ = 1, 2 do g:pass() end
    t:logged(g, "fails by 1")
    t:equal(me.horror, 2, "1 for each cultist")
    t:equal(me.damage, 1)
    g:act { "activate", card, 3 }                   -- 4 - 2 - 2
    g:choose { lens, "resolve both" }
    for _ = 1, 2 do g:pass() end
    t:logged(g, "fails by 3")
    t:equal(me.damage, 4, "1 for failing, 1 for each tablet")
  end)

test("what triggers on a certain token triggers once, though two are resolved",
  { rules = { "ah.multitoken.condition_once" } },
  function(t)
    local g   = t:game { locations = { "study" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ghoul_minion", { engaged = me })
    local spell, lens = g:put("shrivelling", "play", { owner = me }), g:put("twin_lens", "play", { owner = me })
    g:tokens { "skull", "cultist" }
    g:act { "fight", spell, foe }
    g:choose { lens, "resolve both" }
    for _ = 1, 2 do g:pass() end
    t:equal(me.horror, 1)
  end)

test("of three tokens only the chosen one counts as revealed; the others are out until the test ends", {
  rules = { "ah.multitoken.ignored_do_not_count", "ah.chaos.ignored_not_revealed" } }, function(t)
    local g   = t:game { locations = { "study" }, reference = "the_gathering_reference" }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ravenous_ghoul", { engaged = me, exhausted = true })
    local spell, lens = g:put("shrivelling", "play", { owner = me }), g:put("twin_lens", "play", { owner = me })
    g:bag { "0", "tablet", "auto_fail", "-1" }
    g:tokens { "tablet", "auto_fail", "0" }
    g:act { "fight", spell, foe }                   -- willpower 3 against 3
    g:choose { lens, "choose 1" }
    t:prompt(g, "Which chaos token", me)
    t:equal(#g:prompt_options(), 3)
    g:choose { "0" }
    t:equal(#g:cards "chaos_bag", 1)
    g:pass()
    t:logged(g, "succeeds by 0")
    t:not_logged(g, "reveals tablet")
    t:equal({ me.damage, me.horror, #g:cards "chaos_bag" }, { 0, 0, 4 })
  end)

test("a cancelled token was never revealed: no modifier, no symbol, no trigger",
  { rules = { "ah.chaos.ignored_not_revealed" } },
  function(t)
    local g   = t:game { locations = { "study" }, reference = "the_gathering_reference" }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ravenous_ghoul", { engaged = me, exhausted = true })
    local spell, lens = g:put("shrivelling", "play", { owner = me }), g:put("twin_lens", "play", { owner = me })
    g:bag { "tablet", "0" }
    g:tokens { "tablet" }
    g:act { "fight", spell, foe }
    g:pass()
    g:choose { lens, "When you reveal a token: cancel it." }
    t:logged(g, "succeeds by 0")
    t:equal({ me.damage, me.horror, #g:cards "chaos_bag" }, { 0, 0, 2 })
  end)

test("a cancelled token is in the bag again when the test is over",
  { rules = { "ah.chaos.ignored_not_revealed", "ah.st.8" } }, function(t)
    local g, me, card = trial(t, {})
    local lens = g:put("twin_lens", "play", { owner = me })
    g:bag { "-1", "0" }
    g:tokens { "-1" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    g:pass()
    g:choose { lens, "When you reveal a token: cancel it." }
    t:stopped(g)
    t:equal(#g:cards "chaos_bag", 1)
    g:stop_at "test_ends"
    g:go_on()
    t:equal(#g:cards "chaos_bag", 2)
  end)

test("an auto-fail that is revealed outside a test fails nothing", { rules = { "ah.chaos.autofail" } }, function(t)
  local g, me, card = trial(t, {})
  local spell = g:put("foresight", "play", { owner = me })
  g:tokens { "auto_fail", "0" }
  g:act { "use", spell, "seal" }
  t:equal(g:cards "set_aside"[1].title, "auto-fail")
  g:cards "set_aside"[1]:move "removed"
  g:act { "activate", card, 1 }
  t:logged(g, "succeeds by 0")
end)

test("a bag with one token gives no second", { rules = { "ah.effect.untargeted_fewer_entities" } }, function(t)
  local g, me, card = trial(t, { auto = { "forced" } })
  local lens = g:put("twin_lens", "play", { owner = me })
  g:bag { "-1" }
  g:act { "activate", card, 3 }
  g:choose { lens, "resolve both" }
  for _ = 1, 2 do g:pass() end
  t:logged(g, "succeeds by 0")
end)

test("a cancelled auto-fail that goes back into the bag fails nothing; the new token counts", {
  rules = { "ah.chaos.ignored_not_revealed" } }, function(t)
    local g, me, card = trial(t, {})
    local lens = g:put("twin_lens", "play", { owner = me })
    g:bag { "auto_fail", "+1", "-1" }
    g:tokens { "auto_fail", "+1" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    g:pass()
    g:choose { lens, "reveal a new one" }
    g:pass()                                        -- the new one might be exchanged as well, or made two
    g:pass()
    t:stopped(g)
    t:equal(#g:cards "chaos_revealed", 1)
    t:logged(g, "succeeds by 1")
  end)

test("Premonition: both resolved tokens are sealed, and both are resolved later",
  { rules = { "ah.multitoken.premonition" } }, function(t)
  local g, me, card = trial(t, {})
  local lens, spell = g:put("twin_lens", "play", { owner = me }), g:put("foresight", "play", { owner = me })
  g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:bag { "tablet", "-1", "+1" }
  g:tokens { "tablet", "-1" }
  g:act { "use", spell, "seal" }
  g:choose { lens, "resolve both" }
  for _ = 1, 2 do g:pass() end
  t:equal(#g:cards "chaos_bag", 1)
  t:equal(#g:cards "chaos_revealed", 0)
  t:equal(me.damage, 0, "nothing is tested yet")
  g:act { "activate", card, 3 }                   -- 4 - 2 - 1 against 3
  g:pass()
  g:pass()
  for _ = 1, 2 do g:pass() end
  t:logged(g, "fails by 2")
  t:equal(me.damage, 2, "1 from the tablet, 1 from failing")
  t:equal(#g:cards "chaos_bag", 3)
end)

-- --- tests within tests
-- -----------------------------------------------------------------------------------------------------

test("a test that would begin during an action's test waits until that action is done", {
  rules = { "ah.nested_test.delayed", "ah.nested_test.after_action", "ah.nested_test.ursula" } }, function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    g:hand(me, { "expose_flaw" })
    g:tokens { "0", "-1" }
    g:act "investigate"
    t:prompt(g, "Player window")
    g:act { "play", "Expose Flaw" }
    t:equal(me.resources, 9)
    t:equal(me.clues, 1)
    t:order(g, { "begins a skill test", "succeeds by 1", "discovers 1 clue", "begins a skill test", "reveals -1",
      "gains 4 resources" })
    t:zone(g:card "expose_flaw", "discard", me)
    t:equal(me.actions, 2)
  end)

test("the second test waits for the end of the action, not only of its test", { rules = { "ah.nested_test.after_action" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:investigator "roland_banks"
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:hand(me, { "expose_flaw", "blinding_light" })
    g:tokens { "0", "0" }
    g:act { "play", "Blinding Light", foe }
    g:act { "play", "Expose Flaw" }
    t:order(g, { "begins a skill test", "evades Ghoul Minion", "has played Blinding Light", "begins a skill test", "gains 4" })
  end)

test("an elder sign among several tokens counts, and its failure as well",
  { rules = { "ah.chaos.elder_sign", "ah.multitoken.all_apply" } }, function(t)
    local g = t:game { investigators = { "seer" }, locations = { "study" }, auto = { "forced" } }
    local me = g:investigator "seer"
    local lens = g:put("twin_lens", "play", { owner = me })
    g:bag { "elder_sign", "-8", "0" }
    g:tokens { "elder_sign", "-8" }
    g:act "investigate"
    g:choose { lens, "resolve both" }
    for _ = 1, 2 do g:pass() end
    t:logged(g, "fails by 2")
    t:equal(me.resources, 5 + 3 + 2)
  end)
