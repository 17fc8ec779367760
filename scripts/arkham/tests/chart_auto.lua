-- Rules Reference, Glossary: Automatic Failure/Success (FAQ 2.9).

local chart = require "helpers/chart"
local WORDS = { "begins a skill test", "commits Guts", "reveals", "a token", "succeeds by", "fails by", "gains 2", "1 damage on",
  "Step: over" }

local function scripted(t, config)
  config.locations = { "study" }
  local g  = t:game(config)
  local me = g:investigator "roland_banks"
  return g, me, g:put("trial", "play", { owner = me }), g:put("fates_script", "play", { owner = me })
end

test("a success known before ST.3 skips the token, and nothing else", {
  rules = { "ah.auto.known_early_skips_3_4", "ah.auto.other_steps_still_happen", "ah.auto.success_difficulty_zero" } },
  function(t)
    local g, me, card, fate = scripted(t, { hand = { "guts", "knife" } })
    g:bag { "auto_fail" }
    g:act { "activate", card, 1 }
    g:act { "use", fate, "succeed" }
    t:prompt(g, "commit", me)
    g:choose { "commit", "Guts" }
    t:equal(chart(g, WORDS, "succeeds by"), { "begins a skill test", "commits Guts", "succeeds by" })
    t:logged(g, "succeeds by 5")                    -- 3 + 2 against nothing
    g:choose { "Guts" }
    t:equal(me.resources, 7)
    t:logged(g, "Step: over")
    t:zone(g:card "guts", "discard", me)
  end)

test("a failure known before ST.3 skips the token; the skill value is nothing", {
  rules = { "ah.auto.known_early_skips_3_4", "ah.auto.fail_value_zero", "ah.auto.other_steps_still_happen" } }, function(t)
    local g, me, card, fate = scripted(t, { hand = { "guts" } })
    g:bag { "+1" }
    g:act { "activate", card, 1 }
    g:pass()                                        -- ST.1's window; it can also be known in ST.2's
    g:choose { "commit", "Guts" }
    g:act { "use", fate, "fail" }
    t:logged(g, "fails by 3")
    t:not_logged(g, "reveals")
    t:equal(me.damage, 1)
    t:equal(me.resources, 5)
    t:zone(g:card "guts", "discard", me)
    t:logged(g, "Step: over")
  end)

for _, order in ipairs { { "succeed", "fail" }, { "fail", "succeed" } } do
  test("what fails and succeeds automatically fails: " .. table.concat(order, ", then "), {
    rules = { "ah.auto.fail_value_zero", "ah.auto.known_early_skips_3_4" } }, function(t)
      local g, me, card = scripted(t, {})
      local fates = g:put("crossed_fates", "play", { owner = me })
      g:bag { "+1" }
      g:act { "activate", card, 1 }
      g:act { "use", fates, "automatically " .. order[1] }
      g:act { "use", fates, "automatically " .. order[2] }
      g:auto { "windows", "commit" }
      t:logged(g, "fails by 3")
      t:not_logged(g, "reveals")
    end)
end

test("a script that sets the result by itself takes no failure back", {
  rules = { "ah.auto.fail_value_zero", "ah.auto.known_early_skips_3_4" } }, function(t)
    local FAILS, SUCCEEDS, UNDONE = "automatically fail", "automatically succeed", "nothing is decided"
    for _, case in ipairs {
      { { FAILS, SUCCEEDS }, "fails by 3" },
      { { SUCCEEDS, FAILS }, "fails by 3" },
      { { FAILS, UNDONE }, "fails by 3" },
      { { SUCCEEDS, UNDONE }, "succeeds by" },
    } do
      local g, me, card = scripted(t, {})
      local fates = g:put("fates_by_hand", "play", { owner = me })
      g:bag { "+1" }
      g:act { "activate", card, 1 }
      for _, way in ipairs(case[1]) do g:act { "use", fates, way } end
      g:auto { "windows", "commit" }
      t:logged(g, case[2])
      t:not_logged(g, "reveals")
    end
  end)

test("an auto-fail token beside an elder sign that succeeds automatically: the test fails", {
  rules = { "ah.auto.by_token_no_skip", "ah.auto.fail_value_zero" } }, function(t)
    local g = t:game { investigators = { "wendy_adams" }, locations = { "study" }, auto = { "commit" } }
    local me = g:lead()
    g:put("wendys_amulet", "play", { owner = me })
    g:put("twin_lens", "play", { owner = me })
    g:auto { "commit", "forced", "windows" }
    g:tokens { "elder_sign", "auto_fail" }
    g:act "investigate"
    g:choose { "resolve both" }
    for _ = 1, 4 do g:pass() end                    -- twice for each token
    t:logged(g, "fails by 2")
    t:equal(me.clues, 0)
  end)

test("a symbol is not resolved in a test whose result was known",
  { rules = { "ah.auto.known_early_skips_3_4" } }, function(t)
  local g, me, card, fate = scripted(t, { reference = "the_gathering_reference" })
  g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:bag { "tablet" }
  g:act { "activate", card, 1 }
  g:act { "use", fate, "succeed" }
  t:equal(me.damage, 0)
  t:equal(#g:cards "chaos_bag", 1)
  t:logged(g, "succeeds by 3")
end)

test("the auto-fail token skips nothing: what reacts to tokens does",
  { rules = { "ah.auto.by_token_no_skip" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { engaged = me })
  local spell = g:put("shrivelling", "play", { owner = me })
  g:tokens { "auto_fail" }
  g:act { "fight", spell, foe }
  t:equal(me.horror, 1)
  t:order(g, { "reveals auto-fail", "1 horror", "fails by 2" })
end)

test("with two tokens resolved, the auto-fail does not keep the other's symbol from resolving",
  { rules = { "ah.auto.by_token_no_skip" } }, function(t)
    local g, me, card = scripted(t, { reference = "the_gathering_reference", difficulty = "hard" })
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:put("twin_lens", "play", { owner = me })
    g:auto { "commit", "forced" }
    g:tokens { "auto_fail", "tablet" }
    g:act { "activate", card, 1 }
    g:pass()
    g:pass()
    g:choose { "resolve both" }
    g:pass()
    g:pass()
    t:equal(me.horror, 1, "the tablet")
    t:logged(g, "fails by 3")
  end)

test("Hope, discarded: the test is made, with commits and a value, and no token is revealed", {
  rules = { "ah.auto.hope", "ah.auto.success_difficulty_zero" } }, function(t)
    local g   = t:game { locations = { "study" }, hand = { "manual_dexterity" }, deck = { "knife" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ravenous_ghoul", { engaged = me })
    local cat = g:put("hope_the_cat", "play", { owner = me })
    g:bag { "auto_fail" }
    g:act { "evade", cat, "Discard" }
    g:choose { "commit", "Manual Dexterity" }
    t:logged(g, "succeeds by 4")                    -- 2 + 2 against nothing
    t:not_logged(g, "reveals")
    g:auto { "forced" }
    t:truthy(foe.exhausted)
    t:zone(foe, "board")
    t:zone(cat, "discard", me)
  end)

test("what a test brings about is applied though its source has been shuffled away and drawn", {
  rules = { "ah.auto.other_steps_still_happen", "ah.st.7" } }, function(t)
    local g   = t:game { locations = { "study" }, hand = { "manual_dexterity" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ravenous_ghoul", { engaged = me })
    local cat = g:put("hope_the_cat", "play", { owner = me })
    g:act { "evade", cat, "Discard" }
    g:choose { "commit", "Manual Dexterity" }
    g:choose { "Draw 1 card" }
    t:zone(cat, "hand", me)
    t:truthy(foe.exhausted)
  end)

test("Hope, exhausted: a token is revealed", { rules = { "ah.auto.hope" } }, function(t)
  local g   = t:game { locations = { "study" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ravenous_ghoul", { engaged = me })
  local cat = g:put("hope_the_cat", "play", { owner = me })
  g:tokens { "auto_fail" }
  g:act { "evade", cat, "Exhaust" }
  t:logged(g, "fails by 3")
  t:falsy(foe.exhausted)
end)

test("the Stray Cat makes no test: nobody commits, no token, no successful evasion", {
  rules = { "ah.auto.stray_cat", "ah.auto.evade_is_no_test" } }, function(t)
    local g   = t:game { locations = { "study" }, hand = { "manual_dexterity" } }
    local me  = g:investigator "roland_banks"
    local foe = g:spawn("ravenous_ghoul", { engaged = me })
    local boss = g:spawn("ghoul_priest", { engaged = me })
    local cat = g:put("stray_cat", "play", { owner = me })
    g:put("trial", "play", { owner = me })
    t:not_offered(g, { "use", cat, boss })
    g:act { "use", cat, foe }
    t:truthy(foe.exhausted)
    t:zone(foe, "board")
    t:equal(foe.place, me.place)
    t:not_logged(g, "skill test")
    t:not_logged(g, "reveals")
    t:not_logged(g, "Step:")
    t:zone(g:card "manual_dexterity", "hand", me)
  end)
