-- Plays what imported cards say of chaos tokens, their options and backs: the cards of text_cards.json
-- (import_command_test.cpp). One file: they are all played from one import of those cards.

-- An investigation of the Attic, shroud 1, with intellect 3.
local function revealed(t, difficulty, tokens, prepare)
  local g = t:game { locations = { "attic" }, reference = "symbols:odd_night", difficulty = difficulty,
    investigators = { "symbols:ada_quill" } }
  local ada = g:lead()
  if prepare then prepare(g, ada) end
  g:add_to_bag(tokens)
  g:tokens(tokens)
  g:act "investigate"
  return g, ada
end
local function with_ghoul(g) g:spawn("ghoul_minion", { exhausted = true }) end
local function with(counter, n)
  return function(_, ada) ada[counter] = n end
end

test("another number if something holds", function(t)
  t:logged(revealed(t, "standard", { "skull" }), "succeeds by 1")
  t:logged(revealed(t, "standard", { "skull" }, with_ghoul), "fails by 1")
end)

test("a number for each clue of whoever takes the test, up to a maximum", function(t)
  t:logged(revealed(t, "hard", { "skull" }, with("clues", 1)), "succeeds by 1")
  t:logged(revealed(t, "hard", { "skull" }, function(g, ada)
    ada.clues = 9
    g:effect("modify", ada, "intellect", 3, "round")
  end), "succeeds by 1")
end)

test("two symbols of one line: another token, and horror after a failure", function(t)
  for _, symbol in ipairs { "cultist", "tablet" } do
    local g, ada = revealed(t, "standard", { symbol, "-3" })
    t:logged(g, "fails by 1")
    t:equal(ada.horror, 1)
    g, ada = revealed(t, "standard", { symbol, "0" })
    t:logged(g, "succeeds by 2")
    t:equal(ada.horror, 0)
  end
end)

test("each point of failure counts", function(t)
  local _, ada = revealed(t, "hard", { "cultist" }, function(g, ada) g:effect("modify", ada, "intellect", -2, "round") end)
  t:equal(ada.resources, 4)
end)

test("another token only while something is there", function(t)
  t:logged(revealed(t, "hard", { "tablet" }), "succeeds by 0")
  t:logged(revealed(t, "hard", { "tablet", "+1" }, with_ghoul), "succeeds by 1")
end)

test("X is a number of whoever takes the test; less than a success by 2 has a consequence", function(t)
  local g, ada = revealed(t, "standard", { "elder_thing" })
  t:logged(g, "succeeds by 2")
  t:equal(ada.damage, 0)
  g, ada = revealed(t, "standard", { "elder_thing" }, with("horror", 1))
  t:logged(g, "succeeds by 1")
  g:choose { "-X. X is the amount of horror" }
  t:equal(ada.damage, 1)
  g, ada = revealed(t, "standard", { "elder_thing" }, with("horror", 3))
  t:logged(g, "fails by 1")
  t:equal(ada.damage, 1)
end)

test("an automatic failure, if something holds", function(t)
  t:logged(revealed(t, "hard", { "elder_thing" }), "fails")
  t:logged(revealed(t, "hard", { "elder_thing" }, with("clues", 1)), "succeeds by 0")
end)

test("the elder sign counts, and its effect needs a success by 2", function(t)
  local g, ada = revealed(t, "standard", { "elder_sign" }, function(game, inv)
    inv.resources = 2
    game:deck(inv, { "emergency_cache", "emergency_cache" })
  end)
  t:logged(g, "succeeds by 4")
  g:choose { "+1 for each resource" }
  t:equal(#g:cards("hand", ada), 1)
  g, ada = revealed(t, "standard", { "elder_sign" }, function(game, inv)
    inv.resources = 0
    game:deck(inv, { "emergency_cache", "emergency_cache" })
    game:effect("modify", inv, "intellect", -1, "round")
  end)
  t:logged(g, "succeeds by 1")
  t:equal(#g:cards("hand", ada), 0)
end)

-- --- options, and backs -------------------------------------------------------------------------------------------------

test("one of the options behind the bullets is chosen, if it can change something", function(t)
  local g = t:game { locations = { "attic" } }
  local me = g:lead()
  me.resources = 3
  g:encounter_deck { "symbols:two_roads", "symbols:two_roads" }
  g:effect("draw_encounter", me)
  g:choose { "Lose 2 resources" }
  t:equal({ me.resources, me.damage, me.horror }, { 1, 0, 0 })
  me.resources = 0
  g:effect("draw_encounter", me)
  t:equal({ me.resources, me.damage, me.horror }, { 0, 1, 1 })
end)

test("a back: all lose their clues, a location and an enemy come into play", function(t)
  local g = t:game { locations = { "attic" }, agenda = "symbols:late_hour" }
  local me, cellar, warden = g:lead(), g:put("cellar", "set_aside"), g:put("symbols:drowned_warden", "set_aside")
  me.clues = 2
  g:effect "advance_agenda"
  t:equal(me.clues, 0)
  t:zone(cellar, "locations")
  t:equal(warden.place, cellar)
end)

test("a back: everybody left is defeated, with trauma, and the scenario has no resolution", function(t)
  local g = t:game { locations = { "attic" }, agenda = "symbols:last_hour" }
  local me = g:lead()
  g:effect "advance_agenda"
  t:equal(me.mental_trauma, 1)
  t:over(g, "no_resolution")
end)

test("a back: one of two resolutions", function(t)
  for _, case in ipairs { { false, "R2" }, { true, "R3" } } do
    local g = t:game { locations = { "attic" }, act = "symbols:a_way_out" }
    if case[1] then with_ghoul(g) end
    g:effect "advance_act"
    t:over(g, case[2])
  end
end)

test("a skill that counts if the test fails", function(t)
  for _, case in ipairs { { "-4", 1 }, { "-1", 0 } } do   -- intellect 3 and an icon, against shroud 1
    local g = t:game { locations = { "attic" }, hand = { "symbols:bad_luck" } }
    g:tokens { case[1] }
    g:act "investigate"
    g:choose { "commit", g:card "symbols:bad_luck" }
    t:equal(g:lead().damage, case[2])
  end
end)

test("a skill that returns after a failure is in hand before the enemy strikes back", function(t)
  for _, case in ipairs { { "auto_fail", "hand", 1 }, { "0", "discard", 0 } } do
    local g = t:game { locations = { "attic" }, auto = { "windows", "forced" }, hand = { "symbols:odd_thread" } }
    local me, thread = g:lead(), g:card "symbols:odd_thread"
    local priest = g:spawn("ghoul_priest", { engaged = me })                      -- fight 4, retaliate
    local in_hand = 0
    g:tokens { case[1] }
    if case[3] > 0 then g:stop_at "before attack" end
    g:act { "fight", priest }
    g:choose { "commit", thread }
    if case[3] > 0 then
      in_hand = #g:cards("hand", me)
      g:go_on()
    end
    t:zone(thread, case[2])
    t:equal(in_hand, case[3])
  end
end)

test("other committed cards that return after a failure can be played before the test ends", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows", "forced" }, hand = { "symbols:odd_knot", "dodge" } }
  local me, knot, dodge = g:lead(), g:card "symbols:odd_knot", g:card "dodge"
  local priest = g:spawn("ghoul_priest", { engaged = me })
  priest:gain_tag("alert", "game")
  g:tokens { "auto_fail" }
  g:act { "evade", priest }
  g:choose { "commit", knot, dodge }
  g:choose { dodge }
  t:equal({ me.damage, knot.zone, dodge.zone }, { 0, "discard", "discard" })
end)

test("what is immune is no reason for an effect on enemies", function(t)
  local g = t:game { locations = { "hallway", "attic" }, investigators = { "roland_banks", "agnes_baker" },
    auto = { "windows" }, hand = { "symbols:loud_dare" } }
  local me, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_minion", { engaged = agnes })
  local dare = g:card "symbols:loud_dare"
  t:offered(g, { "play", dare })
  foe:modify("immune", 1, "game")
  t:not_offered(g, { "play", dare }, "immune")
  g:spawn("swarm_of_rats", { engaged = agnes })
  g:act { "play", dare }
  t:equal(#g:prompt_options(), 1)
end)

test("what is immune is no reason for an effect on that enemy", function(t)
  for _, immune in ipairs { false, true } do
    local g = t:game { locations = { "hallway" }, auto = { "windows", "commit" } }
    local me = g:lead()
    local foe = g:spawn("ghoul_minion", { engaged = me })
    g:put("symbols:cross_terrier", "play", { owner = me })
    if immune then foe:modify("immune", 1, "game") end
    g:add_to_bag { "+1" }
    g:tokens { "+1" }
    g:act { "evade", foe }
    t:truthy(foe.exhausted)
    if immune then t:no_prompt(g, "evades") else t:prompt(g, "evades") end
  end
end)

test("nobody pays to move where nobody can go", function(t)
  for _, barred in ipairs { false, true } do
    local g = t:game { locations = { "hallway", "attic" }, auto = { "windows", "commit" } }
    local me = g:lead()
    local chart = g:put("symbols:corner_chart", "play", { owner = me })
    if barred then me:modify("cannot_enter", 1, "round") end
    g:tokens { "0" }
    g:act { "activate", chart }
    if barred then t:no_prompt(g, "Exhaust") else t:prompt(g, "Exhaust") end
    t:equal(me.clues, 1)
  end
end)

test("nobody pays to evade an enemy that cannot be evaded", function(t)
  for _, state in ipairs { "engaged", "exhausted", "immune" } do
    local g = t:game { locations = { "hallway" }, auto = { "windows", "commit" } }
    local me, here = g:lead(), g:location "hallway"
    local foe = g:spawn("flesh_eater", state == "exhausted" and { at = here, exhausted = true } or { engaged = me })
    if state == "immune" then foe:modify("immune", 1, "game") end
    local stick = g:put("symbols:hooked_stick", "play", { owner = me })
    g:add_to_bag { "+1" }
    g:tokens { "+1" }
    g:act { "activate", stick, foe }
    if state == "engaged" then t:prompt(g, "Exhaust") else t:no_prompt(g, "Exhaust") end
  end
end)

test("a clue here or next door: only where there is one", function(t)
  local g = t:game { locations = { "hallway", "attic" }, auto = { "windows", "commit" }, hand = { "symbols:light_fingers" } }
  local me, foe = g:lead(), nil
  foe = g:spawn("ghoul_minion", { engaged = me })
  g:location "hallway".clues, g:location "attic".clues = 0, 1
  g:effect("modify", me, "agility", 4, "round")
  g:tokens { "0" }
  g:act { "evade", foe }
  g:choose { g:card "symbols:light_fingers" }
  t:equal({ me.clues, g:location "attic".clues }, { 1, 0 })
end)

test("who cannot leave a location: wherever they are when it is said, but only there", function(t)
  local g = t:game { locations = { "hallway", "attic", "symbols:sticky_hall" }, auto = { "windows", "commit" } }
  local me, hall, sticky = g:lead(), g:location "hallway", g:location "symbols:sticky_hall"
  sticky.clues = 1
  g:put("symbols:corner_chart", "play", { owner = me })
  g:effect("modify", sticky, "way", 1, "game")
  g:effect("modify", hall, "way", 1, "game")
  g:tokens { "0" }
  g:act { "activate", "Corner Chart", sticky }
  g:choose { "Yes" }
  t:equal(me.place, sticky)
  t:not_offered(g, { "move", hall })
  g:effect("move_to", me, hall)
  t:equal(me.place, sticky)
  g:effect("remove_location", sticky, hall)
  t:equal(me.place, hall)
  t:offered(g, { "move", g:location "attic" })
end)

test("who cannot leave a location until the end of the round", function(t)
  local g = t:game { locations = { "symbols:sticky_hall", "attic" }, auto = { "windows", "commit" } }
  local me, attic = g:lead(), g:location "attic"
  g:tokens { "+1" }
  g:act "investigate"
  g:effect("move_to", me, attic)
  t:equal(me.place, g:location "symbols:sticky_hall")
  g:run_to "mythos"
  g:effect("move_to", me, attic)
  t:equal(me.place, attic)
end)

test("an additional action in a turn of this round: not when all turns are over", function(t)
  for _, upkeep in ipairs { false, true } do
    local g = t:game { locations = { "attic" }, investigators = { "symbols:tess_late" }, auto = { "windows", "commit" },
      phase = upkeep and "upkeep" or nil }
    g:encounter_deck { "rotting_remains" }
    if upkeep then
      g:stop_at "resources_gained"
      g:go_on()
    end
    g:tokens { "auto_fail" }
    g:effect("draw_encounter", g:lead())
    if upkeep then t:no_prompt(g, "fail") else t:prompt(g, "fail") end
  end
end)

test("a bonus that varies is counted until the results, as often as it was granted", function(t)
  local g = t:game { locations = { "attic" }, auto = { "commit" } }               -- intellect 3, shroud 1
  local me = g:lead()
  local purse = g:put("symbols:long_purse", "play", { owner = me })
  me.resources = 9
  g:tokens { "-4" }
  g:act "investigate"
  g:act { "use", purse, "for every" }
  t:equal(me.skill_bonus, 2)
  g:act { "use", purse, "Ready" }
  t:equal(me.skill_bonus, 1, "7 resources")
  g:act { "use", purse, "for every" }
  t:logged(g, "succeeds by 0")                                                    -- twice 1
  t:equal(me.skill_bonus, 0)
end)

test("what follows in an effect comes before what answers to its first part", function(t)
  local g = t:game { locations = { "attic" } }
  local me = g:lead()
  local hymn = g:put("symbols:quiet_hymn", "play", { owner = me })
  me.horror = 1
  g:stop_at "healed_horror"
  g:act { "activate", hymn }
  t:equal(g:call("tokens_left", "bless"), 8)
  -- Also inside of an "if". It readies as it is engaged with you already, so nobody is asked whom it pursues.
  g = t:game { locations = { "attic" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows" } }
  local guest = g:spawn("symbols:sudden_guest", { engaged = g:lead() })
  g:effect("evade_enemy", g:lead(), guest)
  t:equal({ guest.bearer, guest.exhausted, g:lead().damage, g:lead().horror }, { g:lead(), false, 2, 1 })
  t:order(g, { "2 damage on Roland Banks", "After this engages you" })
end)

test("what is done for each point, one by one, is answered point by point", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows", "commit" }, hand = { "guts", "knife" } }
  g:tokens { "-1" }                                                               -- willpower 3
  g:put("symbols:slow_leak", "encounter_deck")
  g:stop_at "discarded"
  g:effect("draw_encounter", g:lead())
  g:choose { "Discard" }
  t:equal(g:window(), "discarded")
end)

test("an event that asks for the hand does not count itself", function(t)
  local other = t:game { locations = { "attic" }, hand = { "symbols:clean_slate" } }
  other:spawn("mob_enforcer", { engaged = other:lead(), owner = other:lead(), exhausted = true }).doom = 1
  t:not_offered(other, { "play", "Clean Slate" })                                 -- nobody controls an enemy
  local g = t:game { locations = { "attic" }, hand = { "symbols:empty_hands" }, deck = { "guts", "knife" } }
  g:act { "play", g:card "symbols:empty_hands" }
  t:equal(#g:cards("hand", g:lead()), 2)
end)

test("an enemy that does not ready in the next upkeep phase: not one that has left play since", function(t)
  for _, left in ipairs { false, true } do
    local g = t:game { locations = { "attic" }, hand = { "symbols:heavy_sleep" }, deck = { "guts", "guts", "guts" },
      auto = { "windows", "commit", "reactions", "forced" } }
    local foe = g:spawn("ghoul_minion", { engaged = g:lead() })
    g:add_to_bag { "+1" }
    g:tokens { "+1" }
    g:act { "play", "Heavy Sleep", foe }
    t:truthy(foe.exhausted)
    if left then
      g:effect("leave_play", foe)
      g:spawn(foe, { at = g:location "attic", exhausted = true })
    end
    g:end_turn()
    t:equal({ g:get "round", foe.exhausted }, { 2, not left })
    g:end_turn()
    t:falsy(foe.exhausted)
  end
end)

test("both you and another: where neither could gain anything nobody is chosen", function(t)
  local g = t:game { investigators = { "roland_banks", "agnes_baker" }, locations = { "attic" }, auto = { "windows" },
    hand = { "symbols:shared_purse" } }
  local me, other = g:lead(), g:investigator "agnes_baker"
  me:modify("cannot_gain", 1, "game")
  t:offered(g, { "play", "Shared Purse", other })
  other:modify("cannot_gain", 1, "game")
  g:act "draw"
  t:not_offered(g, { "play", "Shared Purse" })
end)

test("nobody is asked whether to discover a clue where there is none", function(t)
  for n = 0, 1 do
    local g = t:game { locations = { "attic" }, investigators = { "symbols:pia_gray" }, auto = { "windows", "commit" } }
    local me = g:lead()
    g:location "attic".clues = 1 + n
    g:tokens { "elder_sign" }
    g:act "investigate"
    g:choose { "which resolves", g:prompt_options()[1] }                          -- the investigation
    if n == 0 then t:no_prompt(g, "Discover") else g:choose { "Yes" } end
    t:equal({ me.clues, g:location "attic".clues }, { 1 + n, 0 })
  end
end)

test("a card that is played as if it were in hand costs as much as one in hand", function(t)
  local g = t:game { locations = { "attic" }, investigators = { "wendy_adams" }, auto = { "windows" } }
  local me = g:lead()
  g:put("wendys_amulet", "play", { owner = me })
  g:put("symbols:dear_times", "threat", { owner = me })
  local cache = g:discard_pile(me, { "emergency_cache" })[1]
  t:equal({ cache.cost, g:hand(me, { "emergency_cache" })[1].cost }, { 1, 1 })
  g:empty("hand", me)
  g:act { "play", cache }
  t:equal(me.resources, 5 - 1 + 3)
end)

test("a reaction to certain tokens comes once for two that are resolved together, and for each that comes alone", function(t)
  for times = 1, 2 do
    local g = t:game { locations = { "attic" }, auto = { "windows", "commit" } }
    local me = g:lead()
    local bell = g:put("symbols:tin_bell", "play", { owner = me })
    g:bag { "skull", "skull", "0" }
    g:tokens { "skull", "skull", "0" }
    g:stop_at "before token_to_reveal"
    g:act "investigate"
    if times == 1 then g:effect("reveal_tokens", me, 2, 2) else g:effect("reveal_token", me) end
    g:choose { bell }
    if times == 2 then
      g:effect("reveal_token", me)
      g:choose { bell }
    end
    g:go_on()
    t:equal(me.resources, 5 + times)
  end
end)

test("a search of the encounter deck: only where there are cards, and what follows comes before the answers", function(t)
  local g = t:game { locations = { "symbols:old_ossuary", "study" }, auto = { "windows", "forced" } }
  t:not_offered(g, { "activate", "Old Ossuary" }, "any(encounter_cards)")
  g:encounter_discard { "acolyte" }
  g:encounter_deck { "ancient_evils" }
  g:act "draw"
  g:act { "activate", "Old Ossuary" }
  t:equal(g:lead().resources, 7)
  t:order(g, { "draws Acolyte", "gains 2 resources", "1 doom on Acolyte" })
end)

test("an enemy with nothing but traits in its text box is not chosen to be blank", function(t)
  local g = t:game { locations = { "attic" }, phase = "mythos", auto = { "windows" }, hand = { "symbols:white_page" } }
  local me = g:lead()
  g:spawn("ghoul_minion", { engaged = me })
  local hound = g:spawn("hunting_nightgaunt", { engaged = me })
  g:go_on()
  t:equal(#g:prompt_options(), 2, "the other enemy, or pass")
  g:choose { "White Page", hound }
  t:logged(g, "has played White Page")
end)

test("harm of both kinds that is cancelled becomes resources", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows" }, hand = { "symbols:padded_coat", "symbols:padded_coat" } }
  local me = g:lead()
  local one = unpack(g:cards("hand", me))
  g:effect("take", me, { damage = 2, horror = 3 })
  g:choose { one }
  g:number(1)
  g:number(2)
  g:pass()
  t:equal({ me.damage, me.horror, me.resources }, { 1, 1, 8 })
end)

test("as many charges as one likes: their number counts in the attack, and again in the next", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows", "commit" } }
  local me = g:lead()                                                             -- combat 4
  local hammer = g:put("symbols:steam_hammer", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })         -- fight 4, health 5
  g:tokens { "-3", "-1" }
  g:act { "fight", hammer, foe }
  t:raises(function() g:number(4) end)
  g:number(3)
  t:equal({ foe.damage, hammer.uses }, { 3, 1 })
  g:act { "fight", hammer, foe }                                                  -- only 1 charge is left
  t:equal({ foe.damage, hammer.uses }, { 4, 0 })
  t:not_offered(g, { "fight", hammer, foe })
end)

test("a success by 2 more, and only one's own", function(t)
  local g = t:game { investigators = { "skids_otoole", "roland_banks" }, locations = { "attic" }, auto = { "windows" },
    hand = { skids_otoole = { "opportunist" } } }
  local me, skill = g:lead(), g:card "opportunist"                                -- back in hand if it succeeds by 3
  local nerve = g:put("symbols:steady_nerve", "play", { owner = me })
  g:location "attic".clues = 4
  g:tokens { "-1", "0" }
  g:act "investigate"
  g:choose { "commit", skill }
  g:choose { nerve }
  t:zone(skill, "hand", me)
  t:equal({ nerve.exhausted, me.clues }, { true, 1 })
  nerve.exhausted = false
  g:end_turn()
  g:act "investigate"
  g:choose { "commit", none = true }
  t:prompt(g, "your turn")
end)

test("cards that are discarded to play an event count in its attack", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows", "commit" }, hand = { "symbols:thrown_tools", "knife", "guts", "flashlight" } }
  local me = g:lead()
  local foe = g:spawn("ghoul_priest", { engaged = me })
  g:tokens { "-2" }
  g:act { "play", "Thrown Tools", foe }
  t:equal(#g:prompt_options(), 3, "not itself")
  g:choose { g:card "knife", g:card "guts" }
  t:equal({ foe.damage, #g:cards("hand", me) }, { 3, 1 }, "4 + 2 - 2 against 4")
end)

test("for each token that is revealed, though its card has left play", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows", "commit" } }
  local me = g:lead()
  local awl = g:put("symbols:crooked_awl", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me })
  g:add_to_bag { "curse", "curse" }
  g:tokens { "curse", "curse", "0" }
  g:stop_at "before token_to_reveal"
  g:act { "fight", awl, foe }
  g:effect("leave_play", awl)
  g:go_on()
  g:choose { "Gain 2 resources" }
  g:choose { "Place 1 charge" }
  t:equal({ me.resources, awl.zone, awl.uses }, { 7, "discard", 0 })
end)

test("after an attack, even a cancelled one; not for somebody who cannot draw", function(t)
  local g = t:game { locations = { "attic" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows" },
    hand = { wendy_adams = { "dodge" } }, deck = { wendy_adams = { "guts", "guts" } } }
  local me, wendy = g:lead(), g:investigator "wendy_adams"
  local whistle = g:put("symbols:tin_whistle", "play", { owner = me })
  local rat = g:spawn("swarm_of_rats", { engaged = wendy })
  g:effect("attack", rat, wendy)
  g:choose { "Dodge" }
  g:choose { whistle }
  t:equal({ wendy.damage, #g:cards("hand", wendy), whistle.exhausted }, { 0, 1, true })
  whistle.exhausted = false
  wendy:modify("cannot_draw", 1, "game")
  g:effect("attack", rat, wendy)
  t:no_prompt(g, "React")
end)

test("a skill whose result is better if the test succeeds by 3", function(t)
  for _, token in ipairs { "-1", "0" } do
    local g = t:game { locations = { "attic" }, auto = { "windows" }, hand = { "symbols:second_look" }, deck = { "guts", "guts", "guts" } }
    local me = g:lead()                                                           -- intellect 3, shroud 1
    g:location "attic".clues = 3
    g:tokens { token }
    g:act "investigate"
    g:choose { "commit", "Second Look" }
    g:choose { "which resolves", g:prompt_options()[1] }                          -- the investigation
    t:equal(#g:cards("hand", me), token == "0" and 2 or 1)
  end
end)

test("a search whose find is played for less; the rest is shuffled", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows" }, hand = { "symbols:quick_errand" },
    deck = { "guts", "flashlight", "emergency_cache", "knife" } }   -- one Item among three
  local me = g:lead()
  g:act { "play", "Quick Errand" }
  t:zone(g:card "flashlight", "play", me)
  t:equal({ me.resources, #g:cards("deck", me) }, { 5, 3 })
end)

test("cards that are drawn from the deck, and from nowhere else", function(t)
  local g = t:game { locations = { "attic" }, auto = { "windows" }, deck = { "guts", "guts" } }
  local me = g:lead()
  local shelf = g:put("symbols:long_shelf", "play", { owner = me })
  g:effect("draw_elsewhere", me, g:put("overpower", "beneath", { owner = me, attached_to = me }))
  t:prompt(g, "your turn")
  g:effect("draw", me, 1)
  g:choose { shelf }
  t:equal({ me.resources, shelf.exhausted }, { 6, true })
end)

test("what leaving costs: whoever lacks the cards is not offered to, and stays", function(t)
  local g = t:game { locations = { "symbols:toll_grove", "attic" }, auto = { "windows" }, hand = { "knife", "paranoia" } }
  local me, grove, attic = g:lead(), g:location "symbols:toll_grove", g:location "attic"
  g:effect("modify", grove, "way", 1, "game")
  grove.clues = 2
  t:not_offered(g, { "move", attic })                                             -- a weakness does not pay
  g:effect("move_to", me, attic)
  t:equal(me.place, grove)
  grove.clues = 1
  g:act { "move", attic }
  t:equal({ me.place, #g:cards("hand", me) }, { attic, 1 })
end)

test("an easier test: also one that fails automatically, but none without difficulty", function(t)
  local g = t:game { locations = { "attic" }, hand = { "knife" } }                -- shroud 1
  local me = g:lead()
  local rein = g:put("symbols:soft_rein", "play", { owner = me })
  g:location "attic".clues = 1
  g:act "investigate"
  t:offered(g, { "use", rein })
  g:call "automatic_failure"
  t:offered(g, { "use", rein })
  g:act { "use", rein }
  rein.exhausted = false
  g:choose { "commit", none = true }
  t:not_offered(g, { "use", rein })                                               -- 1 - 1
end)

test("after an attack on somebody here: also one that has defeated them, but not elsewhere", function(t)
  local g = t:game { locations = { "hallway", "attic" }, investigators = { "roland_banks", "wendy_adams", "agnes_baker" },
    at = { agnes_baker = "attic" }, auto = { "windows" } }
  local me, wendy, agnes = g:lead(), g:investigator "wendy_adams", g:investigator "agnes_baker"
  local gong = g:put("symbols:brass_gong", "play", { owner = me })
  local near, far = g:spawn("ghoul_minion", { engaged = wendy }), g:spawn("ghoul_minion", { engaged = agnes })
  wendy.damage, agnes.damage = wendy.health - 1, agnes.health - 1
  g:effect("attack", far, agnes)
  t:no_prompt(g, "React")
  g:effect("attack", near, wendy)
  g:choose { gong }
  t:equal({ wendy.defeated, agnes.defeated, near.damage, far.damage }, { true, true, 1, 0 })
end)

test("an enemy that readies and then comes engages whom it stands beside and whom it passes", function(t)
  local g = t:game { locations = { "cellar", "hallway", "attic" }, investigators = { "roland_banks", "wendy_adams", "skids_otoole" },
    at = { wendy_adams = "hallway", skids_otoole = "attic" }, auto = { "windows", "forced" } }
  local me, wendy, skids = g:lead(), g:investigator "wendy_adams", g:investigator "skids_otoole"
  local guest = g:spawn("symbols:sudden_guest", { at = g:location "attic", exhausted = true })
  g:encounter_deck { "symbols:long_stride" }
  g:effect("draw_encounter", me)
  t:equal({ guest.bearer, guest.exhausted, me.damage }, { me, false, 2 })
  t:equal({ skids.horror, wendy.horror, me.horror }, { 1, 1, 1 })
end)

test("one that is here already pursues nobody before it engages whom it is to engage", function(t)
  local g = t:game { locations = { "cellar" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows", "forced" } }
  local me, wendy = g:lead(), g:investigator "wendy_adams"
  local guest = g:spawn("symbols:sudden_guest", { at = g:location "cellar", exhausted = true })
  g:encounter_deck { "symbols:long_stride" }
  g:effect("draw_encounter", wendy)
  t:equal({ guest.bearer, guest.exhausted, wendy.damage, wendy.horror, me.horror }, { wendy, false, 2, 1, 0 })
end)

test("of options that each investigator carries out, one of which must be chosen: only what changes something for somebody", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "windows" } }
  local me, wendy = g:lead(), g:investigator "wendy_adams"
  local function options(what)
    g:effect("draw_encounter", me, g:put("symbols:grim_bargain", "encounter_deck"))
    local n = #g:prompt_options()
    g:choose { what }
    return n
  end
  t:equal(options "loses 1 action", 2)
  t:equal({ me.actions, wendy.actions }, { 2, 2 })
  local guts = g:hand(wendy, { "guts", "paranoia" })[1]                           -- a weakness is not discarded so
  t:equal(options "discards 2 cards", 3)
  t:equal({ guts.zone, #g:cards("hand", wendy) }, { "discard", 1 })
  local late = t:game { locations = { "study" }, investigators = { "roland_banks", "wendy_adams" }, phase = "upkeep" }
  late:lead().actions, late:investigator "wendy_adams".actions = 0, 0
  late:effect("draw_encounter", late:lead(), late:put("symbols:grim_bargain", "encounter_deck"))
  t:equal(late:agenda().doom, 1)
end)

test("cards of a total cost: as many as it takes; of a total of at least 0 as many as one likes", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks" }, auto = { "windows" } }
  local me = g:lead()
  local function draw()
    g:effect("draw_encounter", me, g:put("symbols:costly_oath", "encounter_deck"))
  end
  local guts, rein, knife = unpack(g:hand(me, { "guts", "symbols:soft_rein", "knife" }))   -- no cost, 0, 1
  draw()
  t:equal(#g:prompt_options(), 2)
  g:choose { rein }
  t:equal({ me.horror, rein.zone, knife.zone }, { 0, "discard", "hand" })
  draw()
  g:choose { none = true }
  t:equal({ me.horror, knife.zone }, { 2, "hand" })
  draw()
  t:equal({ me.horror, knife.zone, guts.zone }, { 2, "discard", "hand" }, "as much as there is")
  draw()
  t:equal({ me.horror, guts.zone }, { 4, "hand" })
end)

test("a named enemy that readies elsewhere engages whom it stands beside before it engages you", function(t)
  local g = t:game { locations = { "cellar", "attic" }, investigators = { "roland_banks", "skids_otoole" },
    at = { skids_otoole = "attic" }, auto = { "windows", "forced" } }
  local me, skids = g:lead(), g:investigator "skids_otoole"
  local guest = g:spawn("symbols:sudden_guest", { at = g:location "attic", exhausted = true })
  g:effect("draw_encounter", me, g:put("symbols:old_quarry", "encounter_deck"))
  t:equal({ guest.bearer, guest.exhausted, me.damage, me.horror, skids.damage, skids.horror }, { me, false, 2, 1, 0, 1 })
end)

test("damage in return is offered only to whoever can damage that enemy", function(t)
  for _, dog in ipairs { "guard_dog", "symbols:iron_hound" } do
    local g = t:game { locations = { "study" }, investigators = { "roland_banks" }, auto = { "windows" } }
    local me = g:lead()
    dog = g:put(dog, "play", { owner = me })
    local beast = g:spawn("symbols:thorn_beast", { engaged = me })
    g:effect("attack", beast, me)
    g:choose { dog }                                                              -- the damage, then its own reaction
    g:choose { dog }
    g:choose { beast }
    t:equal({ beast.damage, dog.damage }, { 2, 1 })
    me:modify("cannot_harm", 1, "turn")
    g:effect("attack", beast, me)
    g:choose { dog }
    t:prompt(g, "your turn")
    t:equal({ beast.damage, dog.damage }, { 2, 2 })
  end
end)

test("what is remembered beside healing is offered while one of the two changes something", function(t)
  local g = t:game { locations = { "symbols:waiting_room" } }
  local me, room = g:lead(), g:location "symbols:waiting_room"
  me.clues = 3
  g:act { "activate", room }
  t:logged(g, "remembered: sat down")
  t:not_offered(g, { "activate", room })
  me.horror = 1
  g:act { "activate", room }
  t:equal({ me.horror, me.clues }, { 0, 1 })
end)

test("a test that may succeed once and is begun again before it is over succeeds once", function(t)
  local g = t:game { locations = { "symbols:odd_pier" } }
  local pier = g:location "symbols:odd_pier"
  g:lead():modify("intellect", 9, "game")
  local foes = {}
  for i = 1, 2 do foes[i] = g:spawn("ghoul_minion", { engaged = g:lead(), exhausted = true }) end
  g:tokens { "0", "0" }
  for i = 1, 2 do g:act { "use", pier, foes[i] } end
  g:auto { "windows", "commit", "reactions" }
  t:equal({ foes[1].zone, foes[2].zone }, { "encounter_discard", "threat" })
end)

test("an action that leaving costs is due also when an effect moves somebody", function(t)
  local g = t:game { locations = { "symbols:odd_marsh", "study" } }
  local me, study = g:lead(), g:location "study"
  g:hold_window "turn"
  g:effect("move_to", me, study)
  t:equal({ me.place, me.actions }, { study, 2 })
  g:effect("move_to", me, g:location "symbols:odd_marsh")
  me.actions = 0
  g:effect("move_to", me, study)
  t:equal(me.place, g:location "symbols:odd_marsh")
end)

test("who does not take the horror that entering costs does not enter", function(t)
  local g = t:game { locations = { "study", "symbols:odd_threshold" } }
  local me, study, threshold = g:lead(), g:location "study", g:location "symbols:odd_threshold"
  local charm = g:put("symbols:odd_charm", "play", { owner = me })
  g:effect("move_to", me, threshold)
  g:choose { charm }
  t:equal({ me.place, me.horror }, { study, 0 })
  g:effect("move_to", me, threshold)
  t:equal({ me.place, me.horror }, { threshold, 1 })
end)

test("an enemy that cannot engage whoever takes their turn is none to engage", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks" }, auto = { "windows" }, hand = { "symbols:loud_dare" } }
  local foe = g:spawn("ghoul_priest", { at = g:location "study", exhausted = true })
  t:offered(g, { "play", "Loud Dare" })
  foe:modify("cannot_engage_active", 1, "turn")
  g:act "resource"
  t:not_offered(g, { "play", "Loud Dare" })
end)
