-- Monsters: the cup, spawning, Cultists, ambushes.

local function named(list, title)
  for _, card in ipairs(list) do
    if card.title == title then return card end
  end
end

test("spawned out of the cup at random, where the effect says", { rules = { "eh.monster.spawn_random" } }, function(t)
  local g = t:game {}
  g:picks("cup", { "gug" })
  g:effect("spawn_monster", g:space "arkham")
  t:equal(g:monsters_at("arkham")[1].title, "Gug")
  t:equal(#g:cards "cup", 33)
  local seen, different = nil, false
  for seed = 1, 4 do
    local other = t:game { seed = seed }
    other:effect("spawn_monster", other:space "arkham")
    local title = other:cards "monsters"[1].title
    seen, different = seen or title, different or seen ~= title
  end
  t:truthy(different, "not always the same one")
end)

test("the spawn effect follows at once", { rules = { "eh.monster.spawn_icon" } }, function(t)
  local g = t:game {}
  g:picks("cup", { "elder_thing" })
  g:effect("spawn_monster", g:space "arkham")
  t:equal(g:monsters_at("antarctica")[1].title, "Elder Thing")
  t:order(g, { "Elder Thing appears on Arkham", "Elder Thing moves to Antarctica" })
end)

test("nothing comes out of an empty cup", { rules = { "eh.monster.cup_empty" } }, function(t)
  local g = t:game {}
  g:empty "cup"
  g:effect("spawn_monster", g:space "arkham")
  t:equal(#g:cards "monsters", 0)
  g:effect("ambush", g:active())
  t:not_logged(g, "encounters")
end)

test("a Monster that was set aside comes as long as one is left",
    { rules = { "eh.monster.set_aside_limit" } }, function(t)
  local g = t:game {}
  local aside = g:put("ghoul", "set_aside", { set_aside_at_setup = true })
  for _ = 1, 2 do g:effect("spawn_monster", g:space "arkham", { id = "ghoul" }) end
  t:equal(g:monsters_at "arkham", { aside }, "the one in the cup is not taken")
  g:effect("discard_monster", aside)
  t:zone(aside, "set_aside")
  g:effect("spawn_monster", g:space "rome", { id = "ghoul" })
  t:equal(g:monsters_at "rome", { aside })
end)

test("defeated or discarded it goes back into the cup, whole", { rules = { "eh.monster.returned_to_cup" } }, function(t)
  local g = t:game {}
  local mummy, gug = g:spawn("mummy", "arkham"), g:spawn("gug", "arkham")
  mummy.lost, gug.lost = 2, 3
  g:effect("harm", mummy, 1, g:active())
  g:effect("discard_monster", gug)
  t:zone(mummy, "cup")
  t:zone(gug, "cup")
  t:equal({ mummy.lost, gug.lost, #g:cards "cup" }, { 0, 0, 34 })
  g:picks("cup", { "mummy" })
  g:effect("spawn_monster", g:space "rome")
  t:equal(#g:monsters_at "pyramids", 1, "and can be drawn again")
end)

test("what is not on the board is neither discarded nor defeated",
    { rules = { "eh.monster.returned_to_cup" } }, function(t)
  local g = t:game {}
  local mummy = named(g:cards "cup", "Mummy")
  for _, verb in ipairs { "discard_monster", "defeat" } do
    g:effect(verb, mummy)
    t:equal(g:result(), 0)
  end
  t:not_logged(g, "Mummy")
end)

-- --- Cultists --------------------------------------------------------------------------------------------------------

test("a Cultist is what the sheet says: Azathoth's has no Strength test, and is defeated",
    { rules = { "eh.cultist.sheet_stats" } }, function(t)
  local g = t:game { at = "space_4" }
  local me, cultist = g:active(), g:spawn("cultist", "space_4")
  t:equal({ cultist.horror, cultist.toughness, cultist.will_modifier }, { 1, 1, 0 })
  g:dice { 1, 1, 1, 1, 6, 6, 6, 6 }
  g:effect("encounter_monster", me, cultist)
  t:not_rolled(g, { 6, 6, 6, 6 })
  t:equal({ me.sanity, me.health, g:result() }, { 3, 7, 1 })
  t:zone(cultist, "cup")
end)

test("once the Ancient One is awake the back of the sheet counts", { rules = { "eh.cultist.sheet_stats" } }, function(t)
  local g = t:game { at = "space_4", ancient_one = "cthulhu" }
  local me, cultist = g:active(), g:spawn("cultist", "space_4")
  t:equal(cultist.toughness, 1)
  g:set("awake", 1)
  t:equal({ cultist.toughness, cultist.damage }, { 2, 1 })
  g:dice { 5, 1, 1, 1 }
  g:effect("encounter_monster", me, cultist)
  t:equal({ me.sanity, me.health, cultist.lost }, { 2, 8, 1 }, "2 Sanity, no Will test")
end)

test("its spawn and reckoning icons stand for what the sheet says, if anything",
    { rules = { "eh.cultist.spawn_and_reckoning" } }, function(t)
  local g = t:game { ancient_one = "shub_niggurath" }
  local cultist = g:spawn("cultist", "space_4")
  g:effect("use_effect", cultist, "reckoning", g:lead())
  g:choose { "Goat Spawn" }
  t:equal(g:monsters_at("space_4")[1].title, "Goat Spawn")
  t:zone(cultist, "cup")
  local h = t:game {}
  h:effect("use_effect", h:spawn("cultist", "space_4"), "reckoning", h:lead())
  t:equal(h:result(), 0, "Azathoth's have none")
end)

-- --- ambush ----------------------------------------------------------------------------------------------------------

test("a random Monster out of the cup, fought at once, and gone afterwards",
    { rules = { "eh.ambush.immediate_combat", "eh.ambush.discarded_after", "eh.ambush.not_spawned" } }, function(t)
  local g = t:game { at = "space_4" }
  local me = g:active()
  g:picks("cup", { "mummy" })
  g:dice { 5, 5, 1, 1, 5, 1 }
  g:effect("ambush", me)
  t:order(g, { "Mark Harrigan encounters Mummy", "rolls 1, 1, 5, 5", "rolls 1, 5", "Mummy loses 1 Health" })
  t:not_logged(g, "appears")
  t:not_logged(g, "The Pyramids")
  t:equal({ #g:cards "monsters", g:result(), me.health }, { 0, 0, 7 })
  local mummy = named(g:cards "cup", "Mummy")
  t:truthy(mummy)
  t:equal({ mummy.lost, #g:cards "cup" }, { 0, 34 })
end)

test("it says whether it was defeated", { rules = { "eh.ambush.discarded_after" } }, function(t)
  local g = t:game { at = "space_4" }
  g:picks("cup", { "ghoul" })
  g:dice { 5, 5, 5, 5, 5, 5, 5, 5, 5 }
  g:effect("ambush", g:active())
  t:equal({ g:result(), #g:cards "cup" }, { 1, 34 })
end)

test("of a specific Monster no token is drawn: its attributes count", { rules = { "eh.ambush.specific" } }, function(t)
  local g = t:game { at = "space_4" }
  local me, token = g:active(), g:put("star_spawn", "set_aside")
  g:dice { 5, 5, 5, 5 }
  g:effect("ambush", me, "star_spawn")
  t:logged(g, "Mark Harrigan encounters Star Spawn")
  t:equal({ token.zone, #g:cards "monsters", #g:cards "set_aside" }, { "set_aside", 0, 1 })
end)

test("also of one that is on the board, which stays what it is", { rules = { "eh.ambush.specific" } }, function(t)
  local g = t:game { at = "space_4" }
  local me, token = g:active(), g:spawn("deep_one", "rome")
  token.lost = 1
  g:dice { 5, 5, 1, 1, 5, 5, 1 }
  g:effect("ambush", me, "deep_one")
  t:equal({ g:result(), token.zone, token.lost, token.place }, { 1, "monsters", 1, g:space "rome" })
  t:equal({ #g:cards "cup", #g:cards "figures" }, { 33, 1 }, "no second one")
  g:effect("ambush", me, "deep_one")
  t:equal({ #g:cards "cup", #g:cards "figures" }, { 33, 1 })
end)

test("a Cultist that ambushes is what the sheet says", { rules = { "eh.ambush.specific" } }, function(t)
  local g = t:game { at = "space_4" }
  local me = g:active()
  g:dice { 1, 1, 1, 1 }
  g:effect("ambush", me, "cultist")
  t:equal({ me.sanity, me.health, g:result(), #g:cards "cup" }, { 3, 7, 1, 34 })
end)

test("Monsters that lose Health by one effect have all lost it before anything reacts",
    { rules = { "eh.combat.simultaneous_loss" } }, function(t)
  local g = t:game { at = "space_3", possessions = { "dynamite", "gloat" } }
  for _, id in ipairs { "shoggoth", "gug" } do g:spawn(id, "space_3") end   -- toughness 4
  g:act { "discard", g:card "dynamite" }
  t:equal(g:card "gloat".seen, 66)
end)
