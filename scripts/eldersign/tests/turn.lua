-- The turn: the active player, its steps, moving.

local THREE = { "joe_diamond", "harvey_walters", "jenny_barnes" }
local MISS = { "1", "1", "1", "1", "1", "1" }

test("turns go clockwise and round", { rules = { "es.turn.order_clockwise", "es.clock.next_player" } }, function(t)
  local g = t:game { investigators = THREE, adventures = { "the_archives" } }
  local order = {}
  for i = 1, 4 do
    order[i] = g:active().title
    g:set("midnights", 0)
    g:set("clock", 0)
    g:wait()
  end
  t:equal(order, { "Joe Diamond", "Harvey Walters", "Jenny Barnes", "Joe Diamond" })
end)

test("eight play, one after the other", { rules = { "es.turn.order_clockwise" } }, function(t)
  local eight = { "joe_diamond", "harvey_walters", "bob_jenkins", "darrell_simmons", "dexter_drake", "gloria_goldberg",
    "kate_winthrop", "monterey_jack" }
  local g = t:game { investigators = eight, adventures = { "the_archives" } }
  for round = 1, 2 do
    for i, inv in ipairs(g:call "seats") do
      t:equal(g:active(), inv, "turn " .. i)
      g:set("clock", 0)
      g:wait()
    end
  end
end)

test("move, adventure, clock", { rules = { "es.turn.three_steps" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", MISS)
  g:choose { "give up" }
  t:order(g, { "moves to The Archives", "rolls", "fails The Archives", "The clock shows 3", "Joe Diamond's turn" })
end)

test("move, entrance, clock; no dice are rolled there", { rules = { "es.turn.three_steps" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:go "entrance"
  t:prompt(g, "What do you do at the entrance?")
  g:choose { "receive first aid" }
  t:logged(g, "The clock shows 3")
  t:not_logged(g, "rolls")
end)

test("one may go to any adventure, to an other world, back to the entrance, or stay",
    { rules = { "es.move.any_adventure_or_entrance", "es.setup.all_at_entrance" } }, function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond" }, other_worlds = { "the_dreamlands" } }
  local me, archives = g:active(), g:adventure "the_archives"
  t:offered(g, { { "go", archives }, { "go", g:adventure "koi_pond" }, { "go", g:adventure "the_dreamlands" }, "pass" })
  g:go(archives, MISS)
  t:equal(me.place, archives)
  g:choose { "give up" }
  t:equal(me.place, archives, "he stays on a card he failed")
  t:offered(g, { { "go", g:entrance() }, { "go", g:adventure "koi_pond" }, "pass" })
  g:go(archives, MISS)
  t:prompt(g, "No task is completed.")
  g:choose { "give up" }
  g:go "entrance"
  t:prompt(g, "What do you do at the entrance?")
end)
