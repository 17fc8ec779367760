-- The Mysteries of the base set.

local TWO = { "mark_harrigan", "jim_culver" }
local THREE = { "mark_harrigan", "jim_culver", "leo_anderson" }

-- It is active; its effect on entering play is over.
local function mystery(t, ancient_one, id, config, before)
  config = config or {}
  config.ancient_one, config.mystery = ancient_one, id
  local g = t:game(config)
  if before then before(g) end
  local card = g:mystery()
  local data = g:call("data_of", card.id)
  if data.token then g:place(card, data.token) end
  if card:has_ability "enters" then g:resolve(card, "enters", g:active()) end
  while g:prompt().text == "Where is the Eldritch token placed?" do g:choose { g:prompt_options()[1] } end
  return g, g:active(), card
end

-- Solved at the end of the Mythos Phase with `enough`, not with one less: f(g, card, n).
local function needs(t, ancient_one, id, enough, f)
  for _, n in ipairs { enough - 1, enough } do
    local g, _, card = mystery(t, ancient_one, id, { investigators = THREE })
    g:only("mystery_deck", {})
    f(g, card, n)
    g:effect "announce_end_of_mythos"
    t:zone(card, n == enough and "solved_mysteries" or "mystery")
  end
end

local function with_eldritch(_, card, n) card.eldritch = n end
local function with_clues(g, card, n)
  for _ = 1, n do g:cards "clue_pool"[1]:move("on_card", nil, false, card) end
end

-- In the Encounter Phase: the option that begins with the words.
local function encounter(g, words, dice)
  g:run_to "encounter"
  if dice then g:dice(dice) end
  g:go_on()
  for _, option in ipairs(g:prompt_options()) do
    if option:find(words, 1, true) then
      g:stop_at "phase_begins"
      g:choose { option }
      return true
    end
  end
  return false
end

local function tokens_on(g)
  local n = 0
  for _, space in ipairs(g:cards "map") do n = n + space.eldritch end
  return n
end

-- --- Azathoth --------------------------------------------------------------------------------------------------------

test("The True Name: tokens on random spaces, each for 2 Clues", function(t)
  local g, me, card = mystery(t, "azathoth", "the_true_name", { investigators = THREE,
    clues_of = { mark_harrigan = 3 } },
    function(g) g:picks("clue_pool", { "clue_rome", "clue_4" }) end)
  t:equal({ g:space "rome".eldritch, g:space "space_4".eldritch, tokens_on(g) }, { 1, 1, 2 })
  g:place(me, "space_4")
  t:truthy(encounter(g, "Eldritch token"))
  g:choose { "Spend 2 Clues" }
  t:equal({ card.eldritch, g:space "space_4".eldritch, g:clues(me) }, { 1, 0, 1 })
  g:stop_at()   -- the others have their encounters
  needs(t, "azathoth", "the_true_name", 2, with_eldritch)
end)

test("Seed of the Daemon Sultan: on Tunguska Observation, then 2 Clues", function(t)
  local g, me, card = mystery(t, "azathoth", "seed_of_the_daemon_sultan", { at = "tunguska", clues_of = 2 })
  t:truthy(encounter(g, "Mystery token", { 5, 1 }))
  g:act "Keep the dice"
  g:choose { "Spend 2 Clues" }
  t:equal({ card.eldritch, g:clues(me) }, { 1, 0 })
  local h, who, other = mystery(t, "azathoth", "seed_of_the_daemon_sultan", { at = "tunguska", clues_of = 2 })
  encounter(h, "Mystery token", { 1, 1 })
  h:act "Keep the dice"
  t:equal({ other.eldritch, h:clues(who) }, { 0, 2 })
  needs(t, "azathoth", "seed_of_the_daemon_sultan", 2, with_eldritch)
end)

test("Omen of Devastation: who closes a Gate of the Omen may spend a Clue", function(t)
  local g, me, card = mystery(t, "azathoth", "omen_of_devastation", { gates = { "rome", "london", "tokyo" }, omen = 2,
    clues_of = 2 })
  g:effect("close", g:gates_at "rome"[1], me)
  t:equal({ card.eldritch, g:clues(me) }, { 0, 2 })
  g:effect("close", g:gates_at "london"[1], me)
  g:choose { "spend 1 Clue" }
  t:equal({ card.eldritch, g:clues(me), #g:cards "gates" }, { 1, 1, 1 })
  needs(t, "azathoth", "omen_of_devastation", 2, with_eldritch)
end)

-- Four Mysteries wait for Clues that were gained from Research Encounters.
local function research(t, ancient_one, id, config)
  config = config or {}
  config.clues_of = 1
  return mystery(t, ancient_one, id, config)
end

for _, f in ipairs { { "azathoth", "occult_research" }, { "cthulhu", "the_stars_are_right" },
    { "shub_niggurath", "nature_of_the_all_mother" }, { "yog_sothoth", "the_beyond_one" } } do
  test(f[2] .. ": a Clue gained from a Research Encounter may be spent and lies on it", function(t)
    local g, me, card = research(t, f[1], f[2])
    g:effect("announce_research", me, 1)
    g:choose { "you may spend 1 Clue" }
    t:equal({ #g:cards "on_card", g:cards "on_card"[1].parent, g:clues(me) }, { 1, card, 0 })
    local h, who = research(t, f[1], f[2])
    h:effect("announce_research", who, 0)
    t:prompt(h, "Your action")
    t:equal({ #h:cards "on_card", h:clues(who) }, { 0, 1 })
    needs(t, f[1], f[2], 3, with_clues)
  end)
end

-- --- Cthulhu ---------------------------------------------------------------------------------------------------------

test("The Deep Ones Attack!: tokens on Sea spaces, each guarded by a Deep One; they stay on the board", function(t)
  local g, me, card = mystery(t, "cthulhu", "the_deep_ones_attack", { investigators = TWO,
    clues_of = { mark_harrigan = 1 },
    at = { mark_harrigan = "space_13", jim_culver = "space_12" } })
  t:equal({ g:space "space_13".eldritch, g:space "space_12".eldritch, tokens_on(g) }, { 1, 1, 2 })
  g:resolve(card, "enters", me)
  t:equal(tokens_on(g), 4, "others where there is none")
  t:truthy(encounter(g, "Eldritch token", { 6, 6, 6, 6, 6, 6, 6 }))
  while g:prompt().text ~= "You may spend 1 Clue to place the Eldritch token of your space on this card" do g:pass() end
  g:choose { "Spend 1 Clue" }
  t:logged(g, "Mark Harrigan encounters Deep One")
  t:equal({ card.eldritch, g:space "space_13".eldritch }, { 1, 0 })
  g:stop_at()   -- Jim has his encounter
  needs(t, "cthulhu", "the_deep_ones_attack", 3, function(h, other, n)
    other.eldritch = n
    h:space "space_2".eldritch = 1
  end)
  local i = mystery(t, "cthulhu", "the_deep_ones_attack")
  i:effect "solve_mystery"
  t:equal(tokens_on(i), 1)
end)

test("R'lyeh Risen: a Special Encounter on space 3", function(t)
  local g = mystery(t, "cthulhu", "rlyeh_risen", { at = "space_3" })
  g:only("special_deck", { "rlyeh_risen_1" })
  t:truthy(encounter(g, "R'lyeh Risen", { 1 }))
  t:logged(g, "resolves R'lyeh Risen 1")
  local h, me, card = mystery(t, "cthulhu", "rlyeh_risen")
  h:resolve(h:put("rlyeh_risen_2", "resolving"), "pass", me)
  t:truthy(card.eldritch <= 1)
  needs(t, "cthulhu", "rlyeh_risen", 2, with_eldritch)
end)

test("The Stars Are Right!: the Clues of the board move to the nearest Sea space", function(t)
  local g = mystery(t, "cthulhu", "the_stars_are_right", { clues = { "london", "space_3" } })
  t:equal({ #g:clues_at "space_13", #g:clues_at "space_3", #g:clues_at "london" }, { 1, 1, 0 })
end)

test("Nature of the All-Mother: the Clues of the board move to the nearest Wilderness space", function(t)
  local g = mystery(t, "shub_niggurath", "nature_of_the_all_mother", { clues = { "space_5", "tunguska" } })
  t:equal({ #g:clues_at "space_4", #g:clues_at "tunguska" }, { 1, 1 })
end)

-- Three Mysteries bring an Epic Monster.
for _, f in ipairs { { "cthulhu", "watching_the_stars", "Cthylla", "space_12" },
    { "shub_niggurath", "spawn_of_the_black_goat", "Nug", "amazon" },
    { "yog_sothoth", "spawn_of_yog_sothoth", "Dunwich Horror", "arkham" } } do
  test(f[2] .. ": its Epic Monster is to be defeated", function(t)
    local g, me, card = mystery(t, f[1], f[2])
    local monster = g:monsters_at(f[4])[1]
    t:equal(monster.title, f[3])
    g:effect "announce_end_of_mythos"
    t:zone(card, "mystery")
    g:effect("harm", monster, monster.toughness, me)
    t:zone(card, "mystery")
    g:only("mystery_deck", {})
    g:effect "announce_end_of_mythos"
    t:zone(card, "solved_mysteries")
  end)
end

-- --- Shub-Niggurath --------------------------------------------------------------------------------------------------

test("Rituals in the Wild: four spaces, Observation, 2 Clues; the tokens go with it", function(t)
  local g, me, card = mystery(t, "shub_niggurath", "rituals_in_the_wild", { at = "space_21", clues_of = 2 })
  for _, id in ipairs { "space_4", "space_10", "space_21", "tunguska" } do t:equal(g:space(id).eldritch, 1) end
  t:truthy(encounter(g, "Eldritch token", { 5, 5 }))
  g:act "Keep the dice"
  g:choose { "Spend 2 Clues" }
  t:equal({ card.eldritch, g:space "space_21".eldritch, g:clues(me) }, { 1, 0, 0 })
  local h = mystery(t, "shub_niggurath", "rituals_in_the_wild")
  h:effect "solve_mystery"
  t:equal(tokens_on(h), 0)
  needs(t, "shub_niggurath", "rituals_in_the_wild", 2, with_eldritch)
end)

test("Hunting the Thousand: defeated Monsters, for 2 Clues of the active investigator", function(t)
  local g, me, card = mystery(t, "shub_niggurath", "hunting_the_thousand", { investigators = TWO, clues_of = 4,
    monsters = { gug = "rome", nug = "rome", maniac = "tokyo" } })
  local gug, maniac = g:monsters_at "rome", g:monsters_at "tokyo"[1]
  local nug = gug[1].title == "Nug" and gug[1] or gug[2]
  gug = gug[1].title == "Gug" and gug[1] or gug[2]
  g:effect("defeat", gug, g:investigator "jim_culver")
  t:prompt(g, "React?", me)
  g:choose { "spend 2 Clues" }
  t:equal({ gug.zone, gug.parent, g:clues(me) }, { "on_card", card, 2 })
  g:effect("harm", nug, nug.toughness, me)
  t:zone(nug, "box")
  g:effect("defeat", maniac, me)
  g:choose { "Pass" }
  t:zone(maniac, "cup")
  g:dice { 6, 6, 6, 6, 6, 6, 6, 6 }
  g:effect("ambush", me, "ghoul")
  while g:prompt().text:find "roll" do g:pass() end
  t:prompt(g, "Your action")   -- no token is there to be placed
  needs(t, "shub_niggurath", "hunting_the_thousand", 6, function(h, other, n)
    h:put("dark_young", "on_card", { on = other })   -- of toughness 5
    if n == 6 then h:put("ghoul", "on_card", { on = other }) end
  end)
end)

-- --- Yog-Sothoth -----------------------------------------------------------------------------------------------------

test("Arcane Understanding: a Clue and a Spell whose test was passed", function(t)
  local g, me, card = mystery(t, "yog_sothoth", "arcane_understanding", { possessions = { "wither" }, clues_of = 2 })
  local spell = g:cards("possessions", me)[1]
  g:effect("announce_cast", me, spell, 0)
  t:prompt(g, "Your action")
  g:effect("announce_cast", me, g:cards "spell_deck"[1], 1)
  t:prompt(g, "Your action")
  t:equal({ card.eldritch, g:clues(me) }, { 0, 2 })
  g:effect("announce_cast", me, spell, 1)
  g:choose { "you may spend 1 Clue" }
  t:equal({ card.eldritch, g:clues(me), g:possessions(me) }, { 1, 1, {} })
  needs(t, "yog_sothoth", "arcane_understanding", 3, with_eldritch)
end)

test("Where the Old Ones Broke Through: a closed Gate for 2 Spells; those Gates leave the game", function(t)
  local g, me, card = mystery(t, "yog_sothoth", "where_the_old_ones_broke_through", { gates = { "rome", "london" },
    possessions = { "wither", "shriveling" } })
  local rome, london = g:gates_at "rome"[1], g:gates_at "london"[1]
  g:effect("close", rome, me)
  g:choose { "you may discard 2 Spells" }
  t:equal({ rome.zone, rome.parent, g:possessions(me) }, { "on_card", card, {} })
  g:give(me, { "flesh_ward" })
  g:effect("close", london, me)
  t:zone(london, "gate_discard")
  g:effect "solve_mystery"
  t:zone(rome, "box")
  needs(t, "yog_sothoth", "where_the_old_ones_broke_through", 2, function(h, other, n)
    for i = 1, n do h:put(({ "gate_rome", "gate_tokyo" })[i], "on_card", { on = other }) end
  end)
end)
