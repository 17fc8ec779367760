-- Roland Banks and Agnes Baker. Their figures are in figures_player.lua.

test("Roland: a kill of any card he controls counts; once a round; not without a clue here", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  local dog = g:put("guard_dog", "play", { owner = me })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:act "gain 1 resource"
  g:choose { dog }
  g:choose { dog }
  t:zone(rats, "encounter_discard")
  g:choose { me }
  t:equal(me.clues, 1)
  local more = g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:act { "fight", more }
  t:zone(more, "encounter_discard")
  t:no_prompt(g, "is defeated")
end)

test("Roland: an enemy discarded by a parley is not defeated", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:investigator "roland_banks"
  local thug = g:put("mob_enforcer", "threat", { owner = me })
  g:act { "parley", thug }
  t:zone(thug, "discard", me)
  t:no_prompt(g, "is defeated")
  t:not_logged(g, "is defeated")
  t:equal({ me.resources, me.damage, me.clues }, { 1, 0, 0 })
end)

test("Roland's elder sign: +1 for each clue at his location", function(t)
  local g  = t:game { locations = { "cellar" } }                          -- shroud 4, 2 clues
  local me = g:investigator "roland_banks"
  g:tokens { "elder_sign", "elder_sign" }
  g:act "investigate"
  t:equal(me.clues, 1, "3 + 2 against 4")
  t:logged(g, "succeeds by 1")
  g:location "cellar".clues = 0
  g:mark()
  g:act "investigate"
  t:logged(g, "fails by 1")
end)

test("Agnes: after horror on herself, 1 damage to an enemy here, once a phase", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  g:effect("take_horror", me, 1)
  t:prompt(g, "your turn")                                                -- no enemy here
  local foe = g:spawn("flesh_eater", { engaged = me, exhausted = true })
  g:effect("take_horror", me, 2)
  g:choose { me, foe }
  t:equal(foe.damage, 1)
  g:effect("take_horror", me, 1)
  t:prompt(g, "your turn")
  t:equal(foe.damage, 1)
end)

test("Agnes: horror on an asset of hers is not on her; horror paid as a cost is", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  local rosary = g:put("holy_rosary", "play", { owner = me })
  local book = g:put("forbidden_knowledge", "play", { owner = me })
  local foe = g:spawn("flesh_eater", { engaged = me, exhausted = true })
  g:effect("take_horror", me, 1)
  g:choose { rosary }
  t:prompt(g, "your turn")
  g:act { "activate", book }
  g:choose { me }
  g:choose { me, foe }
  t:equal({ foe.damage, me.resources }, { 1, 6 })
end)

test("Agnes: she reacts inside an attack of opportunity, and the action goes on", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "study" } }
  local me = g:investigator "agnes_baker"
  local foe = g:spawn("ghoul_minion", { engaged = me, damage = 1 })
  g:act "gain 1 resource"
  g:choose { me, foe }
  t:zone(foe, "encounter_discard")
  t:equal(me.resources, 6)
  t:order(g, { "Ghoul Minion attacks", "Ghoul Minion is defeated", "gains 1 resource" })
end)

test("Agnes's elder sign: +1 for each horror on her", function(t)
  local g  = t:game { investigators = { "agnes_baker" }, locations = { "cellar" } }
  local me = g:investigator "agnes_baker"
  me.horror = 3
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 1")                                            -- 2 + 3 against 4
end)
