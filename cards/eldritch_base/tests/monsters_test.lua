-- Monsters: figures, where they appear, their effects in a fight. Their reckonings: reckonings_test.lua.

-- id: the number of copies, Will, horror, Strength, damage, toughness; "-" for a test that it does not have.
local FIGURES = {
  byakhee = { 1, 0, 1, 0, 2, 2 }, colour_out_of_space = { 1, 0, 2, "-", "-", 2 }, cthonian = { 1, -1, 2, -2, 3, 4 },
  dark_young = { 1, -1, 3, -3, 3, 5 }, deep_one = { 1, 0, 2, -1, 1, 2 }, elder_thing = { 1, 0, 3, -1, 2, 3 },
  ghost = { 1, -1, 2, "-", "-", 2 }, ghoul = { 2, 1, 1, 0, 2, 1 }, gnoph_keh = { 1, 0, 1, -2, 2, 3 },
  goat_spawn = { 2, 0, 1, -2, 2, 2 }, gug = { 1, 0, 2, -2, 3, 4 }, hound_of_tindalos = { 1, 0, 2, -1, 3, 3 },
  lloigor = { 1, 0, 2, -2, 3, 4 }, maniac = { 1, 1, 1, -1, 2, 1 }, mi_go = { 1, 0, 1, -2, 2, 3 },
  mummy = { 1, 0, 2, -2, 2, 3 }, nightgaunt = { 1, 0, 2, -2, 1, 2 }, riot = { 1, "-", "-", -3, 3, 3 },
  serpent_people = { 1, 0, 2, -1, 3, 2 }, shoggoth = { 1, 0, 3, -2, 2, 4 }, skeleton = { 1, 0, 2, -2, 1, 2 },
  star_spawn = { 1, -1, 3, -3, 3, 5 }, vampire = { 1, 0, 1, -2, 2, 3 }, warlock = { 1, 0, 1, -1, 1, 1 },
  witch = { 1, -1, 0, -1, 1, 1 }, wraith = { 1, -1, 2, -1, 2, 3 }, zombie = { 1, 0, 1, -1, 2, 2 },
}
-- With two players: n + 2 is 4.
local EPIC = {
  epic_cthulhu = { 1, -2, 5, -2, 4, 5 }, cthylla = { 1, -1, 4, -2, 2, 4 }, dunwich_horror = { 1, -1, 3, -2, 3, 4 },
  nug = { 1, -1, 2, -2, 4, 4 }, epic_shub_niggurath = { 1, -1, 4, -3, 5, 5 }, spinner_of_webs = { 1, 0, 2, -2, 2, 4 },
  tick_tock_men = { 1, "-", "-", -2, 3, 4 }, wind_walker = { 1, 0, 2, -2, 2, 4 }, zombie_horde = { 1, 0, 2, -3, 3, 5 },
}
local VALUES = { "will_modifier", "horror", "strength_modifier", "damage", "toughness" }

local function figures_of(g, zone)
  local found = {}
  for _, card in ipairs(g:cards(zone)) do
    local id = card.id:match "[^:]+$"
    if card:is "monster" and not card:is "cultist" then
      local entry = found[id] or { 0 }
      entry[1] = entry[1] + 1
      for i, value in ipairs(VALUES) do
        local printed = card:base(value)
        entry[i + 1] = printed == nil and "-" or value == "toughness" and card.toughness or printed
      end
      found[id] = entry
    end
  end
  return found
end

test("the figures of the Monsters", {}, function(t)
  local g = t:game {}
  t:equal(figures_of(g, "cup"), FIGURES)
  local cultists = 0
  for _, card in ipairs(g:cards "cup") do cultists = cultists + (card:is "cultist" and 1 or 0) end
  t:equal(cultists, 5)
end)

test("the figures of the Epic Monsters", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" } }
  t:equal(figures_of(g, "box"), EPIC)
end)

-- --- where they appear -----------------------------------------------------------------------------------------------

local PLACES = { colour_out_of_space = "tunguska", cthonian = "heart_of_africa", elder_thing = "antarctica",
  gnoph_keh = "himalayas", mummy = "pyramids", serpent_people = "amazon" }
for _, id in ipairs { "colour_out_of_space", "cthonian", "elder_thing", "gnoph_keh", "mummy", "serpent_people" } do
  test(id .. ": moves when it is spawned", {}, function(t)
    local g = t:game {}
    g:picks("cup", { id })
    g:effect("spawn_monster", g:space "rome")
    t:equal(g:cards "monsters"[1].place, g:space(PLACES[id]))
  end)
end

test("wraith: the Lead Investigator becomes Cursed when it is spawned", {}, function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" } }
  g:picks("cup", { "wraith" })
  g:effect("spawn_monster", g:space "rome")
  t:equal({ g:conditions(g:lead()), #g:monsters_at "rome" }, { { "Cursed" }, 1 })
end)

-- --- in a fight ------------------------------------------------------------------------------------------------------

-- Mark Harrigan (Strength 4, Will 4, 8 Health, 4 Sanity) fights on space 4; with `lost`, a Monster that has lost
-- Health.
local function meet(t, id, dice, config, lost)
  config = config or {}
  config.at = config.at or "space_4"
  local g = t:game(config)
  local me = g:lead()
  local monster = g:spawn(id, me.place, { lost = lost or 0 })
  g:dice(dice)
  g:effect("encounter_monster", me, monster)
  return g, me, monster
end
-- The same in the Encounter Phase, up to its first question. `stop`: also stop before the Mythos Phase.
local function in_phase(t, id, dice, lost, stop)
  local g = t:game { at = "space_4", phase = "encounter" }
  local monster = g:spawn(id, "space_4", { lost = lost or 0 })
  g:dice(dice)
  if stop then g:stop_at "mythos_phase" end
  g:go_on()
  return g, g:lead(), monster
end

test("byakhee: defeated, 1 Sanity and 3 spaces instead of another encounter", {}, function(t)
  local g, me = in_phase(t, "byakhee", { 5, 1, 1, 1, 5, 5, 1, 1 })
  g:choose { "yes" }
  g:choose { g:space "space_5" }
  g:choose { g:space "arkham" }
  g:stop_at "mythos_phase"
  g:choose { g:space "space_9" }
  t:stopped(g)
  t:equal({ me.place, me.sanity }, { g:space "space_9", 3 })
  g, me = in_phase(t, "byakhee", { 5, 1, 1, 1, 5, 5, 1, 1 })
  g:choose { "no" }
  t:offered(g, "No encounter")
  t:equal(me.sanity, 4)
end)

test("byakhee: met first of two, whoever moves away does not meet the other", {}, function(t)
  local g = t:game { at = "space_4", phase = "encounter" }
  local me, byakhee = g:lead(), g:spawn("byakhee", "space_4")
  local ghoul = g:spawn("ghoul", "space_4")
  g:dice { 5, 1, 1, 1, 5, 5, 1, 1 }
  g:stop_at "mythos_phase"
  g:go_on()
  g:choose { byakhee }
  g:choose { "yes" }
  for _, space in ipairs { "space_5", "arkham", "space_9" } do g:choose { g:space(space) } end
  t:stopped(g)
  t:equal({ me.place, ghoul.place, me.sanity, me.health }, { g:space "space_9", g:space "space_4", 3, 8 })
  t:not_logged(g, "encounters Ghoul")
end)

test("byakhee: not when it ambushes", {}, function(t)
  local g = t:game { at = "space_4" }
  g:picks("cup", { "byakhee" })
  g:dice { 5, 1, 1, 1, 5, 5, 1, 1 }
  g:effect("ambush", g:lead())
  t:equal(g:result(), 1)
  t:no_prompt(g, "Lose 1 Sanity")
end)

test("colour_out_of_space: after the Will test a die, which defeats it on a 5 or 6", {}, function(t)
  for roll, zone in pairs { [4] = "monsters", [5] = "cup" } do
    local _, me, monster = meet(t, "colour_out_of_space", { 5, 1, 1, 1, roll })
    t:zone(monster, zone)
    t:equal({ me.sanity, me.health }, { 3, 8 })
  end
end)

test("ghost: loses as much Health as the result of the Will test", {}, function(t)
  local _, me, ghost = meet(t, "ghost", { 5, 1, 1 })
  t:equal({ ghost.lost, me.sanity }, { 1, 3 })
  _, me, ghost = meet(t, "ghost", { 5, 6, 1 })
  t:zone(ghost, "cup")
  _, me, ghost = meet(t, "ghost", { 1, 1, 1 })
  t:equal({ ghost.lost, me.sanity }, { 0, 2 })
end)

test("ghoul: who loses Health from it gains a Paranoia Condition", {}, function(t)
  local g, me = meet(t, "ghoul", { 5, 1, 1, 1, 1, 5, 1, 1, 1 })
  t:equal({ me.health, g:conditions(me) }, { 7, { "Paranoia" } }, "although it is defeated")
  g, me = meet(t, "ghoul", { 5, 1, 1, 1, 1, 5, 5, 1, 1 })
  t:equal({ me.health, g:conditions(me) }, { 8, {} })
end)

test("goat_spawn: defeated, a Dark Pact to discard a Monster anywhere", {}, function(t)
  local g, me = meet(t, "goat_spawn", { 5, 1, 1, 1, 5, 5 }, { monsters = { mummy = "rome" } })
  local mummy = g:card "mummy"
  g:choose { "Gain a Dark Pact Condition" }
  t:zone(mummy, "cup")
  t:equal(g:conditions(me), { "Dark Pact" })
  g, me = meet(t, "goat_spawn", { 5, 1, 1, 1, 5, 5 }, { monsters = { mummy = "rome" } })
  g:choose { "Do not" }
  t:equal(g:conditions(me), {})
  g, me = meet(t, "goat_spawn", { 5, 1, 1, 1, 5, 5 })
  t:no_prompt(g, "Gain a Dark Pact Condition")
  t:equal(g:conditions(me), {}, "no Monster is on the board")
end)

test("gug: defeated, no encounter follows", {}, function(t)
  local g, _, gug = in_phase(t, "gug", { 5, 5, 1, 1, 5, 5 }, 2, true)
  t:stopped(g)
  t:zone(gug, "cup")
end)

test("maniac: an Ally instead of Health; defeated, an Axe", {}, function(t)
  local g, me = meet(t, "maniac", { 5, 1, 1, 1, 1, 1, 1, 1 }, { possessions = { "arcane_scholar" } })
  g:choose { "yes" }
  t:equal({ me.health, g:possessions(me) }, { 8, {} })
  g, me = meet(t, "maniac", { 5, 1, 1, 1, 1, 1, 1, 1 }, { possessions = { "arcane_scholar" } })
  g:choose { "no" }
  t:equal({ me.health, g:possessions(me) }, { 6, { "Arcane Scholar" } })
  g, me = meet(t, "maniac", { 5, 1, 1, 1, 1, 5, 1, 1 }, { possessions = { "arcane_scholar" } })
  t:no_prompt(g, "Discard 1 Ally")
  t:equal({ me.health, g:possessions(me) }, { 7, { "Arcane Scholar", "Axe" } }, "the test was passed")
  g, me = meet(t, "maniac", { 5, 1, 1, 1, 1, 1, 1, 1 }, { possessions = { "arcane_tome" } })
  t:no_prompt(g, "Discard 1 Ally")
  t:equal(me.health, 6)
end)

test("mi_go: defeated, an Artifact", {}, function(t)
  local g, me = meet(t, "mi_go", { 5, 1, 1, 1, 5, 1 }, {}, 2)
  t:equal(#g:possessions(me), 1)
  t:truthy(g:cards("possessions", me)[1]:is "artifact")
end)

test("riot: a passed test of Influence - 1 before the fight defeats it", {}, function(t)
  local g, me, riot = meet(t, "riot", { 5 })
  g:choose { "yes" }
  t:zone(riot, "cup")
  t:equal(me.health, 8)
  g, me, riot = meet(t, "riot", { 1, 5 })
  g:choose { "yes" }
  t:equal({ riot.zone, riot.lost, me.health }, { "monsters", 1, 6 })
  g = meet(t, "riot", { 5, 1, 1 }, { investigators = { "charlie_kane" } })   -- Influence 4
  g:choose { "yes" }
  t:logged(g, "rolls 1, 1, 5.")
end)

test("skeleton: defeated, 1 Sanity back", {}, function(t)
  local g = t:game { at = "space_4" }
  local me, monster = g:lead(), g:spawn("skeleton", "space_4")
  me.health = 5
  g:dice { 1, 1, 1, 1, 5, 5 }
  g:effect("encounter_monster", me, monster)
  t:equal({ me.health, me.sanity }, { 5, 3 }, "2 Sanity lost, 1 recovered")
end)

test("vampire: no Strength test after a failed Will test; the blood lost heals it", {}, function(t)
  local g, me, monster = meet(t, "vampire", { 1, 1, 1, 1, 5, 5 })
  t:not_rolled(g, { 5, 5 })
  t:equal({ me.sanity, me.health, monster.lost }, { 3, 8, 0 })
  g, me, monster = meet(t, "vampire", { 5, 1, 1, 1, 5, 1 }, {}, 1)
  t:equal({ me.health, monster.lost }, { 7, 0 })
  g, me, monster = meet(t, "vampire", { 5, 1, 1, 1, 5, 5 })
  t:equal({ me.health, monster.lost }, { 8, 2 }, "no Health was lost")
  g, me, monster = meet(t, "vampire", { 5, 1, 1, 1, 5, 5 }, {}, 1)
  t:zone(monster, "cup")
end)

test("warlock: a failed Will test costs 1 Health as well", {}, function(t)
  local _, me = meet(t, "warlock", { 1, 1, 1, 1, 5, 1, 1 })
  t:equal({ me.sanity, me.health }, { 3, 7 })
  _, me = meet(t, "warlock", { 5, 1, 1, 1, 5, 1, 1 })
  t:equal({ me.sanity, me.health }, { 4, 8 })
end)

test("witch: who fails the Will test is Cursed", {}, function(t)
  local g, me = meet(t, "witch", { 1, 1, 1, 5, 1, 1 })
  t:equal({ me.sanity, g:conditions(me) }, { 4, { "Cursed" } })
  g, me = meet(t, "witch", { 5, 1, 1, 5, 1, 1 })
  t:equal(g:conditions(me), {})
end)

test("wraith: when it is defeated somebody may discard a Cursed Condition", {}, function(t)
  local function defeated(how)
    local g = t:game { investigators = { "mark_harrigan", "lily_chen" } }
    local lily, monster = g:investigator "lily_chen", g:spawn("wraith", "rome")
    g:give(lily, "cursed")
    if how == "harm" then g:effect("harm", monster, 3, lily) else g:effect(how, monster) end
    return g, lily
  end
  local g, lily = defeated "harm"
  g:choose { lily }
  t:equal(g:conditions(lily), {})
  g, lily = defeated "harm"
  g:choose { "who discards", none = true }
  t:equal(g:conditions(lily), { "Cursed" })
  g = defeated "discard_monster"
  t:no_prompt(g, "who discards")
  g = t:game {}
  g:effect("harm", g:spawn("wraith", "rome"), 3, g:active())
  t:no_prompt(g, "who discards")
end)

-- --- Epic Monsters ---------------------------------------------------------------------------------------------------

test("epic_cthulhu: the Sanity lost lies on the sheet", {}, function(t)
  local g, me = meet(t, "epic_cthulhu", { 5, 5, 1, 1 }, { ancient_one = "cthulhu" })
  t:equal({ me.sanity, g:ancient_one().sanity }, { 1, 3 })
end)

test("epic_shub_niggurath: loses no Health before three Mysteries are solved", {}, function(t)
  local g = t:game { ancient_one = "shub_niggurath" }
  local monster = g:spawn("epic_shub_niggurath", "rome")
  g:effect("harm", monster, 2, g:active())
  t:equal(monster.lost, 0)
  g:set("solved", 3)
  g:effect("harm", monster, 2, g:active())
  t:equal(monster.lost, 2)
end)

test("spinner_of_webs: no Strength test after a failed Will test", {}, function(t)
  local g, me, monster = meet(t, "spinner_of_webs", { 1, 1, 1, 1, 5, 5 })
  t:not_rolled(g, { 5, 5 })
  t:equal({ me.sanity, me.health, monster.lost }, { 2, 8, 0 })
  g, me, monster = meet(t, "spinner_of_webs", { 5, 1, 1, 1, 5, 5 })
  t:equal({ me.sanity, me.health, monster.lost }, { 3, 8, 2 })
end)

test("tick_tock_men: no Clue rerolls a die in that fight", {}, function(t)
  local g = meet(t, "tick_tock_men", { 1, 1 }, { clues_of = 1 })
  t:no_prompt(g, "After the roll")
  g = meet(t, "mummy", { 1, 1, 1, 1 }, { clues_of = 1, monsters = { tick_tock_men = "space_4" } })
  t:prompt(g, "After the roll")
end)

test("tick_tock_men: another investigator's test in that fight can be rerolled with a Clue", {}, function(t)
  local g = t:game { investigators = { "mark_harrigan", "akachi_onyele" }, at = "space_4",
    clues_of = { mark_harrigan = 1, akachi_onyele = 1 }, possessions = { akachi_onyele = { "flesh_ward" } } }
  local mark, akachi = g:active(), g:investigator "akachi_onyele"
  g:dice { 1, 1 }   -- Strength 4 - 2: no reroll
  g:effect("encounter_monster", mark, g:spawn("tick_tock_men", "space_4"))
  t:prompt(g, "React", akachi)
  t:logged(g, "Mark Harrigan has a result of 0")
  g:dice { 1, 1, 1 }
  g:choose { g:card "flesh_ward" }
  t:prompt(g, "After the roll", akachi)
  t:offered(g, "Spend 1 Clue")
end)

test("who takes Health from a Monster must be said", { rules = { "eh.combat.toughness" } }, function(t)
  local g = t:game {}
  local monster = g:spawn("ghoul", "rome")
  g:effect("harm", monster, 1)
  t:script_error(g, "it is not said who does it")
  t:equal({ monster.zone, monster.lost }, { "monsters", 0 })
end)

-- Effects that take Health from every Monster on a space; the Dynamite is used.
local AT_ONCE = { dynamite = "each Monster on your space loses 3", agency_quarantine = true,
  lightning_gun = "you and each Monster here lose" }
for _, id in ipairs { "dynamite", "agency_quarantine", "lightning_gun" } do
  test("Monsters that fall to one effect are all gone before anything reacts: " .. id,
      { rules = { "eh.combat.toughness", "eh.mystery.next" } }, function(t)
    local g = t:game { ancient_one = "cthulhu", at = "space_12", mystery = "watching_the_stars",
      possessions = AT_ONCE[id] ~= true and { id } or nil }
    local me, other, epic = g:active(), g:spawn("ghoul", "space_12"), g:spawn("cthylla", "space_12")
    epic.lost = epic.toughness - 1
    if AT_ONCE[id] == true then g:effect("gain_named", me, id) else g:act(AT_ONCE[id]) end
    t:zone(other, "cup")
    t:zone(epic, "box")
    t:order(g, { "Cthylla is defeated", "Ghoul is defeated", "Watching the Stars: When its Epic Monster is defeated" })
  end)
end

test("the defeat of an Epic Monster asks nothing about the cards of others",
    { rules = { "eh.epic.defeated_by_health_only" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", at = "space_4", mystery = "watching_the_stars",
    mythos = { "the_wind_walker" } }
  local me, monster = g:active(), g:spawn("wind_walker", "space_4")
  g:spawn("cthylla", "space_12")
  g:effect("harm", monster, monster.toughness, me)
  t:zone(monster, "box")
  t:prompt(g, "Your action", me)
  t:zone(g:mystery(), "mystery")
  t:equal(#g:cards "mythos", 0)
end)

test("wind_walker: 1 Health and 1 Sanity before the Will test, unless he spends a Clue", {}, function(t)
  local g, me = meet(t, "wind_walker", { 5, 5, 1, 1, 5, 5 })
  t:equal({ me.health, me.sanity }, { 7, 3 })
  g, me = meet(t, "wind_walker", { 5, 5, 1, 1, 5, 5 }, { clues_of = 1 })
  g:choose { "Spend 1 Clue" }
  t:equal({ me.health, me.sanity, g:clues(me) }, { 8, 4, 0 })
end)

test("zombie_horde: who loses Health from it discards an Ally", {}, function(t)
  local g, me = meet(t, "zombie_horde", { 5, 5, 1, 1, 5 }, { possessions = { "arcane_scholar", "arcane_tome" } })
  t:equal({ me.health, g:possessions(me) }, { 6, { "Arcane Tome" } })
  for successes, left in pairs { [2] = 0, [3] = 1 } do
    local h = t:game { at = "space_4", possessions = { "arcane_scholar" } }
    local you, monster = h:lead(), h:spawn("zombie_horde", "space_4")
    you.strength_improved = 2
    h:dice { 5, 5, 1, 1, 5, 5, successes == 3 and 5 or 1 }
    h:effect("encounter_monster", you, monster)
    t:equal({ you.health, #h:possessions(you) }, { 5 + successes, left })
  end
end)
