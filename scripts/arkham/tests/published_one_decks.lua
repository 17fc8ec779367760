-- Published cards with the keywords of decks, cards from elsewhere, and investigators with rules of their own.

local purchases = require "helpers/purchases"
local titles = require "helpers/titles"
local between, try, refused, count = purchases.between, purchases.try, purchases.refused, purchases.count

local SEVEN = { "knife", "guts", "dodge", "evidence", "machete", "flashlight", "perception" }

local function before_setup(t, deck, investigator)
  local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { investigator or "roland_banks" } }
  g:no_shuffle(true)
  g:deck(g:lead(), deck)
  return g, g:lead()
end

local function table_of(t, config)
  config.locations = config.locations or { "study" }
  config.auto = config.auto or { "windows" }
  local g = t:game(config)
  return g, g:lead()
end

local function with(list, ...)
  local all = { ... }
  for _, id in ipairs(list) do all[#all + 1] = id end
  return all
end

local function of_title(g, me, zone, title)
  local n = 0
  for _, card in ipairs(g:cards(zone, me)) do if card.title == title then n = n + 1 end end
  return n
end

-- --- Occult Lexicon and Blood-Rite -----------------------------------------------------------------------------------

test("Occult Lexicon brings three Blood-Rites into the game, one of them into the hand; with it they leave", {
  rules = { "ah.bonded.set_aside_at_start", "ah.bonded.copies_from_product" } }, function(t)
    local g, me = before_setup(t, with(SEVEN, "occult_lexicon"))
    g:go_on()
    t:equal(titles(g:call("find", "bonded_cards", me)), { "Blood-Rite", "Blood-Rite", "Blood-Rite" })
    g:auto { "windows", "commit" }
    g:pass()
    g:act { "play", "Occult Lexicon" }
    t:equal({ of_title(g, me, "hand", "Blood-Rite"), of_title(g, me, "deck", "Blood-Rite") }, { 1, 2 })
    g:act { "play", "Blood-Rite" }
    g:choose { "Which cards", none = true }
    t:equal(of_title(g, me, "discard", "Blood-Rite"), 1)
    g:effect("leave_play", g:card "occult_lexicon")
    for _, zone in ipairs { "hand", "deck", "discard" } do t:equal(of_title(g, me, zone, "Blood-Rite"), 0, zone) end
    t:equal(of_title(g, nil, "removed", "Blood-Rite"), 3)
  end)

test("the Blood-Rites of the deck leave with Occult Lexicon, too", function(t)
  local g, me = table_of(t, { hand = { "blood_rite" }, deck = { "knife", "blood_rite", "blood_rite" } })
  g:effect("leave_play", g:put("occult_lexicon", "play", { owner = me }))
  t:equal({ #g:cards("hand", me), titles(g:cards("deck", me)) }, { 0, { "Knife" } })
end)

test("Blood-Rite turns discarded cards into resources or damage", function(t)
  local g, me = table_of(t, { hand = { "blood_rite" }, deck = { "knife", "guts", "dodge" } })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  me.resources = 0
  g:act { "play", "Blood-Rite" }
  g:choose { "Knife", "Guts" }
  t:equal(me.resources, 1)                                    -- without a resource nothing else could be chosen
  g:choose { "Spend 1 resource" }
  t:equal({ me.resources, foe.damage, #g:cards("hand", me) }, { 0, 1, 0 })
end)

-- --- Archaic Glyphs --------------------------------------------------------------------------------------------------

test("the third card with an intellect icon translates the glyphs, and only then the Guiding Stones can be had", {
  rules = { "ah.researched.task_recorded" } }, function(t)
    local _, state = between(t, 3, { archaic_glyphs = 1, dodge = 0 })
    state.investigators[1].investigator = "arkham_core:daisy_walker"   -- Roland has seeker cards of level 0-2 only
    local upgrade = { act = "upgrade", from = "archaic_glyphs", card = "archaic_glyphs_3",
      investigator = "daisy_walker" }
    refused(t, (table_of(t, {})), state, upgrade, "the campaign log does not say 'You have translated the glyphs' yet")
    state.stage, state.scenario, state.history = "ready", "arkham_core:the_gathering", {}
    local g = t:game { scenario = "the_gathering", investigators = { "daisy_walker" } }
    local me = g:lead()
    g:hold_window "turn"
    g:empty("hand", me)
    local glyphs = g:put("archaic_glyphs", "play", { owner = me })
    g:hand(me, { "perception", "deduction", "perception", "knife" })
    g:act { "activate", glyphs }
    t:prompt(g, "Discard which card from your hand?", me)
    t:equal(#g:prompt_options(), 3)                           -- not the Knife
    g:choose { "Deduction" }
    g:act { "activate", glyphs }
    g:choose { g:cards("hand", me)[1] }
    t:equal({ glyphs.uses, me.resources }, { 2, 5 })
    g:act { "activate", glyphs }
    t:zone(glyphs, "discard", me)
    t:equal(me.resources, 10)
    t:logged(g, "You have translated the glyphs")
    g:effect("end_scenario", "R2")
    local new = g:call("campaign_record", state, g:call "campaign_result")
    new.investigators[1].experience = 3
    local daisy, why = try(g, new, upgrade)
    t:equal(type(why) == "string" and why or count(g, daisy, "archaic_glyphs_3"), 1)
  end)

test("without an intellect icon in hand nothing is translated", function(t)
  local g, me = table_of(t, { hand = { "knife", "guts" } })
  local glyphs = g:put("archaic_glyphs", "play", { owner = me })
  t:not_offered(g, { "activate", glyphs }, "cost")
end)

test("the Guiding Stones find one more clue for each two points of success", function(t)
  for token, clues in pairs { ["0"] = 1, ["+1"] = 2 } do       -- Roland's 3 against 2
    local g, me = table_of(t, { auto = { "windows", "commit" } })
    local stones = g:put("archaic_glyphs_3", "play", { owner = me, uses = 3 })
    g:location "study".clues = 3
    g:bag { "+1", "0" }
    g:tokens { token }
    g:act { "activate", stones }
    t:equal({ me.clues, stones.uses }, { clues, 2 }, token)
  end
end)

-- --- Three Aces ------------------------------------------------------------------------------------------------------

test("three Aces make the test succeed without a token, and pay once",
  function(t)
    local g, me = table_of(t, { hand = { "three_aces", "three_aces", "three_aces" }, deck = SEVEN })
    g:tokens { "auto_fail" }
    g:act { "investigate" }
    g:choose(with(g:cards("hand", me), "commit"))
    t:equal({ me.clues, #g:cards("hand", me), me.resources }, { 1, 3, 8 })
    t:not_drawn(g, { "auto_fail" })
  end)

test("two Aces are two icons", function(t)
  local g, me = table_of(t, { hand = { "three_aces", "three_aces", "three_aces" }, deck = SEVEN })
  g:tokens { "-4" }
  g:act { "investigate" }
  local aces = g:cards("hand", me)
  g:choose { "commit", aces[1], aces[2] }
  t:logged(g, "fails by 1")                                   -- 3 + 2 - 4 against 2
  t:equal({ #g:cards("hand", me), me.resources }, { 1, 5 })
end)

-- Does deck building say that there are too many copies of the card?
local function too_many(g, id, n)
  for _, each in ipairs(g:call("deck_problems", { investigator = "sefina_rousseau", cards = { [id] = n } })) do
    if each.message:find(n .. " copies", 1, true) then return true end
  end
  return false
end

test("three Aces are in a deck for the experience of one", {
  rules = { "ah.myriad.three_copies", "ah.myriad.counted_once" } }, function(t)
    local g = table_of(t, {})
    t:equal({ too_many(g, "three_aces", 3), too_many(g, "three_aces", 4) }, { false, true })
    t:equal(g:call("deck_experience", { investigator = "sefina_rousseau", cards = { three_aces = 3 } }), 1)
  end)

-- --- Ace in the Hole, Stroke of Luck ---------------------------------------------------------------------------------

test("Ace in the Hole gives three actions to the turn, and is no action itself", function(t)
  local g, me = table_of(t, { hand = { "ace_in_the_hole" } })
  g:act { "resource" }
  g:act { "play", "Ace in the Hole" }
  t:equal(me.actions, 5)
end)

test("one Ace in the Hole is in a deck, for twice its level", {
  rules = { "ah.exceptional.one_copy", "ah.exceptional.double_cost" } }, function(t)
    local g = table_of(t, {})
    t:equal(g:call("deck_experience", { investigator = "sefina_rousseau", cards = { ace_in_the_hole = 1 } }), 6)
    t:equal({ too_many(g, "ace_in_the_hole", 1), too_many(g, "ace_in_the_hole", 2) }, { false, true })
  end)

test("Stroke of Luck is exiled for an automatic success once a token is known, but not at the auto-fail",
  function(t)
    local g, me = table_of(t, { hand = { "stroke_of_luck", "stroke_of_luck" } })
    local first, second = unpack(g:cards("hand", me))
    g:tokens { "-4" }
    g:act { "investigate" }
    g:choose { "commit", first }
    g:choose { first }
    t:zone(first, "removed")
    t:equal({ me.clues, titles(g:call("find", "exiled_cards", me)) }, { 1, { "Stroke of Luck" } })
    g:tokens { "auto_fail" }
    g:act { "investigate" }
    g:choose { "commit", second }
    t:logged(g, "fails")
    t:zone(second, "discard", me)
  end)

-- --- Enchanted Blade -------------------------------------------------------------------------------------------------

test("the charge of Enchanted Blade is a choice before the attack", function(t)
  local g, me = table_of(t, { auto = { "windows", "commit" }, hand = { "enchanted_blade" } })
  g:act { "play", "Enchanted Blade" }
  local blade = g:card "enchanted_blade"
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })   -- fight 4, Roland's combat 4
  g:tokens { "-1", "-2" }
  g:act { "activate", blade, foe }
  g:choose { "No" }
  t:equal({ foe.damage, blade.uses }, { 1, 3 })
  g:act { "activate", blade, foe }
  g:choose { "Yes" }
  t:equal({ foe.damage, blade.uses }, { 3, 2 })
end)

test("guardians and mystics may have Enchanted Blade, and it fills a hand and an arcane slot", {
  rules = { "ah.multiclass.either_access", "ah.multiclass.each_class" } }, function(t)
    local g, me = table_of(t, { hand = { "enchanted_blade" } })
    local function may(inv) return g:call("allowed_in_deck", inv, "enchanted_blade") end
    t:equal({ may "roland_banks", may "agnes_baker", may "sefina_rousseau", may "wendy_adams" },
      { true, true, true, false })
    g:act { "play", "Enchanted Blade" }
    local blade = g:card "enchanted_blade"
    t:equal({ blade:is "guardian", blade:is "mystic", blade:check "slot_hand", blade:check "slot_arcane" },
      { true, true, 1, 1 })
    t:zone(blade, "play", me)
  end)

-- --- Summoned Hound --------------------------------------------------------------------------------------------------

test("Summoned Hound costs an Unbound Beast in the deck", { rules = { "ah.bonded.set_aside_at_start" } }, function(t)
  local g, me = before_setup(t, with(SEVEN, "summoned_hound"), "agnes_baker")
  g:go_on()
  t:equal(titles(g:call("find", "bonded_cards", me)), { "Unbound Beast" })
  g:auto { "windows", "commit" }
  g:pass()
  local hound, beast = g:card "summoned_hound", g:card "unbound_beast"
  g:act { "play", hound }
  t:equal({ hound.zone, beast.zone, beast.owner == me }, { "play", "deck", true })
  g:hand(me, { "summoned_hound" })
  me.resources = 5
  t:not_offered(g, { "play", g:cards("hand", me)[1] }, "cost")  -- no beast is left
end)

test("Summoned Hound fights and investigates with 5, once in a round; the beast goes back where it was", function(t)
  local g, me = table_of(t, { auto = { "windows", "commit", "reactions" }, deck = { "unbound_beast" } })
  local hound = g:put("summoned_hound", "play", { owner = me })
  g:effect("draw", me, 1)
  local beast = g:card "unbound_beast"
  t:equal(beast.bearer, me)
  g:tokens { "-2" }
  g:act { "activate", hound, beast }                          -- 5 - 2 against 3
  t:equal({ beast.damage, hound.exhausted }, { 1, true })
  t:not_offered(g, { "activate", hound }, "cost")
  g:effect("deal_damage", me, beast, 2)
  t:equal({ beast.zone, titles(g:call("find", "bonded_cards", me)) }, { "set_aside", { "Unbound Beast" } })
  hound.exhausted = false
  g:tokens { "-3" }
  g:act { "activate", hound, 2 }                              -- 5 - 3 against 2
  t:equal(me.clues, 1)
end)

-- --- Winging It ------------------------------------------------------------------------------------------------------

test("Winging It may be played from the discard pile; then it finds one more clue and goes into the deck", function(t)
  local g, me = table_of(t, { auto = { "windows", "commit" }, hand = { "winging_it" }, deck = { "knife", "guts" } })
  g:location "study".clues = 3
  local card = g:card "winging_it"
  g:tokens { "-2", "-2" }                                     -- 3 - 2 against 2 - 1
  g:act { "play", card }
  t:equal({ me.clues, card.zone }, { 1, "discard" })
  g:act { "play", card }
  t:equal({ me.clues, card.zone }, { 3, "deck" })
end)

test("Winging It goes into the deck from a failed second attempt, too", function(t)
  local g, me = table_of(t, { auto = { "windows", "commit" }, deck = { "knife", "guts" } })
  local card = g:discard_pile(me, { "winging_it" })[1]
  g:tokens { "auto_fail" }
  g:act { "play", card }
  t:equal({ me.clues, card.zone }, { 0, "deck" })
end)

-- --- Sefina Rousseau -------------------------------------------------------------------------------------------------

test("Sefina begins with events beneath her and eight cards, one more of both with a larger opening hand", {
  rules = { "ah.opening_hand.sefina", "ah.opening_hand.kept_from_larger" } }, function(t)
    for _, case in ipairs { { nil, 8 }, { "packed_bag", 9 } } do
      local deck = with(with(SEVEN, "evidence", "dodge", "mind_over_matter"), "knife", "guts", "machete", "flashlight",
        "overpower", case[1])
      local g, me = before_setup(t, deck, "sefina_rousseau")
      g:go_on()
      t:equal(#g:cards("hand", me), case[2] + 5)
      g:choose { "Evidence!", "Dodge", "Mind over Matter" }
      local kept = {}
      for i = 1, case[2] do kept[i] = g:cards("hand", me)[i] end
      g:choose(kept)
      t:equal({ #g:cards "beneath", #g:cards("hand", me) }, { 3, case[2] })
    end
  end)

test("Sefina takes a card from beneath her into her hand as an action", function(t)
  local g, me = table_of(t, { investigators = { "sefina_rousseau" } })
  t:not_offered(g, { "use", me, "beneath" }, "any(beneath_me)")
  g:discard_pile(me, { "dodge", "evidence" })
  for _, card in ipairs(g:cards("discard", me)) do g:effect("put_beneath", card, me) end
  g:act { "use", me, "beneath" }
  g:choose { "Dodge" }
  t:equal({ #g:cards "beneath", #g:cards("hand", me), me.actions }, { 1, 1, 2 })
end)

test("Sefina's elder sign puts an event of the discard pile beneath her", function(t)
  local g, me = table_of(t, { investigators = { "sefina_rousseau" }, auto = { "windows", "commit" } })
  g:discard_pile(me, { "dodge", "knife" })
  g:tokens { "elder_sign" }
  g:act { "investigate" }
  t:equal(#g:prompt_options(), 1)
  g:choose { "Dodge" }
  t:equal({ g:card "dodge".parent == me, me.clues }, { true, 1 })
  t:logged(g, "succeeds by 3")                                -- 2 + 3 against 2
end)

-- --- Lola Hayes ------------------------------------------------------------------------------------------------------

test("Lola plays cards of her role, and changes it once in a round or by the elder sign", {
  rules = { "ah.lola.restricted_to_role" } }, function(t)
    local g, me = table_of(t, { investigators = { "lola_hayes" }, auto = { "windows", "commit" },
      hand = { "machete", "enchanted_blade" } })
    g:effect("choose_role", me)
    g:choose { "Mystic" }
    t:not_offered(g, { "play", "Machete" }, "playable_now")
    t:offered(g, { "play", "Enchanted Blade" })
    g:act { "use", me, "another role" }
    g:choose { "Guardian" }
    t:offered(g, { "play", "Machete" })
    t:not_offered(g, { "use", me, "another role" }, "limit")
    g:tokens { "elder_sign" }
    g:act { "investigate" }
    g:choose { "Yes" }
    g:choose { "Rogue" }
    t:equal(me.role, 4)
  end)

test("Lola's deck needs seven cards of each of three classes",
  function(t)
    local g = table_of(t, {})
    local found
    for _, each in ipairs(g:call("deck_problems", { investigator = "lola_hayes", cards = { machete = 2 } })) do
      if each.message:find("7", 1, true) then found = each.message end
    end
    t:truthy(found)
    t:equal({ g:call("allowed_in_deck", "lola_hayes", "archaic_glyphs_3"),
      g:call("allowed_in_deck", "lola_hayes", "grotesque_statue") }, { true, false })
  end)

-- --- Joe Diamond -----------------------------------------------------------------------------------------------------

test("in each investigation phase Joe may play his top hunch for 2 less; unplayed it goes back", {
  rules = { "ah.hunch.built_in_step_4", "ah.hunch.discard" } }, function(t)
    local deck = { "working_a_hunch", "working_a_hunch", "mind_over_matter" }
    for _, id in ipairs(SEVEN) do if id ~= "evidence" then deck[#deck + 1] = id end end
    local g, me = before_setup(t, deck, "joe_diamond")
    g:go_on()
    t:equal(#g:call("find", "hunch_deck", me), 3)
    g:auto { "windows" }
    g:pass()
    t:equal({ #g:call("find", "hunch_deck", me), #g:cards "beneath" }, { 2, 1 })
    local card = g:cards "beneath"[1]
    t:falsy(g:sees(me, g:call("find", "hunch_deck", me)[1]))
    local before = me.resources
    g:act { "play", card }
    t:equal({ card.zone, before - me.resources }, { "discard", 0 })   -- 2 for Working a Hunch, 1 for Mind over Matter
    g:end_turn()
    g:run_to "turn of joe_diamond"
    local next_card = g:cards "beneath"[1]
    t:not_equal(next_card, card)
    g:run_to "upkeep"
    t:equal({ #g:cards "beneath", #g:call("find", "hunch_deck", me), next_card.zone }, { 0, 2, "beneath_facedown" })
  end)

-- --- Cryptic Writings ------------------------------------------------------------------------------------------------

test("Cryptic Writings is played as it is drawn, in one's own turn only", function(t)
  local g, me = table_of(t, { deck = { "cryptic_writings", "knife", "cryptic_writings", "guts" } })
  local first, _, second = unpack(g:cards("deck", me))
  g:act { "draw" }
  g:choose { first }
  t:equal({ me.resources, first.zone }, { 7, "discard" })
  g:hold_window "turn"
  g:act { "draw" }
  t:not_offered(g, { "play", second })
  g:end_turn()                                                -- upkeep draws the other one
  t:equal({ second.zone, me.resources }, { "hand", 8 })
  g:act { "draw" }                                            -- not at another card
  t:prompt(g, "Your turn")
  t:not_offered(g, { "play", second })
end)
