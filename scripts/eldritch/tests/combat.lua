-- Combat Encounters, Epic Monsters.

-- Mark Harrigan (Strength 4, Will 4, 8 Health, 4 Sanity) on a Wilderness space with a Monster.
local function meet(t, id, config)
  config = config or {}
  config.at = config.at or "space_4"
  local g = t:game(config)
  local me = g:active()
  return g, me, g:spawn(id, me.place)
end

local function fight(g, me, monster, dice)
  if dice then g:dice(dice) end
  g:effect("encounter_monster", me, monster)
end

test("Lily: 1 success against a horror of 2, then 1 against a damage of 1",
    { rules = { "eh.combat.lily", "eh.combat.horror", "eh.combat.damage", "eh.combat.monster_loses" } }, function(t)
  local g, lily, monster = meet(t, "deep_one", { investigators = { "lily_chen" }, possessions = { "revolver_38" } })
  g:mark()
  fight(g, lily, monster, { 5, 1, 1, 6, 1, 1, 1, 1 })
  t:equal({ lily.sanity, lily.health, monster.lost }, { 5, 6, 1 })
  t:zone(monster, "monsters")
  t:equal(monster.place, lily.place)
  t:falsy(g:result() == 1, "not defeated")
  t:order(g, { "Lily Chen rolls 1, 1, 5", "loses 1 Sanity", "rolls 1, 1, 1, 1, 6", "Deep One loses 1 Health" })
end)

test("the Will test comes before the Strength test, and before both what the Monster does",
    { rules = { "eh.combat.will_before_strength", "eh.combat.effects_first" } }, function(t)
  local g, me, monster = meet(t, "wind_walker")
  me.will_improved = 1
  fight(g, me, monster, { 5, 5, 1, 1, 1, 5, 5 })
  t:order(g, { "Mark Harrigan encounters Wind-Walker", "loses 1 Health", "rolls 1, 1, 1, 5, 5", "rolls 5, 5" })
  t:equal({ me.health, me.sanity }, { 7, 3 })
end)

test("horror and damage beyond the results are lost, nothing else",
    { rules = { "eh.combat.horror", "eh.combat.damage" } }, function(t)
  local g, me, monster = meet(t, "cthonian")   -- Will -1, horror 2; Strength -2, damage 3
  fight(g, me, monster, { 5, 1, 1, 1, 2 })
  t:equal({ me.sanity, me.health }, { 3, 5 })
  g, me, monster = meet(t, "cthonian")
  fight(g, me, monster, { 5, 6, 6, 5, 1 })
  t:equal({ me.sanity, me.health }, { 4, 6 }, "3 successes against 2: nothing; 1 against 3: 2")
end)

test("a failed Strength test costs the Monster nothing", { rules = { "eh.combat.monster_loses" } }, function(t)
  local g, me, monster = meet(t, "cthonian")
  fight(g, me, monster, { 5, 5, 5, 1, 1 })
  t:equal(monster.lost, 0)
  g, me, monster = meet(t, "cthonian")
  fight(g, me, monster, { 5, 5, 5, 5, 5 })
  t:equal(monster.lost, 2)
end)

test("with its toughness lost it is defeated; before, it keeps what it has lost",
    { rules = { "eh.combat.toughness", "eh.combat.survivor_keeps_damage" } }, function(t)
  local g, me, monster = meet(t, "cthonian")   -- toughness 4
  monster.lost = 2
  fight(g, me, monster, { 5, 5, 5, 5, 1 })
  t:zone(monster, "monsters")
  t:equal({ monster.lost, monster.place, g:result() }, { 3, me.place, 0 })
  g, me, monster = meet(t, "cthonian")
  monster.lost = 2
  fight(g, me, monster, { 5, 5, 5, 5, 5 })
  t:zone(monster, "cup")
  t:equal({ monster.lost, g:result() }, { 0, 1 })
end)

test("more than its toughness is enough, too", { rules = { "eh.combat.toughness" } }, function(t)
  local g, me, monster = meet(t, "ghoul")
  fight(g, me, monster, { 5, 1, 1, 1, 1, 5, 5, 5, 5 })
  t:zone(monster, "cup")
end)

test("both lose Health at once: neither is out of the fight before",
    { rules = { "eh.combat.simultaneous_loss" } }, function(t)
  local g, me, monster = meet(t, "mummy", { investigators = { "mark_harrigan", "lily_chen" }, at = "arkham" })
  me.health, me.sanity = 1, 4
  monster.lost = 2
  fight(g, me, monster, { 5, 5, 1, 1, 5, 1 })   -- damage 2: the last Health of both
  t:zone(me, "defeated")
  t:zone(monster, "cup")
  t:order(g, { "Mummy loses 1 Health", "Mark Harrigan loses 1 Health" })
end)

test("a test that the Monster has not is not made", { rules = { "eh.combat.missing_test" } }, function(t)
  local g, me, riot = meet(t, "riot")   -- no Will test
  fight(g, me, riot, { 5 })
  g:choose { "no" }
  t:logged(g, "Mark Harrigan rolls 5.")
  t:equal({ me.sanity, me.health, riot.lost }, { 4, 6, 1 })
  local g2, me2, ghost = meet(t, "ghost")   -- no Strength test
  g2:mark()
  fight(g2, me2, ghost, { 1, 1, 5 })
  t:equal({ me2.sanity, me2.health, ghost.lost }, { 3, 8, 1 })
  t:logged(g2, "rolls")
end)

test("whoever is defeated stops fighting", { rules = { "eh.defeat.stops_encounter" } }, function(t)
  local g, me, monster = meet(t, "star_spawn", { investigators = { "mark_harrigan", "lily_chen" }, at = "arkham" })
  me.sanity = 2
  fight(g, me, monster, { 1, 1, 1, 6, 6, 6 })
  t:not_rolled(g, { 6, 6, 6 })
  t:zone(me, "defeated")
  t:equal({ monster.lost, me.health }, { 0, 0 }, "no Strength test was made")
  t:zone(monster, "monsters")
  g, me, monster = meet(t, "colour_out_of_space", { investigators = { "mark_harrigan", "lily_chen" }, at = "arkham" })
  me.sanity = 2
  fight(g, me, monster, { 1, 1, 1, 1, 6 })
  t:not_rolled(g, { 6 })
  t:zone(me, "defeated")
  t:zone(monster, "monsters", nil, "he rolls no die after the test")
end)

-- --- Epic Monsters ---------------------------------------------------------------------------------------------------

test("an Epic Monster is defeated by losing its toughness, and goes to the box",
    { rules = { "eh.epic.defeated_by_health_only" } }, function(t)
  local g, me, monster = meet(t, "zombie_horde")   -- toughness 5
  g:effect("defeat", monster, me)
  t:zone(monster, "monsters", nil, "no effect defeats it")
  g:effect("harm", monster, 4, me)
  t:zone(monster, "monsters")
  g:effect("harm", monster, 1, me)
  t:zone(monster, "box")
  t:equal(#g:cards "cup", 34)
end)

test("what is lost in a test is what was lost, not what is missing afterwards",
    { rules = { "eh.combat.damage" } }, function(t)
  local g = t:game { at = "space_4", possessions = { "salve" } }   -- recovers Health that is lost
  local me = g:lead()
  g:dice { 5, 1, 1, 1, 1, 5, 1, 1, 1 }
  g:effect("encounter_monster", me, g:spawn("ghoul", "space_4"))   -- an investigator who loses Health becomes paranoid
  t:logged(g, "loses 1 Health")
  t:equal(me.health, me.max_health)
  t:equal(g:conditions(me), { "Paranoia" })
end)

test("effects defeat other Monsters", { rules = { "eh.epic.defeated_by_health_only" } }, function(t)
  local g, me, monster = meet(t, "mummy")
  g:effect("defeat", monster, me)
  t:zone(monster, "cup")
end)

test("an Epic Monster cannot be discarded", { rules = { "eh.epic.no_discard" } }, function(t)
  local g, _, epic = meet(t, "cthylla")
  local other = g:spawn("mummy", "space_4")
  g:effect("discard_monster", epic)
  g:effect("discard_monster", other)
  t:zone(epic, "monsters")
  t:zone(other, "cup")
end)

test("an Epic Monster is moved by its own effects only", { rules = { "eh.epic.no_move" } }, function(t)
  local g, _, epic = meet(t, "nug")
  local other = g:spawn("mummy", "space_4")
  g:effect("move_monster", epic, g:space "arkham")
  g:effect("move_monster", other, g:space "arkham")
  t:equal({ epic.place, other.place }, { g:space "space_4", g:space "arkham" })
  g:effect("move_monster", epic, g:space "arkham", true)
  t:equal(epic.place, g:space "arkham", "its own")
end)

test("Epic Monsters are not in the cup; an effect that names one brings it",
    { rules = { "eh.epic.not_in_cup" } }, function(t)
  local g = t:game {}
  local cup = g:cards "cup"
  t:equal(#cup, 34, "29 and 5 Cultists")
  for _, monster in ipairs(cup) do t:falsy(monster:is "epic", monster.title) end
  g:effect("spawn_monster", g:space "space_4", { id = "nug" })
  t:equal(g:monsters_at("space_4")[1].title, "Nug")
end)

test("'Monster' takes in Epic ones, where nothing says otherwise",
    { rules = { "eh.epic.monster_includes_epic" } }, function(t)
  local g, me, epic = meet(t, "nug", { phase = "encounter" })
  t:equal(g:call("find", "monsters_here", me), { epic })
  t:equal(#g:call "discardable_monsters", 0)
  g:spawn("mummy", "space_9")
  t:equal(#g:call "discardable_monsters", 1)
end)
