-- What play never brings about cannot be put on the table: the test language says so at the test's line.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes: " .. why)
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

test("a card is put only where its kind comes to", function(t)
  local g = t:game {}
  for _, zone in ipairs { "investigators", "map", "omen_track", "ancient_one", "scenario" } do
    fails(t, "g:put: Axe is not put into '" .. zone .. "'; ", g.put, g, "axe", zone)
  end
  fails(t, "g:put: Axe never comes to 'mythos_deck'", g.put, g, "axe", "mythos_deck")
  fails(t, "g:only: Axe never comes to 'cup'; what lies there is monster", g.only, g, "cup", { "axe" })
  fails(t, "never comes to 'expedition_deck'; its deck is 'general_deck'", g.put, g, "general_10", "expedition_deck")
  fails(t, "never comes to 'mythos_discard'", g.put, g, "the_true_name", "mythos_discard")
  fails(t, "g:give: Ghoul never comes to 'possessions'", g.give, g, g:active(), "ghoul")
  fails(t, "is never empty", g.empty, g, "map")
end)

test("what lies on a space or card lies on one, and a Gate on its own", function(t)
  local g = t:game {}
  fails(t, "Ghoul would be on no space; say the space", g.put, g, "ghoul", "monsters")
  fails(t, "g:spawn: Ghoul would be on no space", g.spawn, g, "ghoul")
  fails(t, "is not a space of the board", g.spawn, g, "ghoul", g:active())
  fails(t, "would lie on no card; say on which", g.put, g, "clue_1", "on_card")
  fails(t, "is on no space and no card", g.put, g, "axe", "reserve", { at = "rome" })
  fails(t, "two places for one card", g.put, g, "clue_1", "on_card", { at = "rome", on = g:ancient_one() })
  fails(t, "never lies on London; put it on its own space: at = \"rome\"", g.put, g, "gate_rome", "gates",
    { at = "london" })
  g:gate "rome"
  fails(t, "no Gate of Rome is left in the stack", g.gate, g, "rome")
  fails(t, "no space 'roem' is on the board; did you mean 'Rome'?", g.clue, g, "roem")
  fails(t, "is not an investigator, a Monster, a Rumor or a Mystery in play", g.place, g, g:ancient_one(), "rome")
  t:equal(#g:monsters_at "rome", 0)
end)

test("the game has so many of each, and an investigator one of each Spell and Condition", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" } }
  local mark, lily = g:investigator "mark_harrigan", g:investigator "lily_chen"
  g:give(mark, "axe")
  fails(t, "g:give: the game has 1 of 'axe', and none is left", g.give, g, lily, "axe")
  g:give(mark, { "debt", "wither" })
  fails(t, "Mark Harrigan has Debt already, and never has two", g.give, g, mark, "debt")
  fails(t, "Mark Harrigan has Wither already", g.give, g, mark, "wither")
  fails(t, "'wither' has no back 9; give a whole number from 1 to", g.give, g, lily, "wither", 9)
  fails(t, "'bandages' has one side only; leave `variant` out", g.give, g, lily, "bandages", 1)
  fails(t, "is nobody who plays; give the card of Mark Harrigan or Lily Chen", g.give, g, g:space "rome", "bandages")
  t:equal(g:possessions(lily), {})
end)

test("numbers are those of a game", function(t)
  local g = t:game {}
  fails(t, "g:give_clues: n = -1 never comes; give a whole number from 0 on", g.give_clues, g, g:active(), -1)
  fails(t, "g:clue: n = 0 never comes; give a whole number from 1 on", g.clue, g, "rome", 0)
  fails(t, "g:spawn: lost = -1 never comes", g.spawn, g, "ghoul", "rome", { lost = -1 })
  fails(t, "is defeated when it has lost 9 Health; give less", g.spawn, g, "ghoul", "rome", { lost = 9 })
  fails(t, "g:set: omen = 9 never comes; give a whole number from 1 to 4", g.set, g, "omen", 9)
  fails(t, "g:set: doom = 99 never comes; give a whole number from 0 to 20", g.set, g, "doom", 99)
  fails(t, "is nobody who plays", g.set, g, "lead", g:space "rome")
  t:equal({ g:get "omen", g:get "doom" }, { 1, 15 })
end)

test("the fields of t:game say what a game can be", function(t)
  local function refused(why, config) fails(t, why, t.game, t, config) end
  refused("t:game: omen = 9 never comes; give a whole number from 1 to 4", { omen = 9 })
  refused("t:game: doom = 99 never comes; give a whole number from 1 to 20", { doom = 99 })
  refused("doom = 0 never comes", { doom = 0 })
  refused("t:game, clues_of: n = -2 never comes", { clues_of = -2 })
  refused("t:game, monsters: Axe never comes to 'monsters'", { monsters = { axe = "rome" } })
  refused("t:game, possessions: Ghoul never comes to 'possessions'", { possessions = { "ghoul" } })
  refused("t:game, mystery: Axe never comes to 'mystery'", { mystery = "axe" })
  refused("t:game: 'nobody_such' does not play", { clues_of = { nobody_such = 1 } })
  refused("'nobody_such' does not play", { lead = "nobody_such" })
  refused("the option 'add_cards' is a table; write a text", { options = { add_cards = { "axe" } } })
  refused("before the set-up `omen` has no effect", { begin = "setup", omen = 2 })
  t:equal(t:game { omen = 4, doom = 20 }:get "omen", 4)
end)

test("what a test writes to a card has to come in play, too", function(t)
  local g = t:game { monsters = { ghoul = "rome" } }
  local me, ghoul = g:active(), g:monsters_at "rome"[1]
  fails(t, "delayed = 1 is neither true nor false", g.check_set, me, "delayed", 1)
  fails(t, "an investigator in play has 1 to " .. me.max_health .. " health; give less", g.check_set, me, "health", 0)
  fails(t, "an investigator in play has 1 to " .. me.max_sanity .. " sanity", g.check_set, me, "sanity", me.max_sanity + 1)
  fails(t, "Ghoul is defeated when it has lost " .. ghoul.toughness .. " Health", g.check_set, ghoul, "lost", ghoul.toughness)
  me.health = 1
  t:equal(me.health, 1)
end)
