-- Investigators who are defeated or devoured, and their successors.

local TWO = { "mark_harrigan", "lily_chen" }

local function table_of(t, config)
  config = config or {}
  config.investigators = config.investigators or TWO
  config.at = config.at or "rome"
  local g = t:game(config)
  return g, g:investigator(config.investigators[1]), g:investigator(config.investigators[2] or config.investigators[1])
end

test("at 0 Health or 0 Sanity, at once", { rules = { "eh.defeat.at_zero" } }, function(t)
  for _, kind in ipairs { "health", "sanity" } do
    local g, me = table_of(t)
    g:effect("lose_" .. kind, me, me[kind] - 1)
    t:zone(me, "investigators")
    g:effect("lose_" .. kind, me, 1)
    t:zone(me, "defeated")
  end
end)

test("step 1: Doom advances by 1", { rules = { "eh.defeat.1_doom" } }, function(t)
  local g, me = table_of(t, { doom = 10 })
  g:effect("lose_health", me, 8)
  t:equal(g:get "doom", 9)
end)

test("step 2: to the nearest City, with a token for what was lost",
    { rules = { "eh.defeat.2_nearest_city" } }, function(t)
  local g, me = table_of(t, { at = "space_9" })
  g:effect("lose_sanity", me, 4)
  t:equal({ me.place, me.insane, me.crippled }, { g:space "arkham", true, false })
  g, me = table_of(t, { at = "space_9" })
  g:effect("lose_health", me, 8)
  t:equal({ me.place, me.insane, me.crippled }, { g:space "arkham", false, true })
  g, me = table_of(t)
  g:effect("lose_health", me, 8)
  t:equal(me.place, g:space "rome", "where he is, if that is a City")
  g, me = table_of(t)
  me.health = 1
  g:effect("lose_sanity", me, 4)
  t:equal({ me.insane, me.crippled }, { true, false }, "he has Health left")
end)

test("step 2: who has lost both chooses the token", { rules = { "eh.defeat.2_both_choose" } }, function(t)
  local g, me = table_of(t)
  g:effect("lose_both", me, 8, 4)
  t:prompt(g, "Which token", me)
  g:choose { "Sanity" }
  t:equal({ me.insane, me.crippled }, { true, false })
  t:equal(g:get "doom", 14, "once")
end)

test("step 3: his possessions lie there; Conditions and tokens are gone",
    { rules = { "eh.defeat.3_keep_possessions" } },
  function(t)
    local g, me = table_of(t, { possessions = { "axe", "wither" }, clues_of = 2 })
    local debt = g:give(me, "debt")[1]
    local held = g:cards("possessions", me)
    me.strength_improved, me.train, me.ship = 2, 1, 1
    g:effect("lose_health", me, 8)
    t:equal({ #g:cards("possessions", me), #g:cards("held_clues", me), #g:cards("conditions", me) }, { 0, 0, 0 })
    for _, card in ipairs(held) do t:equal({ card.zone, card.parent }, { "left_behind", me }) end
    t:equal(#g:call("left_behind", me), 4, "2 cards, 2 Clues")
    t:zone(debt, "condition_deck")
    t:equal({ me.strength_improved, me.health, me.sanity, me.train, me.ship }, { 0, 0, 0, 1, 1 })
  end)

test("step 4: the Lead token goes to an investigator of his choice",
    { rules = { "eh.defeat.4_pass_lead" } }, function(t)
  local g, me, lily = table_of(t, { investigators = { "mark_harrigan", "lily_chen", "jim_culver" } })
  g:effect("lose_health", me, 8)
  t:prompt(g, "Lead Investigator token", me)
  t:equal(g:prompt_options(), { "Lily Chen", "Jim Culver" })
  g:choose { lily }
  t:equal(g:lead(), lily)
  g, me, lily = table_of(t, { investigators = { "mark_harrigan", "lily_chen", "jim_culver" } })
  g:effect("lose_health", lily, 6)
  t:no_prompt(g, "Lead Investigator token")
  t:equal(g:lead(), me, "only when he has it")
end)

test("in the Mythos Phase whoever gets it is the active investigator",
    { rules = { "eh.active.definition" } }, function(t)
  local g, me, lily = table_of(t, { phase = "mythos", possessions = { mark_harrigan = { "hallucinations" },
    lily_chen = { "hallucinations" } } })
  g:on_top("mythos_deck", "from_bad_to_worse")   -- 1 Sanity for each Madness Condition
  me.sanity = 1
  g:dice { 5, 5, 5, 5, 5, 5, 5 }
  g:stop_at("sanity_lost", lily)
  g:go_on()
  t:stopped(g)
  t:zone(me, "defeated")
  t:equal(g:get "active", lily)
end)

test("a defeated investigator is none",
    { rules = { "eh.defeat.not_an_investigator", "eh.trade.not_defeated" } }, function(t)
  local g, me, lily = table_of(t, { possessions = { lily_chen = { "axe" } } })
  g:effect("lose_health", me, 8)
  t:equal(g:call "players", { lily })
  t:equal(g:call("find", "here", lily), { lily })
  for _, verb in ipairs { "lose_health", "lose_sanity", "recover_health", "gain_clues", "gain_spell", "delay" } do
    g:effect(verb, me, verb ~= "gain_spell" and 1 or nil)
  end
  g:effect("gain_condition", me, "debt")
  g:effect("move_to", me, g:space "arkham")
  g:effect("encounter_monster", me, g:spawn("ghoul", "rome"))
  g:effect("ambush", me)
  t:equal({ me.health, me.sanity, me.delayed, me.place }, { 0, 0, false, g:space "rome" })
  t:equal({ #g:conditions(me), g:clues(me) }, { 0, 0 })
  t:equal({ me.zone, g:get "doom" }, { "defeated", 14 }, "not a second time")
  t:not_logged(g, "Mark Harrigan encounters")
end)

test("what Doom brings about does not concern him any more",
    { rules = { "eh.defeat.not_an_investigator" } }, function(t)
  local g, me = table_of(t, { ancient_one = "shub_niggurath", monsters = { epic_shub_niggurath = "heart_of_africa" } })
  g:give(me, "cursed", 1)   -- Harried: when it is flipped a Monster ambushes its bearer
  g:set("awake", 1)
  g:set("doom", 0)
  g:picks("cup", { "wraith" })   -- the Lead Investigator becomes Cursed
  g:effect("lose_health", me, 8)
  t:logged(g, "Wraith appears")
  t:not_logged(g, "encounters")
  t:zone(me, "defeated")
end)

test("nobody trades with him", { rules = { "eh.trade.not_defeated" } }, function(t)
  local g, me, lily = table_of(t, { possessions = { lily_chen = { "axe" } } })
  g:pass()
  t:offered(g, { "trade" })
  g, me, lily = table_of(t, { possessions = { lily_chen = { "axe" } } })
  g:effect("lose_health", me, 8)
  t:not_offered(g, "trade")
  t:truthy(lily)
end)

test("his turn ends, the phase goes on",
    { rules = { "eh.defeat.stops_encounter", "eh.defeat.phase_continues" } }, function(t)
  local g, me, lily = table_of(t)
  t:prompt(g, "Your action", me)
  g:effect("lose_health", me, 8)
  t:prompt(g, "Your action", lily)
  t:equal(g:get "phase", 1)
end)

test("defeated in a fight, he resolves nothing more; the others go on",
    { rules = { "eh.defeat.stops_encounter", "eh.defeat.phase_continues" } }, function(t)
  local g, me, lily = table_of(t, { phase = "encounter", possessions = { lily_chen = { "planchette" } },
    at = { mark_harrigan = "arkham", lily_chen = "rome" } })
  local gug = g:spawn("gug", "arkham")
  g:spawn("ghoul", "arkham")
  g:spawn("mummy", "arkham")
  me.sanity = 1
  g:dice { 1, 1, 1, 1 }
  g:go_on()
  g:choose { gug }
  t:zone(me, "defeated")
  t:equal(gug.lost, 0)
  t:prompt(g, "Which encounter?", lily)
  t:equal(g:lead(), lily)
end)

test("defeated in the middle of a test or an effect: the rest concerns nobody",
    { rules = { "eh.defeat.stops_encounter" } },
  function(t)
    local g, me = table_of(t, { phase = "encounter", possessions = { "cliffhanger" } })
    g:go_on()
    me.health = 2
    g:choose { "lose 2 Health" }
    t:zone(me, "defeated")
    t:equal(#g:cards("held_clues", me), 0)
    t:not_logged(g, "gains 1 Clue")
  end)

-- --- successors
-- ------------------------------------------------------------------------------------------------------------

test("at the end of the Mythos Phase his player chooses another, who begins like all others",
    { rules = { "eh.new_investigator.end_of_mythos" } }, function(t)
  local g, me, lily = table_of(t)
  g:effect("lose_health", me, 8)
  t:equal(g:call "seats", { me, lily })
  g:effect "choose_new_investigators"
  t:prompt(g, "Who joins?", me)
  g:choose { "Jim Culver" }
  local jim = g:investigator "jim_culver"
  t:equal(g:call "seats", { jim, lily })
  t:equal({ jim.health, jim.sanity, jim.place }, { 7, 5, g:space "space_6" })
  t:equal({ g:possessions(jim), g:clues(jim) }, { { "Shriveling" }, 1 })
  t:zone(me, "defeated")
end)

test("that is after the Mythos card, and before the Lead token is passed on",
    { rules = { "eh.new_investigator.end_of_mythos" } }, function(t)
  local g, me, lily = table_of(t)
  g:on_top("mythos_deck", { "support_of_the_church" })
  g:effect("lose_health", me, 8)
  g:effect("lose_health", lily, 6)   -- Lily had the Lead token; nobody is left to ask
  t:prompt(g, "Who joins?", lily)
  t:logged(g, "Mythos: Support of the Church")
  g:choose { "Jim Culver" }
  g:choose { "Who joins?", "Silas Marsh" }
  t:prompt(g, "Who is the Lead Investigator?")
  t:equal(g:prompt_options(), { "Jim Culver", "Silas Marsh" })
  local jim = g:investigator "jim_culver"
  t:equal({ g:lead(), g:get "active" }, { jim, jim }, "his player had the token")
  t:logged(g, "Jim Culver joins")
end)

test("in player order, from the Lead Investigator on", { rules = { "eh.new_investigator.end_of_mythos" } }, function(t)
  local g, me, lily = table_of(t, { investigators = { "mark_harrigan", "lily_chen", "silas_marsh" } })
  local silas = g:investigator "silas_marsh"
  g:on_top("mythos_deck", { "support_of_the_church" })
  g:set("lead", lily)
  g:effect("devour", me)
  g:effect("devour", silas)
  g:effect("devour", lily)
  for _, inv in ipairs { lily, silas, me } do
    t:prompt(g, "Who joins?", inv)
    g:choose { g:prompt_options()[1] }
  end
end)

test("nobody who was defeated comes again", { rules = { "eh.new_investigator.unused_only" } }, function(t)
  local g, me, lily = table_of(t)
  g:effect("lose_health", me, 8)
  g:effect("devour", lily)
  t:prompt(g, "Who joins?")
  t:equal(#g:prompt_options(), 10)
  t:not_offered(g, "Mark Harrigan")
  t:not_offered(g, "Lily Chen")
end)

test("with nobody left his player is eliminated", { rules = { "eh.new_investigator.none_left" } }, function(t)
  local g, me = table_of(t)
  g:empty "unused"
  g:effect("lose_health", me, 8)
  g:effect "choose_new_investigators"
  t:no_prompt(g, "Who joins?")
  t:truthy(me.eliminated)
  t:not_over(g)
end)

test("a game in which all are eliminated is lost", { rules = { "eh.lose.all_eliminated" } }, function(t)
  local g, me, lily = table_of(t)
  g:empty "unused"
  g:on_top("mythos_deck", { "support_of_the_church" })
  g:effect("lose_health", me, 8)
  t:not_over(g)
  g:effect("lose_health", lily, 6)
  t:over(g, "lost")
  t:order(g, { "Lily Chen is defeated", "Mythos:", "all of them are eliminated" })
end)

test("once the Ancient One is awake nobody comes after him",
    { rules = { "eh.eliminated.after_awakening" } }, function(t)
  local g, me, lily = table_of(t, { ancient_one = "cthulhu" })
  g:set("awake", 1)
  g:effect("lose_health", me, 8)
  t:truthy(me.eliminated)
  t:not_over(g)
  g:effect "choose_new_investigators"
  t:no_prompt(g, "Who joins?")
  g:effect("devour", lily)
  t:over(g, "lost")
end)

test("nor after one who was defeated before", { rules = { "eh.eliminated.after_awakening" } }, function(t)
  local g, me = table_of(t, { ancient_one = "cthulhu" })
  g:effect("lose_health", me, 8)
  t:falsy(me.eliminated)
  g:set("awake", 1)
  g:effect "choose_new_investigators"
  t:no_prompt(g, "Who joins?")
  t:truthy(me.eliminated)
end)

test("eliminated players win with the others", { rules = { "eh.eliminated.wins_too" } }, function(t)
  local g, me = table_of(t, { ancient_one = "cthulhu" })
  g:set("awake", 1)
  g:effect("lose_health", me, 8)
  g:effect("win_game", "final_mystery")
  t:over(g, "won")
end)

-- --- devoured --------------------------------------------------------------------------------------------------------

test("devoured: Doom by 1, the Lead token passes on", { rules = { "eh.devoured.doom_and_lead" } }, function(t)
  local g, me, lily = table_of(t, { doom = 10 })
  g:effect("devour", me)
  t:equal({ g:get "doom", g:lead() }, { 9, lily })
end)

test("devoured: all that he has is discarded, and he is out of the game",
    { rules = { "eh.devoured.loses_all" } }, function(t)
  local g, me = table_of(t, { possessions = { "axe", "wither", "debt", "gate_box" }, clues_of = 2 })
  local clues = g:cards("held_clues", me)
  local cards = g:cards("possessions", me)
  g:effect("devour", me)
  t:zone(me, "box")
  t:equal(#g:call("left_behind", me), 0)
  local zones = {}
  for i, card in ipairs(cards) do zones[i] = card.zone end
  table.sort(zones)
  t:equal(zones, { "artifact_discard", "asset_discard", "spell_deck" })
  for _, clue in ipairs(clues) do t:zone(clue, "clue_discard") end
  t:equal({ #g:cards("conditions", me), #g:cards "defeated" }, { 0, 0 })
end)

test("devoured: his player chooses another, unless the Ancient One is awake",
    { rules = { "eh.devoured.new_investigator" } }, function(t)
  local g, me = table_of(t)
  g:effect("devour", me)
  g:effect "choose_new_investigators"
  t:prompt(g, "Who joins?", me)
  g, me = table_of(t, { ancient_one = "cthulhu" })
  g:set("awake", 1)
  g:effect("devour", me)
  g:effect "choose_new_investigators"
  t:no_prompt(g, "Who joins?")
end)

-- --- encountering one ------------------------------------------------------------------------------------------------

-- Mark, defeated in Rome; Lily there in the Encounter Phase.
local function find_him(t, loss, dice)
  local g, me, lily = table_of(t, { possessions = { "axe", "wither" }, clues_of = 2, doom = 10 })
  me.train = 1
  g:effect("lose_" .. loss, me, 8)
  g:pass()
  t:prompt(g, "Which encounter?", lily)
  g:stop_at "mythos_phase"
  g:dice(dice)
  g:choose { "Encounter this defeated investigator" }
  g:pass()   -- no Clue is spent on the dice
  return g, me, lily
end

test("Crippled or Insane, as the token says", { rules = { "eh.defeated_encounter.side" } }, function(t)
  local g = find_him(t, "health", { 1, 1, 1, 1 })   -- Crippled: Strength (Lily 4, and the axe is for fights)
  t:logged(g, "Lily Chen rolls 1, 1, 1, 1.")
  g = find_him(t, "sanity", { 1, 1 })   -- Insane: Influence 2
  t:logged(g, "Lily Chen rolls 1, 1.")
end)

test("his possessions are gained; then he is out of the game, whatever the test gave",
    { rules = { "eh.defeated_encounter.removed" } }, function(t)
  local g, me, lily = find_him(t, "health", { 1, 1, 1, 1 })
  t:stopped(g)
  t:zone(me, "box")
  t:equal({ g:possessions(lily), g:clues(lily), lily.train }, { { "Axe", "Wither" }, 2, 1 })
  t:logged(g, "Lily Chen gains Axe")
  t:equal({ #g:cards "left_behind", g:get "doom" }, { 0, 9 })
  g, me = find_him(t, "health", { 5, 1, 1, 1 })
  t:zone(me, "box")
  t:equal(g:get "doom", 10, "one back")
end)
