-- Values, timing points and verbs that cards of the expansions brought (lib/more_words.lua).

local TWO = { "roland_banks", "test_partner" }

local function table_of(t, more)
  local setup = { locations = { "study" }, auto = { "windows", "commit" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), setup.investigators and g:investigator "test_partner"
end

test("an effect ends a turn: no more actions, no more free abilities", function(t)
  local g, me, partner = table_of(t, { investigators = TWO })
  local clock = g:put("later_clock", "play", { owner = me })
  g:act { "use", clock, "Gain 1" }
  g:act { "use", clock, "End your turn" }
  t:equal({ g:active(), me.turn_taken, me.actions, partner.turn_taken }, { partner, true, 0, false })
  t:order(g, { "Roland Banks's turn ends", "'s turn begins" })
  g:effect("end_turn", me)
  t:equal(g:active(), partner, "it is not Roland's turn")
end)

test("a card that would ready, in the upkeep phase or by an effect, may be kept from it", function(t)
  local g, me = table_of(t, { deck = { "knife", "guts" } })
  local fetters = g:put("later_fetters", "play", { owner = me })
  local book, foe = g:put("old_book_of_lore", "play", { owner = me, exhausted = true }),
    g:spawn("ghoul_minion", { at = g:location "study", exhausted = true })
  t:equal(g:effect("ready", book), nil)
  t:equal({ book.exhausted, fetters.uses }, { true, 1 })
  g:auto { "forced" }
  g:run_to "mythos"
  t:equal({ book.exhausted and 1 or 0, foe.exhausted and 1 or 0, fetters.uses }, { foe.exhausted and 0 or 1, book.exhausted and 0 or 1, 0 })
end)

test("harm is assigned to an asset before its investigator, unless it is direct; other assets may take it", function(t)
  local g, me = table_of(t)
  local shield = g:put("later_shield", "play", { owner = me })
  g:effect("take", me, { damage = 1, horror = 1, direct = true })
  t:equal({ me.damage, me.horror, shield.zone }, { 1, 1, "play" })
  g:effect("take_damage", me, 2)
  t:equal({ me.damage, shield.zone }, { 2, "discard" }, "without a question")
  shield = g:put("later_shield", "play", { owner = me })
  local dog = g:put("beat_cop", "play", { owner = me })
  g:effect("take_horror", me, 1)
  t:prompt(g, "Who takes this horror?")
  t:equal(#g:prompt_options(), 2)
  g:choose { dog }
  t:equal({ me.horror, dog.horror, shield.zone }, { 1, 1, "play" })
end)

test("a limit per investigator may count a trait, for a play and for an effect", { rules = {
  "ah.limit.per_investigator_area" } }, function(t)
  local g, me = table_of(t, { hand = { "later_shield" } })
  local other, shield = g:put("later_buckler", "play", { owner = me }), g:card "later_shield"
  g:spawn("swarm_of_rats", { engaged = me })
  t:not_offered(g, { "play", shield })
  g:effect("enter_play", shield, me)
  t:zone(shield, "hand")
  g:effect("leave_play", other)
  g:act { "play", shield }
  t:equal({ shield.zone, me.damage }, { "play", 0 }, "it provokes nothing")
end)

test("harm is announced as a whole, and cancelled before it is announced in parts", function(t)
  local g, me = table_of(t, { hand = { "later_mercy", "later_mercy" } })
  local one, two = unpack(g:cards("hand", me))
  g:effect("take", me, { damage = 2, horror = 1 })
  g:choose { one }
  g:pass()
  t:equal({ me.damage, me.horror, one.zone, two.zone }, { 1, 0, "victory", "hand" })
  local dog = g:put("guard_dog", "play", { owner = me })
  g:effect("take_horror", me, 1)
  g:choose { dog }
  g:choose { two }
  t:equal({ me.horror, dog.horror, two.zone }, { 0, 0, "victory" })
  g:effect("take_horror", me, 1)
  g:choose { me }
  t:equal(me.horror, 1, "nothing is left over from earlier")
end)

test("an event in the victory display is worth experience", function(t)
  local g, me = table_of(t)
  g:put("later_mercy", "victory", { owner = me })
  g:effect("earn", 1)
  t:equal(me.earned, 3)
end)

test("the difficulty of a test is doubled with all that changes it; a card may ask for it before", function(t)
  local g, me = table_of(t, { hand = { "later_wager" }, auto = { "windows" } })
  local study = g:location "study"                                            -- Roland has intellect 3
  study.clues = 3
  study:modify("shroud", 3 - study.shroud, "game")
  g:tokens { "0", "0" }
  g:act "investigate"
  t:equal(me.clues, 1, "3 is not above 3")
  me:modify("test_difficulty", 1, "game")
  g:act "investigate"
  g:choose { "commit", g:card "later_wager" }
  t:logged(g, "fails by 4")                                                   -- 3 + 1 against (3 + 1) * 2
end)

test("a base skill is what an effect makes it, before all other modifiers", {
  rules = { "ah.base_value.printed" } }, function(t)
  local g, me = table_of(t, { hand = { "later_wager" }, auto = { "windows" } })
  local study = g:location "study"
  study.clues = 3
  study:modify("shroud", 4 - study.shroud, "game")
  me:modify("intellect", 5, "round", me, "base")
  me:modify("intellect", -2, "round")
  g:tokens { "0", "0" }
  g:act "investigate"
  t:logged(g, "fails by 1")                                                   -- 5 - 2 against 4, which is not above 5
  study:modify("shroud", 2, "game")
  g:act "investigate"
  g:choose { "commit", g:card "later_wager" }
  t:logged(g, "fails by 8")
end)

test("what committing costs is paid card by card; a card for which not enough is left goes back", {
  rules = { "ah.addcost.unpaid_aspect_fails" } }, function(t)
  local g, me = table_of(t, { hand = { "later_toll", "later_toll" }, auto = { "windows" } })
  me.resources = 3
  g:tokens { "0" }
  g:act "investigate"
  g:choose(g:cards("hand", me))
  t:equal({ me.resources, #g:cards("hand", me) }, { 1, 1 })
  g:tokens { "0" }
  g:act "investigate"
  t:no_prompt(g, "Commit")
end)

test("somebody elsewhere commits a card", function(t)
  local g, me, partner = table_of(t, { investigators = TWO, locations = { "study", "hallway" }, auto = { "windows" },
    at = { test_partner = "hallway" }, hand = { test_partner = { "unexpected_courage" } } })
  g:location "study".clues = 3
  g:tokens { "-3", "-3" }
  g:act "investigate"
  t:equal(me.clues, 0)
  g:put("later_thread", "play", { owner = partner })
  g:act "investigate"
  g:choose { "commit", g:card "unexpected_courage", player = partner }
  t:equal(me.clues, 1)
end)

test("an enemy that cannot engage somebody engages somebody else, or nobody", function(t)
  local g, me, partner = table_of(t, { investigators = TWO, locations = { "study", "hallway" }, at = { test_partner = "hallway" } })
  local study, hall = g:location "study", g:location "hallway"
  local veil = g:put("later_veil", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { at = hall, exhausted = true })
  g:effect("move_enemy", foe, study)
  g:effect("ready", foe)
  t:equal(foe.bearer, nil)
  t:not_offered(g, { "engage", foe })
  g:effect("take_damage", me, 1)
  t:equal(foe.bearer, nil, "what is checked at all times knows it")
  g:place(partner, study)
  g:effect "check_engagement"
  t:equal(foe.bearer, partner)
  veil.uses = 0
  g:effect("engage", me, foe)
  t:equal(foe.bearer, me)
end)

test("for a turn an enemy cannot engage whoever has the turn", function(t)
  local g, me = table_of(t, { deck = { "knife" } })
  local veil = g:put("later_veil", "play", { owner = me, uses = 0 })
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "use", veil, foe }
  t:equal(foe.bearer, nil)
  t:not_offered(g, { "engage", foe })
  g:act "resource"
  t:equal(me.damage, 0)
end)

test("engage actions provoke nothing where an effect says so", function(t)
  local g, me, partner = table_of(t, { investigators = TWO })
  local veil = g:put("later_veil", "play", { owner = me, uses = 0 })
  g:spawn("swarm_of_rats", { engaged = me })
  local one, two = g:spawn("ghoul_minion", { engaged = partner }), g:spawn("icy_ghoul", { engaged = partner })
  one.exhausted = true
  g:act { "engage", one }
  t:equal({ one.bearer, me.damage }, { me, 0 })
  g:effect("leave_play", veil)
  g:act { "engage", two }
  t:equal(me.damage, 1)
end)

test("in the enemy phase enemies that move go where an effect lures them", function(t)
  local g, me = table_of(t, { locations = { "hallway", "attic", "cellar" }, investigators = TWO, at = { test_partner = "attic" } })
  g:put("later_bell", "play", { owner = g:investigator "test_partner" })
  local foe = g:spawn("ghoul_priest", { at = g:location "cellar" })               -- hunter; its prey is elsewhere
  g:place(me, g:location "cellar")
  g:effect("disengage", foe)
  g:place(me, g:location "hallway")
  g:run_to "upkeep"
  t:equal(foe.place, g:location "hallway", "on its way to the attic")
end)

test("before the opening hand; without a mulligan; experience that is earned", function(t)
  local g = t:game { scenario = "the_gathering", begin = "setup", investigators = { "roland_banks" }, auto = { "windows" } }
  local me = g:lead()
  g:empty("deck", me)
  g:deck(me, { "later_luggage", "knife", "knife", "guts", "guts", "dodge", "dodge" })
  g:go_on()
  t:prompt(g, "about to draw their opening hand")
  t:equal(#g:cards("hand", me), 0)
  g:choose { g:card "later_luggage" }
  t:no_prompt(g, "replace")
  t:equal({ #g:cards("hand", me), me.resources }, { 5, 8 })
  g:effect("earn", 2)
  t:equal(me.earned, 3)
end)

test("what comes instead of the top encounter card; cards from elsewhere are no such draw", function(t)
  local g, me = table_of(t, { hand = { "later_trail" }, deck = { "knife" } })
  g:put("later_doubter", "play", { owner = me })
  g:encounter_deck { "ancient_evils", "crypt_chill" }
  local found = g:put("swarm_of_rats", "set_aside")
  g:effect("draw_encounter", me, found)
  t:equal({ found.bearer, me.resources }, { me, 5 })
  g:effect("draw_encounters", me, 2)
  g:choose { "Later Trail" }
  t:equal({ g:card "knife".zone, #g:cards "encounter_deck" }, { "hand", 1 })
  g:choose { g:card "later_doubter" }
  t:equal({ g:agenda().doom, me.resources }, { 1, 6 }, "the other one comes")
end)

test("entries of the log on the card that writes them; what is remembered is in no campaign log", { rules = {
  "ah.remember.until_scenario_end" } }, function(t)
  local g, me = table_of(t)
  local diary = g:put("later_diary", "play", { owner = me })
  g:act { "use", diary, "Write" }
  g:act { "use", diary, "Dream" }
  t:not_offered(g, { { "use", diary, "Dream" }, { "use", diary, "Write" } })
  t:logged(g, "Remembered: You have dreamt")
  t:equal({ g:call("logged", "later_written"), g:call("is_remembered", "later_dreamt") }, { true, true })
  t:equal(g:call "campaign_log".notes, { "later_words:later_written" })
  g:effect("record", "later_dreamt")
  t:script_error(g, "only remembered")
end)

test("whether somebody can resign anywhere", function(t)
  local g, me = table_of(t, { hand = { "later_way_out" }, unrevealed = { "later_door" } })
  t:not_offered(g, { "play", "Later Way Out" })
  g:location "later_door".face = 1
  g:act { "play", "Later Way Out" }
  t:equal(me.resigned, true)
end)

test("a result resolves once, even if it takes its card out of play", function(t)
  local g, me = table_of(t)
  local flask = g:put("later_flask", "play", { owner = me })
  g:tokens { "0" }
  g:act { "activate", flask }
  t:equal({ flask.zone, me.resources }, { "discard", 6 })
end)

test("assets that change hands at once make room for each other, and discard what no longer fits", { rules = {
  "ah.slots.overflow_discard" } }, function(t)
  local g, me, partner = table_of(t, { investigators = TWO })
  local big, book, lamp = g:put("shotgun", "play", { owner = me }), g:put("old_book_of_lore", "play", { owner = partner }),
    g:put("flashlight", "play", { owner = partner })
  g:effect("give_together", { { big, partner }, { book, me }, { lamp, me } })
  t:equal({ big.bearer, book.bearer, lamp.bearer }, { partner, me, me })
  g:effect("give_together", { { lamp, partner } })
  t:equal({ lamp.bearer, lamp.zone, big.zone, book.zone }, { partner, "play", "discard", "play" })
  local own = g:put("rolands_38_special", "play", { owner = me })
  g:effect("give_together", { { own, partner } })
  t:equal(own.bearer, me)
end)

test("whoever is given more than fits keeps what they choose of it", function(t)
  local g, me, partner = table_of(t, { investigators = TWO })
  local one, two = g:put("machete", "play", { owner = me }), g:put("knife", "play", { owner = me })
  local big = g:put("shotgun", "play", { owner = partner })
  me:modify("slot_hand", 2, "game")
  local lamp = g:put("flashlight", "play", { owner = me })
  g:effect("give_together", { { one, partner }, { two, partner }, { lamp, partner } })
  t:zone(big, "discard")
  g:choose { two }
  t:equal({ one.bearer, two.zone, lamp.bearer }, { partner, "discard", partner })
end)

test("experience is earned in a resolution, and what waits for that hears of it", function(t)
  local g = t:game { scenario = "promise" }
  local me = g:lead()
  g:put("later_luggage", "play", { owner = me })
  g:effect("end_scenario", "R1")
  t:over(g, "R1")
  t:equal(me.earned, 1)
end)

test("an effect spawns an enemy engaged, whatever its spawn instruction is", function(t)
  local g, me = table_of(t, { locations = { "study", "attic" } })
  local foe = g:put("icy_ghoul", "set_aside")                                   -- spawns in the Cellar
  g:effect("spawn_engaged", foe, me)
  t:equal({ foe.bearer, foe.place }, { me, g:location "study" })
  t:order(g, { "Icy Ghoul engages", "Icy Ghoul spawns" })
end)

test("several cards are committed, or none: the investigator adds what is missing, or takes all back", function(t)
  local g, me, partner = table_of(t, { investigators = TWO, auto = { "windows", "forced" },
    hand = { roland_banks = { "perception", "deduction", "knife" } } })
  g:put("later_oath", "play", { owner = me })
  local study = g:location "study"
  study.clues = 5
  g:tokens { "0", "0", "0", "0" }
  me.actions = 4
  g:act "investigate"
  g:choose { "commit", g:card "perception" }
  t:prompt(g, "Commit 1 more")
  t:equal(#g:prompt_options(), 1)
  g:pass()
  t:logged(g, "succeeds by 1")
  t:equal(#g:cards("hand", me), 3)
  g:act "investigate"
  g:choose { "commit", g:card "perception" }
  g:choose { g:card "deduction" }
  t:logged(g, "succeeds by 4")
  t:equal({ g:card "perception".zone, g:card "deduction".zone }, { "discard", "discard" })
  g:hand(me, { "guts", "perception" })
  g:act "investigate"
  g:choose { "commit", "Perception" }
  t:no_prompt(g, "Commit 1 more")
  t:equal(#g:cards("hand", me), 3, "only one fits: it comes back")
  local deduction = g:hand(partner, { "deduction" })[1]
  g:place(partner, study)
  g:put("later_oath", "play", { owner = partner })
  g:act "investigate"
  g:choose { "commit", none = true }
  t:no_prompt(g, "Commit")
  t:zone(deduction, "hand")
end)

test("horror that would be placed on an investigator is placed on what diverts it, also what is direct", function(t)
  local g, me, partner = table_of(t, { investigators = TWO })
  local idol, dog = g:put("later_idol", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
  g:effect("take_horror", me, 2)
  g:choose { me }
  g:choose { me }
  t:equal({ me.horror, idol.horror }, { 1, 1 })
  g:effect("take_horror", partner, 1)
  g:effect("take_horror", me, 1)
  g:choose { dog }
  t:equal({ me.horror, idol.horror, dog.zone, partner.horror }, { 1, 1, "discard", 1 })
  g:effect("take", me, { horror = 1, damage = 1, direct = true })
  t:equal({ me.horror, me.damage, idol.horror }, { 1, 1, 2 })
  g:effect("harm_all", nil, { me, partner }, 1, 2, true)
  t:equal({ me.horror, me.damage, idol.zone, partner.horror }, { 2, 2, "discard", 3 })
end)

test("the odds know of a doubled difficulty", function(t)
  local g, me = table_of(t, { hand = { "later_wager" }, auto = {} })
  local study, lamp = g:location "study", g:put("later_clock", "play", { owner = g:lead() })      -- usable in each window
  study:modify("shroud", 4 - study.shroud, "game")
  g:act "investigate"
  t:equal(g:call "odds"[1], "intellect (3) against 4, before the token")
  g:pass()
  g:choose { "commit", g:card "later_wager" }
  t:equal(g:call "odds"[1], "intellect (4) against 8, before the token")
  t:truthy(lamp.in_play and me.in_play)
end)

test("a phase is skipped: nothing of it happens, and the next one comes", function(t)
  for _, case in ipairs { { "mythos", "doom on" }, { "enemy", "attacks" }, { "upkeep", "The round ends" } } do
    local phase, text = unpack(case)
    local g, me = table_of(t, { deck = { "knife", "guts" }, phase = phase })
    g:put("later_hourglass", "play", { owner = me })
    g:spawn("swarm_of_rats", { engaged = me })
    g:encounter_deck { "crypt_chill" }
    g:go_on()
    g:choose { "skip it" }
    t:not_logged(g, text)
    t:equal({ g:get "phase", g:active(), me.actions }, { 2, me, 3 })
  end
end)

test("a phase is repeated: turns are taken again, and a round ends once", function(t)
  local g, me = table_of(t, { deck = { "knife", "guts", "dodge" } })
  g:put("later_hourglass", "play", { owner = me })
  local round = g:get "round"
  g:act "resource"
  g:end_turn()
  g:choose { "repeat it" }
  t:equal({ g:active(), me.actions, g:get "round" }, { me, 3, round })
  g:end_turn()
  t:equal(g:get "round", round + 1)

  g, me = table_of(t, { deck = { "knife", "guts", "dodge" }, phase = "upkeep" })
  g:put("later_hourglass", "play", { owner = me })
  g:go_on()
  g:pass()
  g:choose { "repeat it" }
  local ends = 0
  for _, line in ipairs(g:log()) do
    if line:find "The round ends" then ends = ends + 1 end
  end
  t:equal({ ends, me.resources, #g:cards("hand", me) }, { 1, 7, 2 })
end)

-- --- one verb for what several cards say ------------------------------------------------------------------------------

test("harm that is placed or moved is not dealt, but heard of, and it defeats", function(t)
  local g, me, partner = table_of(t, { investigators = { "agnes_baker", "test_partner" }, hand = { "later_bruise" } })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  partner.horror, partner.damage = 2, 1
  t:equal(g:effect("move_harm", partner, me, { horror = 1 }), nil)
  g:choose { me }                                            -- horror has been placed on Agnes
  t:equal({ partner.horror, partner.damage, me.horror, foe.damage }, { 1, 1, 1, 1 })
  t:no_prompt(g, "React")                                    -- nothing is dealt
  g:effect("move_harm", partner, me, { damage = 3, horror = 3 })
  t:equal({ partner.horror, partner.damage, me.horror, me.damage }, { 0, 0, 2, 1 }, "what there is")
  local dog = g:put("guard_dog", "play", { owner = partner })
  g:effect("place_harm", dog, { damage = 2, horror = 1 })
  t:zone(dog, "discard")
  foe:modify("immune", 1, "game")
  g:effect("move_harm", me, foe, { damage = 1 })
  t:equal({ me.damage, foe.damage }, { 1, 1 }, "it is immune")
end)

test("an action as if it were one's own turn leaves nothing of that turn behind",
  { rules = { "ah.as_if.other_effects_see_it", "ah.as_if.whole_duration" } }, function(t)
    local g, roland, partner = table_of(t, { investigators = TWO })
    local bell = g:put("later_bell", "play", { owner = partner })
    g:effect("take_action", partner, nil, { own_turn = true })
    g:choose { bell }
    t:equal({ partner.resources, g:active(), partner.turn_taken, partner.actions, roland.actions }, { 7, roland, false, 3, 3 })
    g:end_turn()
    t:equal(g:active(), partner, "the real turn is still to come")
    g:effect("take_action", partner, nil, { own_turn = true })
    g:choose { bell }
    t:order(g, { "Test Partner's turn begins", "Test Partner gains 2", "Test Partner's turn ends" })
  end)

test("up to so much of what is dealt is cancelled", function(t)
  local g, me = table_of(t, { hand = { "later_bruise", "later_bruise" } })
  local one, two = unpack(g:cards("hand", me))
  g:effect("take", me, { damage = 2, horror = 2 })
  g:choose { one }
  g:number(1)
  t:raises(function() g:number(2) end)
  g:number(1)
  g:choose { two }
  g:number(0)
  t:equal({ me.damage, me.horror, me.resources }, { 1, 0, 8 })
end)

test("an enemy that a search has found comes from the encounter deck", function(t)
  local g, me = table_of(t)
  g:put("later_doubter", "play", { owner = me })
  g:encounter_deck { "ancient_evils", "swarm_of_rats" }
  g:effect("draw_found", me, g:cards "encounter_deck"[2])
  g:choose { "Later Doubter" }
  t:equal({ g:card "swarm_of_rats".bearer, me.resources, #g:cards "encounter_deck" }, { me, 6, 1 })
  g:encounter_discard { "icy_ghoul" }
  g:effect("draw_found", me, g:cards "encounter_discard"[1])
  t:no_prompt(g, "React")
  t:equal(me.resources, 6)
end)

test("a defeat by both damage and horror is one by damage if the horror is healed before it", function(t)
  local g, me = table_of(t)
  local key = g:put("later_key", "play", { owner = me })
  me.damage, me.horror = me.health - 1, me.sanity - 1
  g:effect("take", me, { damage = 1, horror = 1 })
  g:choose { key }
  t:equal({ me.defeated, me.physical_trauma, me.mental_trauma }, { true, 1, 0 })
end)

test("cards are shuffled into a deck together, a single one into no empty deck; what is set aside instead is set aside", function(t)
  local g, me = table_of(t)
  local dream, knife, guts = unpack(g:hand(me, { "later_dream", "knife", "guts" }))
  g:effect("shuffle_in", me, { knife })
  t:zone(knife, "hand", me)
  g:effect("shuffle_in", me, { knife, guts, dream })
  t:equal({ knife.zone, guts.zone, dream.zone, #g:cards("deck", me) }, { "deck", "deck", "set_aside", 2 })
  dream = g:hand(me, { "later_dream" })[1]
  g:effect("shuffle_into", dream, "deck", me)
  t:zone(dream, "set_aside")
end)

test("an enemy that cannot be damaged is no target of what would damage it, and keeps none",
  { rules = { "ah.cannot.absolute" } }, function(t)
    local g, me = table_of(t, { hand = { "knife" } })
    local phantom = g:spawn("later_phantom", { engaged = me })
    local cop = g:put("beat_cop", "play", { owner = me })
    t:not_offered(g, { "use", cop }, "aimed at")
    g:effect("deal_damage", me, phantom, 1)
    g:effect("harm_all", me, { phantom, me }, 1)
    g:choose { me }
    g:effect("place_harm", phantom, { damage = 1 })
    g:effect("move_harm", me, phantom, { damage = 1 })
    t:equal({ phantom.damage, me.damage }, { 0, 1 })
    g:tokens { "0" }
    g:act { "fight", phantom }
    t:equal(phantom.damage, 0, "it can be attacked in vain")
    phantom.exhausted = true
    g:act { "use", cop, phantom }
    t:equal(phantom.damage, 1)
  end)

test("an enemy that makes no attacks of opportunity is not asked about, and attacks otherwise", function(t)
  local g, me = table_of(t)
  local phantom = g:spawn("later_phantom", { engaged = me })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act "resource"
  t:equal(me.damage, 1, "the rats alone, and no question who is first")
  t:not_logged(g, "Later Phantom attacks")
  g:effect("attack", phantom, me)
  t:equal(me.damage, 2)
end)

test("damageable() leaves out whom the investigator cannot damage", function(t)
  local g, me = table_of(t)
  local phantom, rats = g:spawn("later_phantom", { engaged = me }), g:spawn("swarm_of_rats", { engaged = me })
  t:equal(g:call("damageable", { phantom, rats }, me), { rats })
  phantom.exhausted = true
  t:equal(g:call("damageable", { phantom, rats }, me), { phantom, rats })
end)

test("assets at a location: also attached ones, and those that nobody controls", function(t)
  local g = t:game { investigators = { "roland_banks", "wendy_adams", "agnes_baker" }, locations = { "study", "attic" },
    at = { agnes_baker = "attic" } }
  local me, wendy, agnes = g:lead(), g:investigator "wendy_adams", g:investigator "agnes_baker"
  local study = g:location "study"
  local mine, hers = g:put("knife", "play", { owner = me }), g:put("flashlight", "play", { owner = wendy })
  g:put("knife", "play", { owner = agnes })
  local lita = g:put("lita_chantler", "board", { at = study })
  local laid = g:put("knife", "attached", { owner = me, attached_to = study })
  local all = g:call("find", "all_assets_here", me)
  t:equal(#all, 4)
  for _, card in ipairs { mine, hers, lita, laid } do
    local found = false
    for _, other in ipairs(all) do found = found or other == card end
    t:truthy(found)
  end
  local far = g:put("knife", "attached", { owner = me, attached_to = g:location "attic" })
  local held = g:call("find", "assets_here", me)
  t:equal(#held, 4, "those that somebody there controls, also where they are attached to something elsewhere")
  for _, card in ipairs(held) do t:not_equal(card, lita) end
  t:equal(#g:call("find", "all_assets_here", me), 4)
  t:equal(far.controller, me)
end)

test("a play area: also what is attached to assets there or to the investigator, but not what lies elsewhere", function(t)
  local g = t:game { investigators = { "roland_banks", "wendy_adams" }, locations = { "study" } }
  local me, wendy = g:lead(), g:investigator "wendy_adams"
  local gun = g:put("45_automatic", "play", { owner = me })
  local hers = g:put("45_automatic", "play", { owner = wendy })
  g:put("knife", "attached", { owner = me, attached_to = gun })
  g:put("knife", "attached", { owner = wendy, attached_to = hers })
  g:put("knife", "attached", { owner = me, attached_to = g:location "study" })
  g:put("knife", "attached", { owner = me, controller = wendy, attached_to = wendy })
  t:equal(#g:call("find", "my_play_area", me), 2)
  t:equal(#g:call("find", "my_play_area", wendy), 3)
end)
