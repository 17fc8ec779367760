-- The player cards.

local function table_of(t, more)
  local setup = { locations = { "mill_road" }, auto = { "commit", "windows", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), g:location "Mill Road"
end

test("Lamp of Quiet and Quiet Hour: the lamp fetches its bonded event, which heals", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" }, deck = { "lamp_of_quiet" } })
  local lamp = g:put("lamp_of_quiet", "play", { owner = me })
  local hour = g:put("quiet_hour", "set_aside", { owner = me })
  g:act { "activate", lamp }
  t:zone(hour, "hand", me)
  t:not_offered(g, { "play", hour })
  me.horror = 2
  g:act { "play", hour }
  t:equal(me.horror, 1)
  t:zone(hour, "discard", me)
end)

test("Lamp of Quiet and Singing Shell: each fetches its own bonded card", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" }, deck = { "knife" }, auto = { "windows", "forced" } })
  local lamp, shell = g:put("lamp_of_quiet", "play", { owner = me }), g:put("singing_shell", "play", { owner = me })
  local song = g:put("undertone", "set_aside", { owner = me })
  t:not_offered(g, { "activate", lamp })
  g:effect("take_horror", me, 1)
  g:choose { shell }
  t:zone(song, "deck", me)
  local hour = g:put("quiet_hour", "set_aside", { owner = me })
  shell.exhausted = false
  g:effect("take_horror", me, 1)
  t:no_prompt(g, "React")
  g:act { "activate", lamp }
  t:zone(hour, "hand", me)
end)

test("Lamp of Quiet: the set-up sets two Quiet Hours aside for a deck with the lamp", function(t)
  local g  = t:game { scenario = "weir_watch", investigators = { "nora_vane" }, begin = "setup" }
  local me = g:lead()
  g:deck(me, { "lamp_of_quiet", "knife", "knife", "guts", "guts", "perception" })
  g:go_on()
  t:equal(#g:call("find", "bonded_cards", me), 2)
end)

test("Salt Ward: seals a token, never the auto-fail; released after a failed test it draws a card", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" }, hand = { "salt_ward" }, deck = { "knife" },
    auto = { "commit", "windows" } })
  g:bag { "0", "auto_fail" }
  local ward = g:card "Salt Ward"
  g:act { "play", ward }
  t:equal({ ward.zone, #ward:sealed_tokens(), #g:cards "chaos_bag" }, { "play", 1, 1 })
  g:tokens { "auto_fail" }
  g:act { "investigate" }
  g:choose { ward }
  t:equal({ #ward:sealed_tokens(), #g:cards("hand", me) }, { 0, 1 })
end)

test("Salt Ward: a bag with nothing else than the auto-fail seals nothing", function(t)
  local g = table_of(t, { investigators = { "nora_vane" }, hand = { "salt_ward" } })
  g:bag { "auto_fail", "elder_sign" }
  t:not_offered(g, { "play", "Salt Ward" })
end)

test("Two Coins: one curse as a cost, two blessings", function(t)
  local g = table_of(t, { investigators = { "nora_vane" }, hand = { "two_coins" } })
  g:act { "play", "Two Coins" }
  local n = { bless = 0, curse = 0 }
  for _, token in ipairs(g:cards "chaos_bag") do
    for kind in pairs(n) do if token:is(kind) then n[kind] = n[kind] + 1 end end
  end
  t:equal(n, { bless = 2, curse = 1 })
end)

test("Two Coins: without a curse token left it cannot be played", function(t)
  local g = table_of(t, { investigators = { "nora_vane" }, hand = { "two_coins" } })
  g:effect("add_tokens", "curse", 10)
  t:not_offered(g, { "play", "Two Coins" }, "cost")
end)

test("River Saint: willpower for blessings in the bag, at most three; it is exceptional", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" } })
  g:put("river_saint", "play", { owner = me })
  t:equal(me.willpower, 4)
  g:effect("add_tokens", "bless", 2)
  t:equal(me.willpower, 6)
  g:effect("add_tokens", "bless", 3)
  t:equal(me.willpower, 7)
  t:equal(g:call("card_price", "river_saint"), 4)
end)

test("Loose Pages: puts the top card beneath it; an event is played from there, other cards are not", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" }, deck = { "emergency_cache", "knife" } })
  local pages = g:put("loose_pages", "play", { owner = me })
  g:act { "use", pages }
  local cache = g:card "Emergency Cache"
  t:equal(cache.parent, pages)
  g:act { "play", cache }
  t:equal({ me.resources, cache.zone }, { 8, "discard" })
  pages.exhausted = false
  g:act { "use", pages }
  t:zone(pages, "discard", me)               -- its last secret
  t:zone(g:card "Knife", "discard", me)
end)

test("Loose Pages: myriad, three copies for the price of one", function(t)
  local g = table_of(t)
  local lines = {}
  for _, each in ipairs(g:call("deck_problems", { investigator = "nora_vane", cards = { loose_pages = 4 } })) do
    lines[#lines + 1] = each.message
  end
  t:truthy(table.concat(lines, "\n"):find("4 copies of Loose Pages", 1, true))
end)

test("Old Habits: permanent, in play from the beginning, with one card more in the opening hand", function(t)
  local g  = t:game { scenario = "weir_watch", investigators = { "roland_banks" }, begin = "setup" }
  local me = g:lead()
  g:deck(me, { "old_habits", "knife", "knife", "guts", "guts", "perception", "overpower", "dodge" })
  g:go_on()
  g:choose { "partner", none = true }
  t:zone(g:card "Old Habits", "play", me)
  t:equal(#g:cards("hand", me), 6)
end)

test("River Boots: takes the boots slot, and helps where the ground is flooded", function(t)
  local g, me, road = table_of(t, { hand = { "river_boots", "river_boots" } })
  local first, second = unpack(g:cards("hand", me))
  g:act { "play", first }
  t:equal({ me.slot_boots, me.agility }, { 1, 2 })
  road.flood_level = 1
  t:equal(me.agility, 3)
  g:act { "play", second }
  t:equal({ first.zone, second.zone, me.agility }, { "discard", "play", 3 })
end)

test("The Drowned Man: in the tarot slot; intellect, and willpower for the rich", function(t)
  local g, me = table_of(t, { hand = { "the_drowned_man" } })
  g:act { "play", "The Drowned Man" }
  t:equal({ me.intellect, me.willpower, me.resources }, { 4, 3, 3 })
  me.resources = 5
  t:equal(me.willpower, 4)
  t:equal(g:card "The Drowned Man":check "slot_tarot", 1)
end)

test("Last Match: 3 damage, and it is exiled", function(t)
  local g, me = table_of(t, { hand = { "last_match" } })
  local gaunt = g:spawn("river_gaunt", { engaged = me })
  g:act { "play", "Last Match" }
  t:equal({ gaunt.zone, g:card "Last Match".zone, g:card "Last Match".exiled }, { "encounter_discard", "removed", true })
end)

test("Weir Hook: fights with +1 combat; the boxes of its sheet add to that", function(t)
  local g, me = table_of(t)
  local hook, gaunt = g:put("weir_hook", "play", { owner = me }), g:spawn("river_gaunt", { engaged = me })
  g:tokens { "-2" }
  g:act { "activate", hook, gaunt }          -- 4 + 1 - 2 against 3
  t:equal(gaunt.damage, 1)
  g:call("set_upgrades", me, { weir_hook = "Barbed 2, Long Handle 1, Hardwood 3" })
  g:tokens { "-3" }
  g:act { "activate", hook, gaunt }
  t:zone(gaunt, "encounter_discard")
  t:equal(g:hand(me, { "weir_hook" })[1]:check "cost", 2)
end)

test("Map of the Weir: half of it writes the note once the last clue is found; then the whole may be had", function(t)
  local g, me, road = table_of(t)
  local map = g:put("half_a_map", "play", { owner = me })
  road.clues = 2
  g:tokens { "0", "0" }
  g:act { "investigate" }
  t:falsy(g:call("logged", "map_pieced"))
  g:act { "investigate" }
  t:equal({ g:call("logged", "map_pieced"), map.exhausted }, { true, true })
end)

test("Map of the Weir: all of it leads to any revealed location, once", function(t)
  local g, me = table_of(t, { locations = { "mill_road", "chapel_hill" }, unrevealed = { "house_hall" } })
  local map = g:put("whole_map", "play", { owner = me })
  t:not_offered(g, { "activate", map, "Hall" })
  g:act { "activate", map, "Chapel Hill" }
  t:equal(me.place.title, "Chapel Hill")
  t:not_offered(g, { "activate", map }, "cost")
end)

test("Second Wind: heals X, at most 2", function(t)
  local g, me = table_of(t, { hand = { "second_wind" } })
  t:not_offered(g, { "play", "Second Wind" })
  me.damage = 4
  g:act { "play", "Second Wind" }
  g:number(3)
  t:equal({ me.damage, me.resources }, { 2, 2 })
end)

test("Careful Hands: committed to investigations only; on success the water obeys", function(t)
  local g, me, road = table_of(t, { hand = { "careful_hands" }, auto = { "windows" } })
  local hands, gaunt = g:card "Careful Hands", g:spawn("river_gaunt", { engaged = me, exhausted = true })
  g:tokens { "0", "0" }
  g:act { "fight", gaunt }
  t:equal({ hands.zone, gaunt.damage }, { "hand", 1 })
  g:act { "investigate" }
  g:choose { "commit", hands }
  g:choose { hands }
  g:choose { "Increase it" }
  t:equal({ road.flood_level, me.clues }, { 1, 1 })
end)

test("Borrowed Voice: another's event is played and goes under its owner's deck", function(t)
  local g = table_of(t, { investigators = { "wendy_adams", "roland_banks" }, hand = { "borrowed_voice" } })
  local me, other = g:investigator "wendy_adams", g:investigator "roland_banks"
  t:not_offered(g, { "play", "Borrowed Voice" })
  g:deck(other, { "knife" })
  local cache = g:discard_pile(other, { "emergency_cache" })[1]
  g:act { "play", "Borrowed Voice" }
  t:equal({ me.resources, cache.zone, g:cards("deck", other)[2] }, { 7, "deck", cache })
end)

test("Borrowed Voice: only if both can be paid", function(t)
  local g = table_of(t, { investigators = { "wendy_adams", "roland_banks" }, hand = { "borrowed_voice" } })
  local me, other = g:investigator "wendy_adams", g:investigator "roland_banks"
  me.place.clues = 2
  g:discard_pile(other, { "working_a_hunch" })   -- cost 2
  me.resources = 2
  t:not_offered(g, { "play", "Borrowed Voice" })
  me.resources = 3
  g:act { "play", "Borrowed Voice" }
  t:equal({ me.resources, me.clues }, { 0, 1 })
end)

test("Borrowed Voice: two of them on discard piles play each other's events, and not each other without end", function(t)
  local g = table_of(t, { investigators = { "wendy_adams", "roland_banks" }, hand = { "borrowed_voice" } })
  local me, other = g:investigator "wendy_adams", g:investigator "roland_banks"
  g:discard_pile(me, { "borrowed_voice" })
  g:discard_pile(other, { "borrowed_voice" })
  t:not_offered(g, { "play", "Borrowed Voice" })
  g:discard_pile(other, { "emergency_cache" })
  t:offered(g, { "play", "Borrowed Voice" })
end)

test("Oskar: exhausts to move his investigator", function(t)
  local g, me = table_of(t, { locations = { "mill_road", "reed_bank" } })
  local oskar = g:put("ferryman_oskar", "play", { controller = me })
  g:act { "use", oskar, "Reed Bank" }
  t:equal({ me.place.title, oskar.exhausted, me.actions }, { "Reed Bank", true, 3 })
end)

test("Ilse: after a defeat she heals herself or her investigator", function(t)
  local g, me = table_of(t, { auto = { "commit", "windows" }, investigators = { "wendy_adams" } })
  local ilse, eel = g:put("sister_ilse", "play", { controller = me }), g:spawn("eel_brood", { engaged = me })
  me.horror, ilse.horror = 2, 1
  g:effect("deal_damage", me, eel, 1)
  g:choose { ilse }
  g:choose { "From whom?", me }
  t:equal({ me.horror, ilse.horror, ilse.exhausted }, { 1, 1, true })
end)

test("River Rules: the hook costs 1 experience, the saint is forbidden, the coins are exceptional", function(t)
  local g = table_of(t)
  local cards = { weir_hook = 1, river_saint = 1, two_coins = 2 }
  local lines = {}
  for _, each in ipairs(g:call("deck_problems", { investigator = "nora_vane", cards = cards, taboo = "river_rules" })) do
    lines[#lines + 1] = each.message
  end
  local text = table.concat(lines, "\n")
  t:truthy(text:find("River Saint is forbidden by River Rules", 1, true) or text:find("forbidden", 1, true))
  t:truthy(text:find("2 copies of Two Coins", 1, true))
  t:equal({ g:call("card_price", "weir_hook", "river_rules"), g:call("card_price", "weir_hook") }, { 1, 0 })
end)

test("Knot of Nets: seals curse tokens as a cost, and lets them go when it is done", function(t)
  local g, me = table_of(t, { hand = { "knot_of_nets" } })
  t:not_offered(g, { "play", "Knot of Nets" })
  g:effect("add_tokens", "curse", 3)
  g:act { "play", "Knot of Nets" }
  g:number(2)
  t:equal({ me.resources, #g:call("find", "sealed_tokens"), g:call("tokens_left", "curse") }, { 9, 0, 7 })
end)

test("Born on the River: permanent; once it lets the water out", function(t)
  local g, me, road = table_of(t)
  local born = g:put("born_on_the_river", "play", { owner = me })
  g:effect("leave_play", born)
  t:zone(born, "play", me)
  t:not_offered(g, { "use", born })
  road.flood_level = 2
  g:act { "use", born }
  t:equal(road.flood_level, 1)
  t:not_offered(g, { "use", born })
end)

test("One Good Lantern: +2 intellect, and one alone in a deck", function(t)
  local g, me, road = table_of(t, { investigators = { "roland_banks" } })
  road.clues = 2
  local lantern = g:put("one_good_lantern", "play", { owner = me })
  g:tokens { "-3" }                        -- 3 + 2 - 3 against 2
  g:act { "activate", lantern }
  t:equal({ me.clues, lantern.exhausted }, { 1, true })
  local found = false
  for _, problem in ipairs(g:call("deck_problems", { investigator = "nora_vane", cards = { one_good_lantern = 2 } })) do
    found = found or problem.card == "arkham_sampler:one_good_lantern" or problem.card == "one_good_lantern"
  end
  t:truthy(found)
end)

test("Bent Nails: two of them draw one card", function(t)
  local g, me = table_of(t, { hand = { "bent_nails", "bent_nails" }, deck = { "knife", "guts" },
    auto = { "windows", "reactions", "forced" } })
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", ghoul }
  g:choose { "commit", g:cards("hand", me)[1], g:cards("hand", me)[2] }
  t:equal(#g:cards("hand", me), 1)
  ghoul = g:spawn("ghoul_minion", { engaged = me })
  local nail = g:hand(me, { "bent_nails" })[1]
  g:tokens { "0" }
  g:act { "fight", ghoul }
  g:choose { "commit", nail }
  t:equal(#g:cards("hand", me), 1, "one nail alone draws nothing")
end)

test("Rotten Plank: exiled, it brings you across", function(t)
  local g, me = table_of(t, { locations = { "mill_road", "reed_bank" } })
  local plank = g:put("rotten_plank", "play", { owner = me })
  g:act { "use", plank, "Reed Bank" }
  t:equal({ me.place.title, plank.zone, plank.exiled }, { "Reed Bank", "removed", true })
end)

test("The Turning Wheel: a resource for each other Tarot card, at least one", function(t)
  local g, me = table_of(t, { auto = { "commit", "windows" } })
  local wheel = g:put("the_turning_wheel", "play", { owner = me })
  me:modify("slot_tarot", 1, "game")
  g:put("the_drowned_man", "play", { owner = me })
  t:truthy(wheel:check "slot_tarot" == 1)
  g:run_to "mythos"
  me.resources = 0
  g:run_to "investigation"
  g:go_on()
  g:choose { wheel }
  t:equal({ me.resources, wheel.exhausted }, { 1, true })
end)

test("Notched Tally: what is ticked on its sheet works", function(t)
  local g, me = table_of(t, { hand = { "notched_tally" } })
  g:act { "play", "Notched Tally" }
  t:equal(me.resources, 7)
  t:equal(#g:call("deck_problems", { investigator = "nora_vane", cards = { notched_tally = 1 },
    upgrades = { notched_tally = "Deep Notch 2" } }) > 0, true, "it has one box only")
end)

test("Singing Shell and Undertone: horror calls the song, which goes when it has healed", function(t)
  local g, me, road = table_of(t, { investigators = { "nora_vane" }, deck = { "knife", "guts" },
    auto = { "windows", "forced" } })
  road.clues = 1
  local shell = g:put("singing_shell", "play", { owner = me })
  local song = g:put("undertone", "set_aside", { owner = me })
  g:effect("take_horror", me, 1)
  g:choose { shell }
  t:zone(song, "deck", me)
  g:hand(me, { song })
  g:tokens { "0" }
  g:act { "investigate" }
  g:choose { "commit", song }
  t:equal({ me.horror, song.zone, me.clues }, { 0, "set_aside", 1 })
end)

test("Stopped Watch: an action is as if it had not been taken, but for the charge and the exhaustion", function(t)
  local g, me, road = table_of(t, { investigators = { "nora_vane" }, auto = { "commit", "windows" } })
  road.clues = 1
  local watch = g:put("stopped_watch", "play", { owner = me, uses = 2 })
  g:tokens { "auto_fail" }
  g:act { "investigate" }
  t:equal({ me.actions, me.clues }, { 2, 0 })
  g:choose { watch }
  t:equal({ me.actions, me.clues, watch.uses, watch.exhausted }, { 3, 0, 1, true })
  t:logged(g, "Stopped Watch undoes the action of Nora Vane")
  g:tokens { "0" }
  g:act { "investigate" }
  t:no_prompt(g, "Stopped Watch")
  t:equal({ me.actions, me.clues }, { 2, 1 })
end)

test("Stopped Watch: it cannot undo the action that brought it into play", function(t)
  local g, me = table_of(t, { investigators = { "nora_vane" }, hand = { "stopped_watch" }, auto = { "windows" } })
  g:act { "play", "Stopped Watch" }
  t:equal({ g:card "stopped_watch".zone, me.actions, g:window() }, { "play", 2, "turn" })
end)
