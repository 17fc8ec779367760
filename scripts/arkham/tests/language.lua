-- Mistakes that the test language of every game reports.

local function fails(t, why, f, ...)
  local ok, problem = pcall(f, ...)
  t:equal(ok, false, "it passes")
  t:truthy(tostring(problem):find(why, 1, true), tostring(problem))
end

test("a card is one that has something to offer, not one that others aim at", { rules = {} }, function(t)
  local g    = t:game { locations = { "hallway" } }
  local hall = g:location "hallway"
  local foe  = g:spawn("swarm_of_rats", { engaged = g:lead() })
  for _, name in ipairs { hall, "hallway", "Hallway", foe, "Swarm of Rats" } do
    fails(t, "not offered", t.offered, t, g, { { "activate", name } })
    fails(t, "not offered", t.offered, t, g, { { "use", name } })
    fails(t, "not offered", t.offered, t, g, { { name } })
    fails(t, "not offered", g.act, g, { "activate", name })
    t:not_offered(g, { "activate", name })
  end
  t:offered(g, { { "fight", foe }, { "fight", "Swarm of Rats" }, { "use", g:lead(), foe } })
end)

test("a word is an action's, not a part of another card's text", { rules = {} }, function(t)
  local g    = t:game { locations = { "study" } }
  local book = g:put("forbidden_knowledge", "play", { owner = g:lead() })   -- "move 1 secret ..."
  fails(t, "not offered", t.offered, t, g, "move")
  fails(t, "not offered", g.act, g, "move")
  t:not_offered(g, "move")
  t:offered(g, { { "use", book }, { "use", book, "move 1 secret" }, "move 1 secret" })
end)

test("the fight of a weapon is none of the basic action", { rules = {} }, function(t)
  local g   = t:game { locations = { "study" } }
  local gun = g:put("45_automatic", "play", { owner = g:lead() })
  local foe = g:spawn("swarm_of_rats", { engaged = g:lead() })
  t:offered(g, { { "fight", foe }, { "fight", gun, foe }, { "fight", gun } })
  gun.uses = 0
  fails(t, "its cost cannot be paid", g.act, g, { "fight", gun, foe })
  t:offered(g, { { "fight", foe } })
end)

test("the reason of what is aimed at something is that option's own", { rules = {} }, function(t)
  local g  = t:game { locations = { "hallway", "attic" } }
  local me = g:lead()
  g:put("forbidden_knowledge", "play", { owner = me })
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  local far = g:spawn("ghoul_minion", { at = g:location "attic" })
  t:not_offered(g, { "fight", far }, "aimed at")
  fails(t, "for another reason", t.not_offered, t, g, { "fight", far }, "cost")
  me.actions = 0
  t:not_offered(g, "draw", "cost")
  t:not_offered(g, "move", "cost")
  t:not_offered(g, { "move", g:location "attic" }, "cost")
  t:not_offered(g, { "fight", foe }, "cost")
  fails(t, "for another reason", t.not_offered, t, g, { "fight", foe }, "limit")
  fails(t, "for another reason", t.not_offered, t, g, { "fight", far }, "cost")
end)

test("to whom something is not offered is looked at", { rules = {} }, function(t)
  local g = t:game { locations = { "hallway" }, investigators = { "roland_banks", "agnes_baker" } }
  local roland, agnes = g:investigator "roland_banks", g:investigator "agnes_baker"
  t:not_offered(g, "draw", nil, agnes)
  t:not_offered(g, "draw", agnes)
  t:not_offered(g, { "draw", player = agnes })
  t:offered(g, { "draw" }, roland)
  fails(t, "offered, and should not be", t.not_offered, t, g, "draw", roland)
  fails(t, "not offered", t.offered, t, g, { "draw" }, agnes)
  fails(t, "has no seat in this game: there are Roland Banks, Agnes Baker", t.not_offered, t, g, "draw",
    g:location "hallway")
  fails(t, "has no seat", t.not_offered, t, g, "draw", nil, "daisy_walker")
end)

test("what can never be offered is a mistake", { rules = {} }, function(t)
  local g = t:game { locations = { "hallway" } }
  fails(t, "did you mean 'investigate'?", t.not_offered, t, g, "investigatte")
  fails(t, "did you mean 'Knife'?", t.not_offered, t, g, { "play", "Knief" })
  fails(t, "not by a table", t.not_offered, t, g, { "play", {} })
  fails(t, "for several write", t.not_offered, t, g, { "fight", "evade" })
  fails(t, "say which card", t.offered, t, g, { "use" })
  fails(t, "does not say which card", g.act, g, { "use" })
end)

test("of several that are not offered each is looked at", { rules = {} }, function(t)
  local g = t:game { locations = { "study" }, hand = { "knife", "flashlight" } }
  g:lead().resources = 1
  fails(t, "offered, and should not be", t.not_offered, t, g, { { "play", "flashlight" }, { "play", "knife" } })
  t:not_offered(g, { { "play", "flashlight" }, { "move", g:location "study" } })
end)

test("while nobody is asked nothing is told of what is offered", { rules = {} }, function(t)
  local g = t:game { locations = { "study" }, phase = "enemy" }
  fails(t, "the game is stopped", t.not_offered, t, g, "draw")
end)

test("tables with keys are compared, and shown, with them", { rules = {} }, function(t)
  t:game { locations = { "study" } }
  t:equal({ a = 1, 2 }, { 2, a = 1 })
  fails(t, "expected { b = 2 }, got { 1, a = 1 }", t.equal, t, { 1, a = 1 }, { b = 2 })
end)

test("a stop that never comes is told, and another one does not take its place", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  g:stop_at "enemy_defeated"
  fails(t, "has not come there yet", g.stop_at, g, "test_begins")
  g = t:game { locations = { "study" } }
  g:stop_at "enemy_defeated"
  g:act "draw"
  fails(t, "never came to 'enemy_defeated'", t.game, t, { locations = { "study" } })
  g = t:game { locations = { "study" } }
  fails(t, "did you mean 'enemy_defeated'?", g.stop_at, g, "enemy_defeatd")
end)

test("the game stops at a timing point that nothing hears", { rules = {} }, function(t)
  local g = t:game { locations = { "hallway" } }
  g:stop_at "token_to_reveal"
  g:act "investigate"
  t:stopped(g)
  t:equal(g:window(), "token_to_reveal")
  t:equal(#g:cards "chaos_revealed", 0)
end)

test("an effect at a stop resolves there, and the game stays stopped", { rules = {} }, function(t)
  local g   = t:game { locations = { "study" }, phase = "enemy" }
  local me  = g:lead()
  local foe = g:spawn("ghoul_minion", { engaged = me })   -- 1 damage, 1 horror
  g:effect("take_damage", me, 2)
  t:stopped(g)
  t:equal({ me.damage, me.horror }, { 2, 0 })
  g:stop_at "damage_placed"
  g:go_on()
  t:stopped(g)
  t:equal(me.damage, 3)
  g:effect("gain", me, 1)
  t:equal(me.resources, 6)
  t:stopped(g)
  g:go_on()
  t:equal({ me.damage, me.horror }, { 3, 1 })
  t:zone(foe, "threat")
end)

test("an effect is refused while a question of another one is open", { rules = {} }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  g:put("beat_cop", "play", { owner = me })
  g:effect("take_damage", me, 1)
  fails(t, "answer it first", g.effect, g, "take_horror", me, 1)
  t:equal(me.horror, 0)
end)

test("helpers that give several cards give a list", { rules = {} }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local knife, glass = unpack(g:hand(me, { "knife", "magnifying_glass" }))
  t:equal({ knife.title, glass.title }, { "Knife", "Magnifying Glass" })
  local one = g:deck(me, "knife")
  t:equal({ #one, one[1].zone }, { 1, "deck" })
  t:equal(one.zone, "deck", "a list of one answers for the card")
  one.damage = 1
  t:equal(one[1].damage, 1)
  t:offered(g, { { "play", g:hand(me, "emergency_cache") } })
  fails(t, "[1] after it gives the first of them", function() return g:deck(me, { "knife", "guts" }).zone end)
  t:raises(function() g:place(me, one) end)
end)

test("a window with nothing to use is held open", { rules = {} }, function(t)
  local g = t:game { locations = { "hallway" } }
  t:equal(g:window(), "turn")
  g:hold_window "turn"
  for _ = 1, 3 do g:act "gain 1 resource" end
  t:stopped(g)
  t:equal({ g:window(), g:get "round" }, { "turn", 1 })
  t:not_offered(g, "draw", "cost", g:lead())
  fails(t, "not offered", t.offered, t, g, { "draw" })
  g:go_on()
  t:equal(g:get "round", 2)
  fails(t, "did you mean 'turn'?", g.hold_window, g, "tun")
end)

test("a choice that leaves nothing to choose can be looked at", { rules = {} }, function(t)
  local g      = t:game { locations = { "study", "cellar" } }
  local cellar = g:location "cellar"
  g:effect("spawn", g:put("icy_ghoul", "set_aside"), g:lead())
  t:chose(g, { "Where does Icy Ghoul spawn?", cellar })
  t:chose(g, cellar, g:lead())
  t:chose(g, "Cellar")
  fails(t, "nothing was chosen without asking", t.chose, t, g, { "Where does Icy Ghoul spawn?", g:location "study" })
  fails(t, "nothing was chosen without asking", t.chose, t, g, { "Who takes this damage?", cellar })
  g:mark()
  fails(t, "what was: nothing", t.chose, t, g, cellar)
  g:effect("take_action", g:lead(), "draw")
  t:chose(g, { "Which draw action?", "Draw 1 card" }, g:lead())
  t:chose(g, { "Which draw action?", g:lead() })
end)

test("what play never puts somewhere cannot be put there", { rules = {} }, function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  fails(t, "never comes to 'hand'", g.hand, g, me, { "swarm_of_rats" })
  fails(t, "never comes to 'deck'", g.deck, g, me, { "ancient_evils" })
  fails(t, "never comes to 'encounter_deck'", g.encounter_deck, g, { "knife" })
  fails(t, "never comes to 'locations'", g.put, g, "knife", "locations")
  t:equal(g:put("swarm_of_rats", "threat", { owner = me }).owner, nil)
  t:equal(g:spawn("swarm_of_rats", { engaged = me }).owner, nil)
  t:equal(g:put("knife", "play").owner, me)
end)

test("what nothing can say proves nothing by its absence", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  fails(t, "did you mean", t.not_logged, t, g, "gains 1 resourse")
  fails(t, "did you mean", t.no_prompt, t, g, "Which enmy")
  t:not_logged(g, "gains 1 resource")
end)

test("what is given in the place of a list is refused, however often", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  fails(t, "a list expected, got a string", g.rolls, g, "xxxxxxxxxxxxxxxxAAAAAAAAxxxxxxxx")
  fails(t, "a list expected, got a number", g.rolls, g, 1e300)
  for _ = 1, 40000 do pcall(g.call, g, "note", "x", print) end
  t:equal(g:call("size", "encounter_deck"), 0)
end)

test("a name that there is not is told with the nearest", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  fails(t, "did you mean 'knife'?", g.put, g, "knief", "play")
  fails(t, "did you mean 'auto_fail'?", g.tokens, g, { "auto_fial" })
  fails(t, "did you mean 'chaos_bag'?", g.picks, g, "chaos_bga", { "skull" })
  fails(t, "did you mean 'skull'?", g.picks, g, "chaos_bag", { "skul" })
  fails(t, "did you mean 'round'?", g.get, g, "ruond")
  fails(t, "did you mean 'round'?", g.set, g, "ruond", 1)
  fails(t, "did you mean 'combat'?", g.explain, g, me, "comabt")
  fails(t, "did you mean 'cards_in'?", g.call, g, "card_in", "hand")
  fails(t, "did you mean 'roland_banks'?", g.investigator, g, "roland_bank")
  fails(t, "did you mean 'Study'?", g.location, g, "studdy")
  fails(t, "did you mean 'Knife'?", g.card, g, "knief")
  fails(t, "did you mean 'draw'?", g.resolve, g, me, "drwa", me)
  fails(t, "did you mean 'put_back'?", g.play, g, {}, { putback = true })
  fails(t, "did you mean 'locations'?", t.game, t, { locatoins = { "study" } })
  fails(t, "did you mean 'players'?", t.whole_game, t, { player = { "roland_banks" } })
  fails(t, "did you mean 'upkeep'?", t.game, t, { locations = { "study" }, phase = "upkep" })
end)

test("tokens that were scripted and not drawn are told", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  g:tokens { "auto_fail", "-1" }
  fails(t, "not drawn are", t.not_drawn, t, g, { "auto_fail" })
  fails(t, "did you mean 'skull'?", t.not_drawn, t, g, { "skul" })
  t:not_drawn(g, { "auto_fail", "-1" })
  t:not_drawn(g, {})
end)

test("an assertion of nothing fails", { rules = {} }, function(t)
  local g = t:game { locations = { "study" } }
  for _, name in ipairs { "order", "offered", "not_offered", "chose", "logged", "not_logged" } do
    fails(t, "this asserts nothing: {} is given", t[name], t, g, {})
    fails(t, "this asserts nothing: nil is given", t[name], t, g, nil)
    fails(t, "this asserts nothing: \"\" is given", t[name], t, g, "")
  end
  fails(t, "this asserts nothing", t.order, t, g, { "" })
  fails(t, "this asserts nothing", t.prompt, t, g, nil)
  fails(t, "this asserts nothing", t.no_prompt, t, g, "")
  fails(t, "this asserts nothing", t.zone, t, g:lead(), nil)
  fails(t, "t:raises calls a function, and got nil", t.raises, t, nil)
end)

test("a run to a later round goes on from one round to the next", { rules = {} }, function(t)
  local g = t:game { locations = { "study" }, auto = { "windows", "commit" } }
  g:run_to "round 4"
  t:equal(g:get "round", 3)
  g:run_to "mythos"
  t:equal(g:get "round", 4)
end)
