-- Rules Reference, Glossary: Bless and Curse Tokens, with their FAQ; Frost Tokens.

local decks = require "helpers/decks"

local function trial(t, bag, config)
  config = config or {}
  config.locations = { "study" }
  local g  = t:game(config)
  local me = g:investigator "roland_banks"
  local card = g:put("trial", "play", { owner = me })
  if bag then g:bag(bag) end
  return g, me, card
end

local function count(g, zone, kind)
  local n = 0
  for _, token in ipairs(g:cards(zone)) do if token:is(kind) then n = n + 1 end end
  return n
end

-- --- bless and curse -------------------------------------------------------------------------------------------------

test("a bless token gives +2, and another token is revealed", { rules = { "ah.bless.plus_two_redraw" } }, function(t)
  local g, _, card = trial(t, { "0", "-1", "bless" })
  g:tokens { "bless", "-1" }
  g:act { "activate", card, 1 }                     -- 3 + 2 - 1 against 3
  t:order(g, { "reveals bless", "reveals -1", "succeeds by 1" })
end)

test("a curse token gives -2, and another token is revealed", { rules = { "ah.curse.minus_two_redraw" } }, function(t)
  local g, _, card = trial(t, { "0", "+1", "curse" })
  g:tokens { "curse", "+1" }
  g:act { "activate", card, 3 }                     -- 4 - 2 + 1 against 3
  t:order(g, { "reveals curse", "reveals +1", "succeeds by 0" })
end)

test("each bless and curse token reveals another, until a token does not", {
  rules = { "ah.bless.plus_two_redraw", "ah.curse.minus_two_redraw" } }, function(t)
    local g, _, card = trial(t, { "0", "skull", "bless", "bless", "curse" })
    g:tokens { "bless", "curse", "bless", "0" }
    g:act { "activate", card, 1 }                   -- 3 + 2 - 2 + 2 against 3
    t:order(g, { "reveals bless", "reveals curse", "reveals bless", "reveals 0", "succeeds by 2" })
    t:not_logged(g, "reveals skull")
  end)

test("the symbol that a bless token reveals has its effect, and the auto-fail still fails",
  { rules = { "ah.bless.plus_two_redraw" } }, function(t)
    local g, me, card = trial(t, { "0", "bless", "bless", "tablet", "auto_fail" }, { reference = "the_gathering_reference" })
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:tokens { "bless", "tablet", "bless", "auto_fail" }
    g:act { "activate", card, 3 }                   -- 4 + 2 - 2 against 3
    t:logged(g, "succeeds by 1")
    t:equal(me.damage, 1, "the tablet's effect")
    g:act { "activate", card, 3 }
    t:logged(g, "fails by 3")
  end)

test("a symbol that reveals another one may reveal a bless token, which reveals one more",
  { rules = { "ah.bless.plus_two_redraw" } }, function(t)
    local g, me, card = trial(t, { "0", "cultist", "tablet", "bless" },
      { reference = "the_gathering_reference", difficulty = "hard" })
    g:spawn("ghoul_minion", { engaged = me, exhausted = true })
    g:tokens { "cultist", "bless", "tablet" }
    g:act { "activate", card, 3 }                   -- 4 + 2 - 4 against 3
    g:choose { "Reveal another" }
    t:equal(me.damage, 2, "the tablet's effect, and the failed trial")
    t:equal(me.horror, 3, "the tablet's effect, and the cultist's failure")
    t:logged(g, "fails by 1")
  end)

test("after a test revealed bless and curse tokens go to the pool; the others return to the bag",
  { rules = { "ah.bless_curse.to_pool" } }, function(t)
    local g, _, card = trial(t, { "bless", "bless", "curse", "0" })
    g:tokens { "bless", "curse", "0" }
    g:act { "activate", card, 1 }
    t:equal(g:call("tokens_left", "bless"), 9)
    t:equal(g:call("tokens_left", "curse"), 10)
    t:equal({ count(g, "chaos_bag", "bless"), count(g, "chaos_bag", "curse"), #g:cards "chaos_bag" }, { 1, 0, 2 })
  end)

test("a cancelled bless token has no effect, and returns to the bag", { rules = { "ah.chaos.ignored_not_revealed" } },
  function(t)
    local g, me, card = trial(t, { "bless", "0" })
    local lens = g:put("twin_lens", "play", { owner = me })
    g:tokens { "bless" }
    g:act { "activate", card, 1 }
    g:pass()
    g:choose { lens, "When you reveal a token: cancel it." }
    t:not_logged(g, "reveals 0")
    t:logged(g, "succeeds by 0")
    t:equal(count(g, "chaos_bag", "bless"), 1)
  end)

test("of two tokens that are resolved each bless token reveals another, after both are revealed", {
  rules = { "ah.bless.plus_two_redraw", "ah.multitoken.all_apply" } }, function(t)
    local g, me, card = trial(t, { "bless", "-1", "bless", "-2", "0" }, { auto = { "forced" } })
    local lens = g:put("twin_lens", "play", { owner = me })
    g:tokens { "bless", "-1", "-2" }
    g:act { "activate", card, 1 }                   -- 3 + 2 - 1 - 2 against 3
    g:choose { lens, "resolve both" }
    for _ = 1, 4 do g:pass() end                    -- what the lens offers for each token
    t:order(g, { "reveals bless", "reveals -1", "reveals -2", "fails by 1" })
    t:equal(#g:cards "chaos_bag", 4)
  end)

test("of several tokens an ignored bless token reveals nothing, and returns to the bag",
  { rules = { "ah.multitoken.ignored_do_not_count" } }, function(t)
    local g, me, card = trial(t, { "bless", "0", "-1", "-2" })
    local lens = g:put("twin_lens", "play", { owner = me })
    g:tokens { "bless", "0", "-1" }
    g:act { "activate", card, 1 }
    g:choose { lens, "choose 1" }
    g:choose { "0" }
    g:pass()
    t:logged(g, "succeeds by 0")
    t:not_logged(g, "reveals bless")
    t:equal(#g:cards "chaos_bag", 4)
  end)

test("a card may say that a bless token reveals no other", { rules = { "ah.bless.plus_two_redraw" } }, function(t)
  local g, me, card = trial(t, { "bless", "-1" })
  local mind = g:put("quiet_mind", "play", { owner = me })
  g:tokens { "bless" }
  g:act { "activate", card, 1 }
  g:choose { mind }
  t:not_logged(g, "reveals -1")
  t:logged(g, "succeeds by 2")
end)

for kind, number in pairs { bless = 1, curse = 2 } do
  test("at most 10 " .. kind .. " tokens are in the bag and sealed on cards; an effect adds as many as it can",
    { rules = { "ah." .. kind .. ".max_ten", "ah.bless_curse.effect_partial" } }, function(t)
      local g, me = trial(t, { "0" })
      g:effect("add_tokens", kind, 4)
      local ward = g:put("ward", "play", { owner = me })
      for _ = 1, 2 do g:effect("seal", me, ward, kind) end
      t:equal(count(g, "attached", kind), 2)
      g:effect("add_tokens", kind, 5)
      t:logged(g, "Added to the chaos bag: 5 " .. kind .. " tokens.")
      g:mark()
      g:effect("add_tokens", kind, 3)
      t:logged(g, "Added to the chaos bag: 1 " .. kind .. " token.")
      g:mark()
      g:effect("add_tokens", kind, 1)
      t:not_logged(g, "Added")
      t:equal(count(g, "chaos_bag", kind), 8)
      t:equal(g:call("tokens_left", kind), 0)
      t:equal(g:call("tokens_left", number == 1 and "curse" or "bless"), 10, "each kind has its own limit")
    end)
end

test("an effect that adds tokens knows how many it has added", { rules = { "ah.bless_curse.effect_partial" } },
  function(t)
    local g, me = trial(t, { "0" })
    local book = g:put("psalm_book", "play", { owner = me })
    g:effect("add_tokens", "bless", 8)
    g:act { "use", book, "Add 3 bless" }
    t:equal(me.resources, 7)
    t:equal(count(g, "chaos_bag", "bless"), 10)
  end)

test("a cost that adds more tokens than remain cannot be paid", { rules = { "ah.bless_curse.cost_unpayable" } },
  function(t)
    local g, me = trial(t, { "0" })
    local book = g:put("psalm_book", "play", { owner = me })
    g:effect("add_tokens", "curse", 7)
    g:act { "use", book, "add 2 curse" }
    t:equal({ me.resources, count(g, "chaos_bag", "curse") }, { 6, 9 })
    t:not_offered(g, { "use", book, "add 2 curse" }, "cost")
    t:offered(g, { "use", book, "add 2 bless" })
    g:act { "use", book, "remove 2 curse" }
    t:equal({ me.resources, count(g, "chaos_bag", "curse") }, { 7, 7 })
    t:offered(g, { "use", book, "add 2 curse" })
    g:effect("add_tokens", "bless", 9)
    t:not_offered(g, { "use", book, "add 2 bless" }, "cost")
  end)

test("a cost that adds frost tokens cannot be paid when fewer remain than the eight have left",
  { rules = { "ah.frost.max_eight" } }, function(t)
    local g, me = trial(t, { "0" })
    local ice = g:put("thin_ice", "play", { owner = me })
    g:effect("add_tokens", "frost", 7)
    t:offered(g, { "use", ice })
    g:act { "use", ice }
    t:equal({ me.resources, count(g, "chaos_bag", "frost") }, { 6, 8 })
    t:not_offered(g, { "use", ice }, "cost")
  end)

test("revealed tokens count against the limit until they are in the pool", { rules = { "ah.bless.max_ten" } },
  function(t)
    local g, _, card = trial(t, { "0" })
    g:effect("add_tokens", "bless", 10)
    g:tokens { "bless", "0" }
    g:stop_at "test_results"
    g:act { "activate", card, 1 }
    g:effect("add_tokens", "bless", 1)
    t:equal(count(g, "chaos_bag", "bless"), 9)
    g:go_on()
    g:effect("add_tokens", "bless", 2)
    t:equal(count(g, "chaos_bag", "bless"), 10)
  end)

test("tokens come back from the pool: however often some are added, no more exist than the pool has",
  { rules = { "ah.bless_curse.to_pool", "ah.bless.max_ten" } }, function(t)
    local g = trial(t, { "0" })
    for _ = 1, 3 do
      g:effect("add_tokens", "bless", 10)
      g:effect("remove_tokens", "bless", 12)
    end
    t:equal({ count(g, "chaos_bag", "bless"), count(g, "removed", "bless") }, { 0, 10 })
  end)

test("the chaos bag of no difficulty has bless or curse tokens", { rules = { "ah.bless_curse.bag_default_none" } },
  function(t)
    for _, difficulty in ipairs { "easy", "standard", "hard", "expert" } do
      local g = t:game { scenario = "the_gathering", difficulty = difficulty }
      t:truthy(#g:cards "chaos_bag" >= 16)
      t:equal({ count(g, "chaos_bag", "bless"), count(g, "chaos_bag", "curse") }, { 0, 0 })
      t:equal({ g:call("tokens_left", "bless"), g:call("tokens_left", "curse") }, { 10, 10 })
    end
  end)

test("outside a test bless, curse and frost tokens have no modifier and no effect", {
  rules = { "ah.bless_curse.outside_test", "ah.frost.outside_test" } }, function(t)
    local g, me = trial(t, { "-1", "bless", "curse", "frost", "frost" })
    for _, kind in ipairs { "bless", "curse", "frost", "frost" } do
      g:mark()
      g:tokens { kind }
      g:effect("reveal_token", me)
      t:logged(g, "reveals " .. kind)
      local revealed = g:cards "chaos_revealed"
      t:equal({ #revealed, revealed[1].id:match "[^:]+$", revealed[1].modifier }, { 1, kind, 0 })
      revealed[1]:move "chaos_bag"
    end
    t:equal(#g:cards "chaos_bag", 5, "none went to the pool")
  end)

test("tokens that are revealed for something else do nothing to the test in progress", {
  rules = { "ah.bless_curse.outside_test", "ah.frost.outside_test" } }, function(t)
    local bag = { "auto_fail", "bless", "curse", "frost", "frost", "0", "-1" }
    local g, me, card = trial(t, bag, { auto = { "commit" } })
    local leaves = g:put("tea_leaves", "play", { owner = me })
    me.resources = 0
    g:act { "activate", card, 1 }
    for _, tokens in ipairs { { "auto_fail", "bless" }, { "frost", "curse" }, { "0", "frost" } } do
      g:tokens(tokens)
      g:act { "use", leaves, 1 }
    end
    t:equal({ me.resources, #g:cards "chaos_bag", #g:cards "chaos_revealed", #g:cards "chaos_ignored" }, { 5, 7, 0, 0 })
    g:tokens { "frost", "0" }
    g:mark()
    g:pass()
    g:pass()
    t:logged(g, "fails by 1", "3 - 1 against 3")
    t:order(g, { "reveals frost", "reveals 0" })
    t:equal(#g:cards "chaos_bag", 7)
  end)

test("once per test or ability: each ability that reveals tokens is one", { rules = { "ah.limit.per_period_per_instance" } }, function(t)
  local g = t:game { locations = { "study" }, investigators = { "wendy_adams" }, auto = { "commit" },
    hand = { "guts", "guts", "guts", "guts" } }
  local wendy = g:lead()
  local leaves = g:put("tea_leaves", "play", { owner = wendy })
  g:bag { "0", "-1", "-1" }
  for held = 3, 2, -1 do
    g:act { "use", leaves, 1 }                      -- 2 tokens
    g:choose { wendy }
    g:choose { "Guts" }
    t:equal({ g:window(), #g:cards("hand", wendy) }, { "turn", held })
  end
  g:act "investigate"
  g:act { "use", leaves, 1 }
  g:choose { wendy }
  g:choose { "Guts" }
  g:act { "use", leaves, 1 }
  t:no_prompt(g, "React")
end)

test("such a token is not one that was revealed during the attack in progress", function(t)
  local g, me = trial(t, { "skull", "skull", "0", "-1" }, { auto = { "commit", "forced" } })
  local leaves = g:put("tea_leaves", "play", { owner = me })
  local spell = g:put("shrivelling", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  for _, ability in ipairs { 1, 2 } do
    g:act { "activate", spell, foe }
    g:tokens(ability == 1 and { "skull", "-1" } or { "skull" })
    g:act { "use", leaves, ability }
    t:equal(me.horror, 0)
    g:tokens { ability == 1 and "-1" or "skull" }
    g:pass()
    g:pass()
  end
  t:equal(me.horror, 1, "for the skull of the second attack itself")
end)

test("text that speaks of a test does not hear such a token; text of revealing alone does", function(t)
  local g, me, card = trial(t, { "skull", "skull", "0", "-1" }, { auto = { "commit", "forced" } })
  local leaves, tally = g:put("tea_leaves", "play", { owner = me }), g:put("tally_sheet", "play", { owner = me })
  g:act { "activate", card, 1 }
  for _, ability in ipairs { 1, 2 } do
    g:tokens(ability == 1 and { "skull", "skull" } or { "skull" })
    g:act { "use", leaves, ability }
  end
  t:equal({ tally.in_tests, tally.at_all }, { 0, 3 })
  g:tokens { "skull" }
  g:pass()
  g:pass()
  t:equal({ tally.in_tests, tally.at_all }, { 1, 4 })
end)

test("what replaces such a token does nothing to the test either", {
  rules = { "ah.bless_curse.outside_test" } }, function(t)
    local g, me, card = trial(t, { "auto_fail", "bless", "0", "-1" }, { auto = { "commit" } })
    local leaves = g:put("tea_leaves", "play", { owner = me })
    local statue = g:put("grotesque_statue", "play", { owner = me })
    me.resources = 0
    g:act { "activate", card, 1 }
    g:tokens { "auto_fail", "0" }
    g:act { "use", leaves, 2 }
    g:choose { statue }
    g:choose { "auto-fail" }
    g:tokens { "0", "bless" }
    g:act { "use", leaves, 2 }
    g:choose { statue }
    g:choose { "bless" }
    t:equal({ me.resources, #g:cards "chaos_bag" }, { 3, 4 })
    g:tokens { "0" }
    g:pass()
    g:pass()
    g:choose { "pass" }
    t:logged(g, "succeeds by 0", "3 against 3")
  end)

test("the tokens that were revealed outside a test count in one that resolves them", {
  rules = { "ah.bless_curse.outside_test", "ah.bless.plus_two_redraw" } }, function(t)
    local g, me, card = trial(t, { "bless", "-1", "0" })
    local spell = g:put("foresight", "play", { owner = me })
    g:tokens { "bless", "-1" }
    g:act { "use", spell, "seal" }
    t:equal(g:cards "set_aside"[1].modifier, 0)
    g:act { "activate", card, 1 }                   -- 3 + 2 - 1 against 3
    t:order(g, { "reveals bless", "reveals -1", "succeeds by 1" })
    t:equal(#g:cards "chaos_bag", 2)
  end)

-- --- frost -----------------------------------------------------------------------------------------------------------

test("the first frost token of a test gives -1, and another token is revealed: with +1 the total is 0", {
  rules = { "ah.frost.first_minus_one_redraw", "ah.frost.bob_once" } }, function(t)
    local g, _, card = trial(t, { "0", "-1", "+1", "frost" })
    g:tokens { "frost", "+1" }
    g:act { "activate", card, 1 }                   -- 3 - 1 + 1 against 3
    t:order(g, { "reveals frost", "reveals +1", "succeeds by 0" })
    g:mark()
    g:tokens { "frost", "0" }
    g:act { "activate", card, 1 }
    t:logged(g, "fails by 1")
  end)

test("a second frost token ends the revealing, and the test fails automatically", {
  rules = { "ah.frost.second_autofails", "ah.frost.bob_twice" } }, function(t)
    local g, _, card = trial(t, { "+1", "bless", "frost", "frost" }, { hand = { "unexpected_courage" } })
    g:tokens { "frost", "frost" }
    g:stop_at "test_results"
    g:act { "activate", card, 3 }                   -- 4 + 2 against 3
    g:choose { "commit", "Unexpected Courage" }
    t:equal(#g:cards "chaos_revealed", 2)
    t:logged(g, "fails by 3")
  end)

test("a second frost token ends the revealing also where a bless token lies between, and before the other of two", {
  rules = { "ah.frost.second_autofails" } }, function(t)
    local g, me, card = trial(t, { "+1", "0", "bless", "frost", "frost" }, { auto = { "forced" } })
    g:tokens { "frost", "bless", "frost" }
    g:act { "activate", card, 3 }
    t:logged(g, "fails by 3")
    t:not_logged(g, "reveals +1")
    g:mark()
    local lens = g:put("twin_lens", "play", { owner = me })
    g:tokens { "frost", "frost" }
    g:act { "activate", card, 3 }
    g:choose { lens, "resolve both" }
    for _ = 1, 2 do g:pass() end
    t:logged(g, "fails by 3")
    t:not_logged(g, "reveals +1")
  end)

test("the frost token of another test does not count, nor does a cancelled one", {
  rules = { "ah.frost.second_autofails", "ah.frost.first_minus_one_redraw", "ah.chaos.ignored_not_revealed" } },
  function(t)
    local g, me, card = trial(t, { "0", "+1", "frost", "frost" })
    for _ = 1, 2 do
      g:mark()
      g:tokens { "frost", "+1" }
      g:act { "activate", card, 1 }
      t:logged(g, "succeeds by 0")
    end
    local lens = g:put("twin_lens", "play", { owner = me })
    g:mark()
    g:tokens { "frost", "frost", "+1" }
    g:act { "activate", card, 1 }
    g:pass()
    g:choose { lens, "reveal a new one" }
    for _ = 1, 4 do g:pass() end
    t:logged(g, "succeeds by 0")
  end)

test("a first frost token that is no longer among the revealed ones still was the first",
  { rules = { "ah.frost.second_autofails" } }, function(t)
    local g, me, card = trial(t, { "0", "frost", "frost" })
    local ward, lens = g:put("ward", "play", { owner = me }), g:put("twin_lens", "play", { owner = me })
    g:auto { "forced" }
    g:tokens { "frost", "frost" }
    g:act { "activate", card, 3 }
    g:choose { lens, "resolve both" }
    g:pass()                                        -- what the lens offers
    g:choose { ward }
    for _ = 1, 2 do g:pass() end
    t:equal(#g:cards "attached", 1)
    t:logged(g, "fails by 3")
  end)

test("a token that is sealed as it is revealed reveals no other, and does not count", {}, function(t)
  local g, me, card = trial(t, { "-1", "frost" })
  local ward = g:put("ward", "play", { owner = me })
  g:tokens { "frost" }
  g:act { "activate", card, 1 }
  g:choose { ward }
  t:logged(g, "succeeds by 0")
  t:not_logged(g, "reveals -1")
  g:act { "use", ward, "release all" }
  g:bag { "-1", "0", "frost" }
  g:mark()
  local lens = g:put("twin_lens", "play", { owner = me })
  g:auto { "forced" }
  g:tokens { "frost", "0" }
  g:act { "activate", card, 1 }
  g:choose { lens, "resolve both" }
  g:pass()                                          -- what the lens offers for each token
  g:choose { ward }
  g:pass()
  t:logged(g, "succeeds by 0")
  t:not_logged(g, "reveals -1")
end)

test("after the test frost tokens are in the bag again", { rules = { "ah.frost.returned_after" } }, function(t)
  local g, _, card = trial(t, { "frost", "frost", "0" })
  g:tokens { "frost", "frost" }
  g:stop_at "test_results"
  g:act { "activate", card, 1 }
  t:equal(count(g, "chaos_bag", "frost"), 0)
  g:go_on()
  t:equal({ count(g, "chaos_bag", "frost"), #g:cards "chaos_bag" }, { 2, 3 })
end)

test("at most eight frost tokens are in the bag and sealed on cards", { rules = { "ah.frost.max_eight" } }, function(t)
  local g, me = trial(t, { "0" })
  g:effect("add_tokens", "frost", 5)
  local ward = g:put("ward", "play", { owner = me })
  g:effect("seal", me, ward, { tokens = "frost", count = 2 })
  g:mark()
  g:effect("add_tokens", "frost", 5)
  t:logged(g, "Added to the chaos bag: 3 frost tokens.")
  t:equal({ count(g, "chaos_bag", "frost"), count(g, "attached", "frost") }, { 6, 2 })
  g:effect("add_tokens", "frost", 1)
  t:equal(count(g, "chaos_bag", "frost"), 6)
end)

test("the set-up of a scenario adds frost tokens up to the limit", { rules = { "ah.frost.max_eight" } }, function(t)
  local g = t:game { scenario = "cold_start" }
  t:equal({ count(g, "chaos_bag", "frost"), #g:cards "chaos_bag" }, { 8, 10 })
end)

-- --- the campaign ----------------------------------------------------------------------------------------------------

test("bless and curse tokens stay in the bag to the end of the scenario, frost tokens for the campaign", {
  rules = { "ah.bless_curse.not_carried_over", "ah.frost.persists" } }, function(t)
    local g = t:game { scenario = "the_gathering", decks = true }
    local me = g:lead()
    g:bag { "0", "skull" }
    for _, kind in ipairs { "bless", "curse", "frost" } do g:effect("add_tokens", kind, 3) end
    local ward = g:put("ward", "play", { owner = me })
    for _, kind in ipairs { "bless", "curse", "frost" } do g:effect("seal", me, ward, kind) end
    g:stop_at "suffers_trauma"                      -- an effect of the resolution
    g:effect("end_scenario", "R1")
    t:equal({ count(g, "chaos_bag", "bless"), count(g, "attached", "curse") }, { 2, 1 })
    g:go_on()
    t:over(g, "R1")
    local said = g:call "campaign_result"
    table.sort(said.chaos_bag)
    local kept = { "0", "frost", "frost", "frost", "skull" }
    t:equal(said.chaos_bag, kept)
    local state = g:call("campaign_begin", "night_of_the_zealot",
      { { investigator = "roland_banks", deck = { cards = decks.roland().cards } } }, {})
    local after = g:call("campaign_record", state, said)
    t:equal(after.chaos_bag, kept)
    local log = g:call("campaign_view", after).log
    t:truthy(log[#log].lines[1]:find("[frost]  [frost]  [frost]", 1, true), log[#log].lines[1])
    local setup = g:call("campaign_setup", g:call("campaign_do", after, { act = "go_on" }))
    t:equal(setup.campaign.chaos_bag, kept, "the next scenario begins with them")
  end)

-- --- the odds --------------------------------------------------------------------------------------------------------

test("the odds know that bless, curse and frost tokens reveal another, and that two frost tokens fail", function(t)
  local function success(bag, which)
    local g, me, card = trial(t, bag)
    g:put("psalm_book", "play", { owner = me })     -- something to use in the windows
    g:act { "activate", card, which or 1 }          -- 3 against 3
    t:prompt(g, "Player window")
    return g:call "odds"[2]
  end
  t:equal(success { "0", "-1" }, "Success: 50%")
  t:equal(success { "bless", "-2" }, "Success: 50%")              -- -2 alone, or after the bless
  t:equal(success { "bless", "-1", "-4" }, "Success: 17%")        -- only bless, then -1
  t:equal(success { "curse", "+1", "0" }, "Success: 67%")
  t:equal(success { "frost", "+1", "0" }, "Success: 83%")         -- frost, then 0, fails
  t:equal(success({ "frost", "frost", "+1" }, 3), "Success: 67%") -- 4 against 3: frost, then frost, fails
end)

-- Every order in which the tokens can come, one by one.
local NUMBERS = { bless = 2, curse = -2, frost = -1, auto_fail = 0 }
local function by_hand(bag, skill, difficulty, frosts)
  local good = 0
  for i, name in ipairs(bag) do
    local total, again = skill + (NUMBERS[name] or tonumber(name)), NUMBERS[name] and #bag > 1
    local now = frosts + (name == "frost" and 1 or 0)
    if name == "auto_fail" or now > 1 then
      again, total = false, -1
    end
    if again then
      local rest = {}
      for j, other in ipairs(bag) do if j ~= i then rest[#rest + 1] = other end end
      good = good + by_hand(rest, total, difficulty, now)
    elseif total >= difficulty then
      good = good + 1
    end
  end
  return good / #bag
end

test("the odds are those of all orders in which the tokens can come", function(t)
  for _, bag in ipairs { { "bless", "curse", "frost", "frost", "0", "-1", "auto_fail" },
      { "bless", "bless", "curse", "curse", "-2", "+1" }, { "frost", "frost", "frost", "bless", "+1", "+1" },
      { "curse", "curse", "bless", "frost", "-3", "0", "auto_fail" } } do
    local g, me, card = trial(t, bag)
    g:put("psalm_book", "play", { owner = me })
    for _, test in ipairs { { 1, 3 }, { 3, 4 } } do             -- willpower 3, combat 4, against 3
      g:act { "activate", card, test[1] }
      local p = by_hand(bag, test[2], 3, 0)
      t:equal(g:call "odds"[2], "Success: " .. math.floor(100 * p + 0.5) .. "%", table.concat(bag, " "))
      while g:window() ~= "turn" do g:pass() end
      g:bag(bag)
    end
  end
end)

test("the table says what each token in the bag would do, and of those that reveal another with which chance",
  function(t)
    local g, me, card = trial(t, { "bless", "-1", "-4", "0" })
    g:put("psalm_book", "play", { owner = me })
    local tips = {}
    for _, chip in ipairs(g:call("table_view", me).regions.bag.chips) do tips[#tips + 1] = chip.tip end
    t:equal(tips[4], "bless: +2. Reveal another token. Then it goes to the token pool. 9 more in the pool.")
    g:act { "activate", card, 1 }
    local view = g:call("table_view", me).regions
    t:equal(view.bag.chips[4].tip:match "%b()$", "(succeeds with 67%)")
    t:truthy(table.concat(view.test.lines, " "):find("Another decides: [bless]", 1, true))
    t:equal({ g:call "odds"[3], g:call "odds"[4] }, { "  succeed: 0 bless", "  fail:    -1 -4" })
  end)

-- --- a token that counts as another ----------------------------------------------------------------------------------

test("the pool counts a token as what it is, whatever it is taken for", { rules = { "ah.bless.max_ten" } }, function(t)
  local g, me = trial(t, { "0", "curse", "curse" })
  local hope = g:put("false_hope", "play", { owner = me })
  t:equal({ count(g, "chaos_bag", "bless"), count(g, "chaos_bag", "curse") }, { 2, 0 })
  t:equal({ g:call("tokens_left", "bless"), g:call("tokens_left", "curse") }, { 10, 8 })
  t:offered(g, { "use", hope })
end)

test("a token that counted as another does not come back from the pool as that one",
  { rules = { "ah.bless.max_ten" } }, function(t)
    local g, me = trial(t, { "0", "curse" })
    g:effect("remove_tokens", "curse", 1)
    local hope = g:put("false_hope", "play", { owner = me })
    g:effect("add_tokens", "bless", 1)
    hope:move "removed"
    t:equal({ count(g, "chaos_bag", "bless"), count(g, "chaos_bag", "curse") }, { 1, 0 })
  end)

test("a token shows its symbol, whether or not the symbol has an effect", function(t)
  local g = t:game { locations = { "study" } }
  g:bag { "skull", "auto_fail", "elder_sign", "0", "-1", "bless" }
  t:equal(#g:call("find", "tokens_with_symbol"), 4)
  for _, token in ipairs(g:cards "chaos_bag") do token:lose_tag("symbol_token", "game") end
  t:equal(#g:call("find", "tokens_with_symbol"), 4)
end)
