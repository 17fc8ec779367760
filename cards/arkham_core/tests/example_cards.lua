-- Tests of cards: one table, one action, its result. scripts/arkham/tests/README.md has the language.

test("Beat Cop gives combat, and may be discarded to hurt an enemy here", function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local cop   = g:put("beat_cop", "play", { owner = me })
  t:not_offered(g, { "activate", cop }, "aimed at")
  local ghoul = g:spawn("ravenous_ghoul", { engaged = me })
  t:equal(me.combat, 5)
  g:act { "activate", cop, ghoul }
  t:equal(ghoul.damage, 1)
  t:equal(me.combat, 4)
  t:zone(cop, "discard", me)
  t:equal(me.damage, 0, "a free ability provokes nothing")
end)

test("the .45 Automatic spends ammo for +1 combat and +1 damage", function(t)
  local g     = t:game { locations = { "study" } }
  local me    = g:investigator "roland_banks"
  local gun   = g:put("45_automatic", "play", { owner = me, uses = 1 })
  local ghoul = g:spawn("ravenous_ghoul", { engaged = me })   -- fight 3; combat 4 + 1
  g:tokens { "-2" }
  g:act { "fight", gun, ghoul }
  t:equal(ghoul.damage, 2)
  t:equal(gun.uses, 0)
  t:not_offered(g, { "activate", gun }, "cost")
end)

test("Grasping Hands deals damage for each point of failure", function(t)
  local g  = t:game { locations = { "study" }, phase = "mythos" }
  local me = g:investigator "roland_banks"
  g:encounter_deck { "grasping_hands" }
  g:tokens { "-1" }                                           -- agility 2 - 1 against 3
  g:run_to "investigation"
  t:equal(me.damage, 2)
  t:zone(g:card "grasping_hands", "encounter_discard")
end)

test("Crypt Chill asks which asset, and deals damage if there is none", function(t)
  local g    = t:game { locations = { "study" } }
  local me   = g:investigator "roland_banks"
  local knife = g:put("knife", "play", { owner = me })
  g:put("beat_cop", "play", { owner = me })
  g:tokens { "auto_fail", "auto_fail" }
  g:encounter_deck { "crypt_chill", "crypt_chill" }
  g:effect("draw_encounter", me)
  t:prompt(g, "discard", me)
  g:choose { knife }
  t:zone(knife, "discard", me)
  t:equal(me.damage, 0)
  g:empty("play", me)
  g:effect("draw_encounter", me)
  t:equal(me.damage, 2)
end)

test("Lita Chantler helps everybody at her location, and may be recruited by a parley", function(t)
  local g    = t:game { locations = { "parlor" } }
  local me   = g:investigator "roland_banks"
  local lita = g:put("lita_chantler", "board", { at = g:location "parlor" })
  g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "+1" }
  g:act { "parley", lita }
  t:zone(lita, "play", me)
  t:equal(me.combat, 5)
  t:equal(me.damage, 0, "a parley provokes nothing")
end)
