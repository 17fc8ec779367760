-- The Encounter Phase.

-- The phase begins; the first investigator has the cards that the test gives.
local function begin(t, config, prepare)
  config.phase = "encounter"
  local g = t:game(config)
  local me = g:lead()
  g:stop_at "mythos_phase"
  if prepare then prepare(g, me) end
  g:go_on()
  return g, me
end

local TWO = { "mark_harrigan", "lily_chen" }

test("one each, from the Lead Investigator on", { rules = { "eh.encounter.one_each" } }, function(t)
  local lily
  local g, mark = begin(t, { investigators = TWO, at = "space_4", options = { add_cards = "planchette" } }, function(g)
    lily = g:investigator "lily_chen"
    g:give(g:lead(), "planchette")
    g:give(lily, "planchette")
    g:set("lead", lily)
  end)
  t:prompt(g, "Which encounter?", lily)
  g:choose { "As an encounter" }
  t:equal(g:clues(lily), 1)
  mark = g:investigator "mark_harrigan"
  t:prompt(g, "Which encounter?", mark)
  g:choose { "As an encounter" }
  t:stopped(g)
  t:equal({ g:clues(lily), g:clues(mark) }, { 1, 1 })
end)

test("each Monster on his space, once, in the order that he chooses",
    { rules = { "eh.encounter.must_fight" } }, function(t)
  local gug, deep_one
  local g, me = begin(t, { at = "space_4", possessions = { "planchette" } }, function(g)
    gug, deep_one = g:spawn("gug", "space_4"), g:spawn("deep_one", "space_4")
    g:spawn("mummy", "space_9")
    g:dice { 5, 5, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 5 }
  end)
  t:prompt(g, "Which Monster do you encounter first?", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { deep_one }
  t:order(g, { "Mark Harrigan encounters Deep One", "Mark Harrigan encounters Gug" })
  t:stopped(g)
  t:equal({ deep_one.zone, gug.zone, gug.lost, g:clues(me) }, { "monsters", "monsters", 1, 0 })
end)

test("each investigator meets each Monster on his space", { rules = { "eh.encounter.must_fight" } }, function(t)
  local g = begin(t, { investigators = TWO, at = "space_4" }, function(g)
    g:spawn("gug", "space_4")
    g:dice { 5, 5, 1, 1, 1, 1, 5, 5, 1, 1, 1 }
  end)
  t:order(g, { "Mark Harrigan encounters Gug", "Lily Chen encounters Gug" })
  t:stopped(g)
end)

test("when no Monster is left he may resolve one more", { rules = { "eh.encounter.extra_after_combat" } }, function(t)
  local function beaten(dice)
    return begin(t, { at = "space_4", possessions = { "planchette" } }, function(g)
      g:spawn("ghoul", "space_4")
      g:dice(dice)
    end)
  end
  local g, me = beaten { 5, 1, 1, 1, 1, 5, 5, 5, 5 }
  t:prompt(g, "Which encounter?", me)
  t:equal(g:prompt_options(), { "Space 4: General Encounter", "Mark Harrigan: No encounter",
    "Planchette: As an encounter, gain 1 Clue." })
  g:choose { "As an encounter" }
  t:stopped(g)
  t:equal(g:clues(me), 1)
  g, me = beaten { 5, 1, 1, 1, 1, 5, 5, 5, 5 }
  g:choose { "No encounter" }
  t:stopped(g)
  t:equal(g:clues(me), 0)
  g, me = beaten { 5, 1, 1, 1, 1, 1, 1, 1, 1 }
  t:stopped(g)
  t:equal(g:clues(me), 0)
end)

test("without Monsters he chooses one of what there is", { rules = { "eh.encounter.choose_one" } }, function(t)
  local g, me = begin(t, { at = "arkham", gates = { "arkham" }, clues = { "arkham" }, possessions = { "planchette" } })
  t:prompt(g, "Which encounter?", me)
  t:offered(g, { "General Encounter", "America Encounter", "Other World Encounter", "Research Encounter" })
  t:not_offered(g, "No encounter")
  g:choose { "As an encounter" }
  t:stopped(g)
  t:equal({ g:clues(me), #g:clues_at "arkham", #g:gates_at "arkham" }, { 1, 1, 1 })
end)

test("nothing of another space, nor of another investigator", { rules = { "eh.encounter.choose_one" } }, function(t)
  local g = t:game { investigators = TWO, at = { mark_harrigan = "rome", lily_chen = "rome" }, gates = { "arkham" },
    clues = { "arkham" }, possessions = { lily_chen = { "planchette" } }, phase = "encounter" }
  g:go_on()
  t:prompt(g, "Which encounter?", g:lead())
  t:equal(g:prompt_options(), { "Rome: General Encounter", "Rome: Europe Encounter" })
end)

test("who is Detained resolves the back of that Condition instead, a Monster there or not",
    { rules = { "eh.encounter.detained_replaces" } }, function(t)
  local g, me = begin(t, { at = "space_4" }, function(g, me)
    g:spawn("gug", "space_4")
    g:give(me, "detained", 1)
    g:dice { 1 }
  end)
  t:stopped(g)
  t:not_logged(g, "encounters Gug")
  t:equal({ me.health, me.sanity, #g:conditions(me) }, { 6, 2, 0 }, "Holding Cell: a failed test costs 2 of each")
end)

test("'as an encounter' is an encounter: not with a Monster there, but after it is defeated",
    { rules = { "eh.faq.as_an_encounter" } }, function(t)
  local function at_ghoul(dice)
    return begin(t, { at = "space_4", possessions = { "planchette" } }, function(g)
      g:spawn("ghoul", "space_4")
      g:dice(dice)
    end)
  end
  local g = at_ghoul { 5, 1, 1, 1, 1, 5, 5, 5, 5 }
  t:offered(g, "As an encounter")
  t:order(g, { "encounters Ghoul", "Ghoul is defeated" })
  g:choose { "As an encounter" }
  t:stopped(g)
  local h, me = at_ghoul { 5, 1, 1, 1, 1, 1, 1, 1, 1 }
  t:stopped(h)
  t:equal(h:clues(me), 0)
end)

test("'instead of resolving an encounter' works with a Monster there", { rules = { "eh.faq.instead_of_encounter" } },
  function(t)
    local g, me = begin(t, { at = "space_4", possessions = { "day_off" } }, function(g) g:spawn("gug", "space_4") end)
    g:act "Instead of resolving"
    t:stopped(g)
    t:equal(g:clues(me), 1)
    t:not_logged(g, "encounters Gug")
  end)

test("an ambusher defeated is no Combat Encounter that another encounter follows",
    { rules = { "eh.ambush.no_extra_encounter" } }, function(t)
  local g, me = begin(t, { at = "space_4", possessions = { "false_exit", "planchette" } }, function(g)
    g:dice { 5, 1, 1, 1, 1, 5, 5, 5, 5 }
  end)
  g:choose { "a Ghoul ambushes you" }
  t:stopped(g)
  t:logged(g, "Ghoul is defeated")
  t:equal(g:clues(me), 1)
end)

test("nor can that be exchanged for something else", { rules = { "eh.ambush.no_extra_encounter" } }, function(t)
  local g = begin(t, { at = "space_4", possessions = { "lucky_find" } }, function(g)
    g:picks("cup", { "byakhee" })
    g:dice { 5, 1, 1, 1, 5, 5, 5, 5 }
  end)
  g:choose { "spawn 1 Monster on your space" }
  t:stopped(g)
  t:logged(g, "Byakhee is defeated")
  t:not_logged(g, "moves")
end)

test("an encounter begins and ends, once, whether a card is drawn for it or not", { rules = { "eh.faq.as_an_encounter" } },
    function(t)
  local ONCE = 10 ^ 7 + 10 ^ 8
  local config = { at = "london", possessions = { "journal" }, mystery = "the_true_name", ancient_one = "azathoth",
    phase = "encounter" }
  for _, which in ipairs { "Eldritch token", "General Encounter" } do
    local g = t:game(config)
    g:put("general_10", "general_deck")
    g:space "london".eldritch = 1
    g:go_on()
    g:stop_at "mythos_phase"
    g:choose { which }
    t:stopped(g)
    t:equal(g:card "journal".seen % 10 ^ 9 - g:card "journal".seen % 10 ^ 7, ONCE)
    t:logged(g, "Mark Harrigan resolves " .. (which == "General Encounter" and "General 10" or "The True Name"))
  end
end)
