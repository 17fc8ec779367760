-- What play never brings about cannot be put on the table: the test language says so at the test's line.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes: " .. why)
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

test("a card is put only where its kind comes to", function(t)
  local g = t:game { adventures = { "the_archives" } }
  for _, zone in ipairs { "dice", "pool", "locked", "investigators", "entrance", "ancient_one", "scenario" } do
    fails(t, "g:put: Axe is not put into '" .. zone .. "'; ", g.put, g, "axe", zone)
  end
  fails(t, "g:put: Axe never comes to 'cast'; what lies there is spell", g.put, g, "axe", "cast")
  fails(t, "never comes to 'cup'", g.only, g, "cup", { "axe" })
  fails(t, "never comes to 'spell_deck'", g.on_top, g, "spell_deck", { "axe" })
  fails(t, "as other_world, never comes to 'museum'", g.put, g, "plateau_of_leng", "museum")
  fails(t, "never comes to 'other_worlds'", g.put, g, "the_archives", "other_worlds")
  fails(t, "is never empty", g.empty, g, "investigators")
end)

test("a monster is on an adventure, on a task for monsters or below the last one", function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond" } }
  local archives = g:adventure "the_archives"
  fails(t, "g:spawn: Ghoul would be on no adventure; say on which", g.spawn, g, "ghoul")
  fails(t, "is not an adventure in play", g.spawn, g, "ghoul", g:entrance())
  fails(t, "'the_archives' is no card", g.spawn, g, "ghoul", "the_archives")
  fails(t, "row = 9 is no task of The Archives that a monster can cover", g.spawn, g, "ghoul", archives, 9)
  fails(t, "only monsters lie on adventures", g.put, g, "axe", "possessions", { at = archives })
  local row = g:call("free_monster_tasks", archives)[1]
  t:equal(g:spawn("ghoul", archives, row).row, row)
  fails(t, "is no task of The Archives", g.spawn, g, "zombie", archives, row)
  t:equal(g:spawn("zombie", archives).row, 0)
end)

test("who has something, and who is somewhere, plays", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me, archives = g:active(), g:adventure "the_archives"
  fails(t, "g:give: nil is nobody who plays; give the card of Joe Diamond", g.give, g, nil, { "axe" })
  fails(t, "g:trophies: The Archives is nobody who plays", g.trophies, g, archives, { "ghoul" })
  fails(t, "g:put: 'joe_diamond' is nobody who plays", g.put, g, "axe", "possessions", { owner = "joe_diamond" })
  fails(t, "g:place: Joe Diamond, in 'investigators', is not an adventure in play", g.place, g, me, me)
  fails(t, "is not an investigator in play", g.place, g, archives, archives)
  fails(t, "done = -1 never comes", g.put, g, "the_archives", "museum", { done = -1 })
  fails(t, "g:set: clock = 17 never comes; give a whole number from 0 to 3", g.set, g, "clock", 17)
  fails(t, "g:set: awake = 2 never comes", g.set, g, "awake", 2)
  fails(t, "is nobody who plays", g.set, g, "active", archives)
  t:equal(me.place, g:entrance())
end)

test("the fields of t:game say what a game can be", function(t)
  local function refused(why, config)
    config.adventures = config.adventures or { "the_archives" }
    fails(t, why, t.game, t, config)
  end
  refused("t:game: clock = 17 never comes; give a whole number from 0 to 3", { clock = 17 })
  refused("t:game: doom = 99 never comes; give a whole number from 0 to", { doom = 99 })
  refused("t:game: doom = -1 never comes", { doom = -1 })
  refused("faq = 'yes' is neither true nor false; write faq = true", { faq = "yes" })
  refused("t:game, adventures: Axe never comes to 'museum'", { adventures = { "axe" } })
  refused("t:game, mythos: Axe never comes to 'mythos'", { mythos = "axe" })
  refused("t:game, possessions: Ghoul never comes to 'possessions'", { possessions = { "ghoul" } })
  refused("possessions has 3, which is no text", { possessions = { 3 } })
  refused("t:game: 'nobody_such' does not play; there is Joe Diamond", { possessions = { nobody_such = { "axe" } } })
  refused("no adventure 'koi_pond' is in play; there is The Archives", { at = { joe_diamond = "koi_pond" } })
  refused("begin = 'now' is not known", { begin = "now" })
  refused("before the set-up `adventures` has no effect", { begin = "setup" })
  t:equal(t:game { doom = 9, clock = 3, adventures = { "the_archives" } }:get "clock", 3)
end)

test("what a test writes to a card has to come in play, too", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me = g:active()
  fails(t, "an investigator in play has 1 to " .. me.max_stamina .. " stamina; give less", g.check_set, me, "stamina", 0)
  fails(t, "an investigator in play has 1 to " .. me.max_sanity .. " sanity", g.check_set, me, "sanity", me.max_sanity + 1)
  fails(t, "sanity = 1.5 never comes", g.check_set, me, "sanity", 1.5)
  me.stamina = 1
  t:equal(me.stamina, 1)
end)
