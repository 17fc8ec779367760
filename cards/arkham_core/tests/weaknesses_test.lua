-- Signature and basic weaknesses.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

test("Amnesia: all cards of the hand but one, and a weakness in hand is the one that stays", function(t)
  local g, me = table_with(t, { hand = { "knife", "guts", "evidence" }, deck = { "amnesia", "amnesia" } })
  g:effect("draw", me, 1)
  t:raises(function() g:choose { "Knife" } end)
  g:choose { "Knife", "Guts" }
  t:equal(g:cards("hand", me), { g:card "evidence" })
  t:equal(#g:cards("discard", me), 3)
  g:hand(me, { "dark_memory" })
  g:effect("draw", me, 1)
  t:zone(g:card "dark_memory", "hand", me)
  t:zone(g:card "evidence", "discard", me)
end)

test("Paranoia: discards all resources; in upkeep the card is drawn before the resource comes", function(t)
  local g, me = table_with(t, { phase = "upkeep" })
  local weak = g:deck(me, { "paranoia" })[1]
  g:run_to "mythos"
  t:equal(me.resources, 1)
  t:zone(weak, "discard", me)
end)

test("Haunted: -1 to each skill, until two actions discard it", function(t)
  local g, me = table_with(t)
  local curse = g:deck(me, { "haunted" })[1]
  g:effect("draw", me, 1)
  t:zone(curse, "threat")
  t:equal({ me.willpower, me.intellect, me.combat, me.agility }, { 2, 2, 3, 1 })
  g:act { "activate", curse }
  t:equal({ me.actions, me.willpower }, { 1, 3 })
  t:zone(curse, "discard", me)
  curse:move("threat", me)
  t:not_offered(g, { "activate", curse }, "cost")
end)

test("Haunted: another investigator here may spend his actions on it, the loss is its bearer's", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  local curse = g:put("haunted", "threat", { owner = me })
  t:equal({ me.willpower, agnes.willpower }, { 2, 5 })
  g:act { "activate", curse }
  t:equal(agnes.actions, 1)
  t:zone(curse, "discard", me)
end)

test("Psychosis: horror taken brings 1 direct damage, also when assets take it", function(t)
  local g, me = table_with(t)
  local weak = g:put("psychosis", "threat", { owner = me })
  g:effect("take_horror", me, 2)
  t:equal({ me.horror, me.damage }, { 2, 1 })
  local cop = g:put("beat_cop", "play", { owner = me })
  g:effect("take_horror", me, 1)
  g:choose { cop }
  t:equal({ me.horror, me.damage, cop.damage }, { 2, 2, 0 })
  g:effect("take_damage", me, 1)
  g:choose { me }
  t:equal(me.damage, 3)
  g:act { "activate", weak }
  t:zone(weak, "discard", me)
end)

test("Hypochondria: damage taken brings 1 direct horror, also when assets take it", function(t)
  local g, me = table_with(t)
  local weak = g:put("hypochondria", "threat", { owner = me })
  g:effect("take_damage", me, 2)
  t:equal({ me.damage, me.horror }, { 2, 1 })
  local cop = g:put("beat_cop", "play", { owner = me })
  g:effect("take_damage", me, 1)
  g:choose { cop }
  t:equal({ me.damage, me.horror, cop.horror }, { 2, 2, 0 })
  g:act { "activate", weak }
  t:zone(weak, "discard", me)
end)

test("Mob Enforcer: hunts its bearer only, and takes 4 resources to leave", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local thug = g:deck(me, { "mob_enforcer" })[1]
  g:effect("draw", me, 1)
  t:equal(thug.bearer, me)
  me.resources = 3
  t:not_offered(g, { "parley", thug }, "cost")
  g:effect("disengage", thug)
  g:place(me, g:put("hallway", "locations"))
  g:effect "check_engagement"
  t:zone(thug, "board")
  t:equal(thug.place, agnes.place)
end)

test("Silver Twilight Acolyte: 1 doom on the agenda after each of its attacks, which advances nothing yet", function(t)
  local g, me = table_with(t, { agenda = { "whats_going_on", "rise_of_the_ghouls" } })
  g:agenda().doom = 2
  g:put("silver_twilight_acolyte", "threat", { owner = me })
  g:act "gain 1 resource"
  t:equal(me.damage, 1)
  t:equal(g:agenda().doom, 3)
  t:equal(g:agenda().title, "What's Going On?!")
end)

test("Stubborn Detective: blanks every investigator at its location while it is there", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local nosy = g:put("stubborn_detective", "threat", { owner = me, exhausted = true })
  g:effect("take_horror", agnes, 1)
  t:prompt(g, "your turn")
  g:tokens { "elder_sign", "0" }
  g:act "investigate"
  t:logged(g, "succeeds by 1")
  t:offered(g, { "investigate", "gain 1 resource" })
  nosy.damage = 1
  g:act { "fight", nosy }
  t:zone(nosy, "discard", me)
  t:prompt(g, "is defeated", me)                                          -- it is gone: Roland has his text back
end)

test("Cover Up: takes the place of clues discovered here, no more than there were; the location keeps them", function(t)
  local g, me = table_with(t, { deck = { "cover_up" }, hand = { "working_a_hunch" } })
  g:effect("draw", me, 1)
  local weak = g:card "cover_up"
  t:zone(weak, "threat")
  t:equal(weak.clues, 3)
  g:tokens { "0" }
  g:act "investigate"
  g:pass()                                                                -- Working a Hunch
  g:pass()
  g:choose { weak }
  t:equal({ weak.clues, me.clues, g:location "study".clues }, { 2, 0, 2 })
  g:act { "play", "Working a Hunch" }
  g:pass()
  t:equal({ weak.clues, me.clues, g:location "study".clues }, { 2, 1, 1 })
  g:effect("discover", me, 2)
  g:choose { weak }
  t:equal({ weak.clues, g:location "study".clues }, { 1, 1 })
end)

test("Cover Up: as many clues as would have been discovered; another investigator here may use it too", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, turn_of = "agnes_baker" })
  local agnes = g:investigator "agnes_baker"
  local weak = g:put("cover_up", "threat", { owner = me, clues = 3 })
  g:effect("discover", me, 2)
  g:choose { weak }
  t:equal({ weak.clues, me.clues, g:location "study".clues }, { 1, 0, 4 })
  g:effect("discover", agnes, 1)
  g:choose { weak, player = agnes }
  t:equal({ weak.clues, agnes.clues, me.clues }, { 0, 0, 0 })
end)

test("Cover Up: nothing to discover, nothing to discard; empty it stays", function(t)
  local g, me = table_with(t)
  local weak = g:put("cover_up", "threat", { owner = me, clues = 1 })
  g:location "study".clues = 0
  g:effect("discover", me, 1)
  t:equal(weak.clues, 1)
  g:location "study".clues = 2
  g:effect("discover", me, 1)
  g:choose { weak }
  t:zone(weak, "threat")
  t:equal(weak.clues, 0)
  g:effect("discover", me, 1)
  t:equal(me.clues, 1)
end)

test("Cover Up: a mental trauma at the end of the game, or when Roland is eliminated, unless it is empty", function(t)
  local g, me = table_with(t)
  g:put("cover_up", "threat", { owner = me, clues = 1 })
  g:effect("end_scenario", "R1")
  t:equal(me.mental_trauma, 1)
  g, me = table_with(t)
  g:put("cover_up", "threat", { owner = me, clues = 0 })
  g:effect("end_scenario", "R1")
  t:equal(me.mental_trauma, 0)
  g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  g:put("cover_up", "threat", { owner = me, clues = 3 })
  g:effect("resign", me)
  t:equal(me.mental_trauma, 1)
end)

test("Dark Memory: 2 horror at the end of each own turn in hand; playing it costs 2 and dooms the agenda", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker" }, hand = { "dark_memory" },
    agenda = { "whats_going_on", "rise_of_the_ghouls" } })
  g:stop_at "phase_ends"
  g:end_turn()
  t:equal(me.horror, 2)
  t:zone(g:card "dark_memory", "hand", me)
end)

test("Dark Memory: its doom can advance the agenda, and playing it provokes attacks", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker" }, hand = { "dark_memory" },
    agenda = { "whats_going_on", "rise_of_the_ghouls" } })
  g:agenda().doom = 2
  g:spawn("swarm_of_rats", { engaged = me })
  g:auto { "reactions" }
  g:act { "play", "Dark Memory" }
  t:equal(g:agenda().title, "Rise of the Ghouls")
  t:equal({ me.resources, me.damage, me.actions }, { 3, 1, 2 })
  t:zone(g:card "dark_memory", "discard", me)
end)

test("Dark Memory: not played where there is no agenda", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker" }, hand = { "dark_memory" } })
  t:offered(g, { { "play", "Dark Memory" } })
  g:agenda():move "removed"
  t:not_offered(g, { "play", "Dark Memory" })
  t:equal(me.resources, 5)
end)

test("Hospital Debts: a resource from the pool to it, twice a round, in any window", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole" }, deck = { "hospital_debts" } })
  g:effect("draw", me, 1)
  local debt = g:card "hospital_debts"
  t:zone(debt, "threat")
  t:equal(debt.resources, 0)
  g:act { "activate", debt }
  t:equal({ debt.resources, me.resources, me.actions }, { 1, 4, 3 })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", debt }
  t:equal({ debt.resources, me.resources, me.damage }, { 2, 3, 0 })
  t:not_offered(g, { "activate", debt }, "limit")
  rats:move "removed"
  g:auto { "windows" }
  g:run_to "turn_begins"
  g:go_on()
  me.resources = 0
  t:not_offered(g, { "activate", debt }, "you.resources > 0")
  me.resources = 1
  g:act { "activate", debt }
  t:equal({ debt.resources, me.resources }, { 3, 0 })
end)

test("Hospital Debts: another investigator here may pay of his own, twice too", {
  rules = { "ah.you.triggered_user", "ah.limit.per_player" } }, function(t)
    local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, turn_of = "roland_banks" })
    local roland = g:investigator "roland_banks"
    local debt = g:put("hospital_debts", "threat", { owner = me })
    g:act { "activate", debt, player = roland }
    g:pass()                                                              -- Skids might pay, too
    g:act { "activate", debt, player = roland }
    t:equal({ debt.resources, roland.resources, me.resources }, { 2, 3, 5 })
    g:act { "activate", debt, player = me }
    t:equal({ debt.resources, roland.resources, me.resources }, { 3, 3, 4 })
    g:pass()
    t:not_offered(g, { "activate", debt }, "limit", roland)
  end)

test("Hospital Debts: nobody pays from another location", { rules = { "ah.triggered.source_threat_area" } }, function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole", "roland_banks" }, locations = { "hallway", "attic" },
    turn_of = "roland_banks", at = { roland_banks = "attic" } })
  local roland = g:investigator "roland_banks"
  local debt = g:put("hospital_debts", "threat", { owner = me })
  t:prompt(g, "your turn", roland)
  t:not_offered(g, { "activate", debt })
  g:place(roland, g:location "hallway")
  t:offered(g, { { "activate", debt } })
end)

local function debts_at_the_end(t, paid, resolution, earlier)
  local g, me = table_with(t, { scenario = "the_gathering", investigators = { "skids_otoole", "roland_banks" },
    auto = { "windows", "reactions", "commit" } })
  local roland = g:investigator "roland_banks"
  g:put("hospital_debts", "threat", { owner = me, resources = paid })
  if earlier then g:effect("resign", me) end
  g:effect("end_scenario", resolution)
  return { me.earned, roland.earned }
end

test("Hospital Debts: 2 experience fewer for its bearer with less than 6 resources on it", {
  rules = { "ah.xp.resolution_bonus" } }, function(t)
    t:equal(debts_at_the_end(t, 5, "no_resolution"), { 0, 2 })
    t:equal(debts_at_the_end(t, 6, "no_resolution"), { 2, 2 })
    t:equal(debts_at_the_end(t, 0, "R2"), { 1, 2 }, "the lead's additional one counts")
    t:equal(debts_at_the_end(t, 0, "R3"), { 0, 0 }, "there is no less than none")
  end)

test("Hospital Debts: for an investigator who is eliminated the game ends then", {
  rules = { "ah.elim.weakness_game_end" } }, function(t)
    t:equal(debts_at_the_end(t, 5, "no_resolution", true), { 0, 2 })
    t:equal(debts_at_the_end(t, 6, "no_resolution", true), { 2, 2 })
  end)

-- --- The Necronomicon ---------------------------------------------------------------------------------------------------

local function reader(t, config)
  config = config or {}
  config.investigators = config.investigators or { "daisy_walker" }
  return table_with(t, config)
end

test("The Necronomicon: drawn or added to hand, it enters the threat area with 3 horror and fills a hand", function(t)
  local g, me = reader(t, { deck = { "the_necronomicon" } })
  g:put("knife", "play", { owner = me })
  local lamp = g:put("flashlight", "play", { owner = me })
  g:effect("draw", me, 1)
  local tome = g:card "the_necronomicon"
  t:prompt(g, "slot", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { lamp }
  t:zone(lamp, "discard", me)
  t:zone(tome, "threat", me)
  t:equal({ tome.horror, tome.controller }, { 3, me })
  g, me = reader(t)
  tome = g:put("the_necronomicon", "discard", { owner = me })
  g:effect("add_to_hand", me, tome)
  t:zone(tome, "threat", me)
  t:equal(tome.horror, 3)
end)

test("The Necronomicon: with horror on it nothing makes it leave play, neither a full hand nor Crypt Chill", function(t)
  local g, me = reader(t, { hand = { "machete" } })
  local tome = g:put("the_necronomicon", "threat", { owner = me, horror = 1 })
  local knife = g:put("knife", "play", { owner = me })
  g:act { "play", "Machete" }
  t:zone(knife, "discard", me)
  t:zone(tome, "threat", me)
  g:empty("play", me)
  g:tokens { "auto_fail" }
  g:encounter_deck { "crypt_chill" }
  g:effect("draw_encounter", me)
  t:equal(me.damage, 2)
  g:effect("leave_play", tome)
  t:zone(tome, "threat", me)
  tome.horror = 0
  t:not_offered(g, { "activate", tome }, "me.horror > 0")
  g:effect("leave_play", tome)
  t:zone(tome, "discard", me)
end)

test("The Necronomicon: its horror is moved, not dealt; a Tome's action; without any left it is discarded", function(t)
  local g, me = reader(t)
  local tome = g:put("the_necronomicon", "threat", { owner = me, horror = 2 })
  local rosary = g:put("holy_rosary", "play", { owner = me })
  g:put("psychosis", "threat", { owner = me })
  g:act { "activate", tome }
  t:equal({ me.horror, tome.horror, rosary.horror, me.damage, me.actions }, { 1, 1, 0, 0, 3 })
  t:logged(g, "1 horror on Daisy Walker")
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", tome }
  t:equal({ me.horror, me.damage, me.actions }, { 2, 1, 2 })
  t:zone(tome, "discard", me)
  t:zone(rats, "threat", me)
end)

test("The Necronomicon: the horror it moves can drive Daisy out of the game", function(t)
  local g, me = reader(t, { investigators = { "daisy_walker", "roland_banks" } })
  local tome = g:put("the_necronomicon", "threat", { owner = me, horror = 1 })
  me.horror = 8
  g:act { "activate", tome }
  t:equal({ me.zone, me.mental_trauma, tome.zone }, { "removed", 1, "removed" })
end)

test("The Necronomicon: nobody but its controller may use it", function(t)
  local g, me = reader(t, { investigators = { "daisy_walker", "roland_banks" }, turn_of = "roland_banks" })
  local tome = g:put("the_necronomicon", "threat", { owner = me, horror = 1 })
  t:not_offered(g, { "activate", tome })
  g:end_turn()
  t:offered(g, { { "activate", tome } })
end)

test("The Necronomicon: an elder sign that Daisy reveals is an auto-fail, for every card; others' are not", function(t)
  local g, me = reader(t, { investigators = { "daisy_walker", "roland_banks" }, deck = { "guts" } })
  local roland = g:investigator "roland_banks"
  g:put("the_necronomicon", "threat", { owner = me, horror = 3 })
  local spell = g:put("shrivelling", "play", { owner = me })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:tokens { "elder_sign", "elder_sign", "elder_sign" }
  g:act "investigate"                                                     -- 5 against 2
  t:logged(g, "fails by 2")
  t:equal({ #g:cards("hand", me), me.clues }, { 0, 0 })
  g:act { "fight", spell, foe }
  t:equal({ me.horror, foe.damage }, { 1, 0 }, "Shrivelling names the auto-fail, not the elder sign")
  g:end_turn()
  g:act "investigate"
  t:equal(roland.clues, 1)
  t:logged(g, "Roland Banks succeeds by 5")                               -- 3 + 4 against 2
end)

-- --- Abandoned and Alone ------------------------------------------------------------------------------------------------

test("Abandoned and Alone: 2 direct horror, and the discard pile leaves the game, but not this", function(t)
  local g, me = table_with(t, { investigators = { "wendy_adams", "roland_banks" }, deck = { "abandoned_and_alone" } })
  local roland = g:investigator "roland_banks"
  local rosary = g:put("holy_rosary", "play", { owner = me })
  local mine, his = g:put("knife", "discard", { owner = me }), g:put("knife", "discard", { owner = roland })
  g:discard_pile(me, { "guts", "lucky" })
  g:effect("draw", me, 1)
  t:equal({ me.horror, rosary.horror }, { 2, 0 })
  t:equal(g:cards("discard", me), { g:card "abandoned_and_alone" })
  t:zone(mine, "removed")
  t:zone(his, "discard", roland)
end)
