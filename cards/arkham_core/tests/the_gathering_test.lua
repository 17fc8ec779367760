-- The Gathering: set-up, chaos bags, scenario card, locations, enemies, Lita.

local function scenario(t, more)
  more = more or {}
  more.scenario = "the_gathering"
  local g = t:game(more)
  return g, g:lead()
end

local BAGS = {
  easy = "+1 +1 0 0 0 -1 -1 -1 -2 -2", standard = "+1 0 0 -1 -1 -1 -2 -2 -3 -4",
  hard = "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5", expert = "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8",
}
for difficulty, numbers in pairs(BAGS) do
  test("the chaos bag, " .. difficulty, function(t)
    local g = scenario(t, { difficulty = difficulty })
    local there, wanted = {}, {}
    for _, token in ipairs(g:cards "chaos_bag") do there[#there + 1] = token.title end
    for number in numbers:gmatch "%S+" do wanted[#wanted + 1] = number end
    for _, symbol in ipairs { "skull", "skull", "cultist", "tablet", "auto-fail", "elder sign" } do
      wanted[#wanted + 1] = symbol
    end
    table.sort(there)
    table.sort(wanted)
    t:equal(there, wanted)
    local hard = difficulty == "hard" or difficulty == "expert"
    t:equal(g:cards "reference"[1].face, hard and 1 or 0, "the side of the scenario card")
  end)
end

test("the encounter deck has 26 cards, the rest is set aside, and everybody is in the Study", function(t)
  local g = scenario(t, { investigators = { "roland_banks", "agnes_baker" } })
  local counts = {}
  for _, card in ipairs(g:cards "encounter_deck") do counts[card.title] = (counts[card.title] or 0) + 1 end
  t:equal(#g:cards "encounter_deck", 26)
  local wanted = { ["Flesh-Eater"] = 1, ["Icy Ghoul"] = 1, ["Swarm of Rats"] = 3, ["Ghoul Minion"] = 3,
    ["Ravenous Ghoul"] = 1, ["Grasping Hands"] = 3, ["Rotting Remains"] = 3, ["Frozen in Fear"] = 2,
    ["Dissonant Voices"] = 2, ["Ancient Evils"] = 3, ["Crypt Chill"] = 2, ["Obscuring Fog"] = 2 }
  for title, n in pairs(wanted) do t:equal(counts[title], n, title) end
  local aside = {}
  for _, card in ipairs(g:cards "set_aside") do aside[#aside + 1] = card.title end
  table.sort(aside)
  t:equal(aside, { "Attic", "Cellar", "Ghoul Priest", "Hallway", "Lita Chantler", "Parlor" })
  local study = g:location "study"
  t:equal({ study.face, study.clues, #g:cards "locations" }, { 1, 4, 1 })
  t:equal({ g:lead().place, g:investigator "agnes_baker".place }, { study, study })
  t:equal({ g:agenda().title, g:current_act().title }, { "What's Going On?!", "Trapped" })
  t:equal({ #g:cards "agenda_deck", #g:cards "act_deck" }, { 2, 2 })
end)

test("the Hallway leads to Attic, Cellar and Parlor and back, the Study nowhere", function(t)
  local g = t:game { locations = { "hallway", "attic", "cellar", "parlor", "study" } }
  local hall, study = g:location "hallway", g:location "study"
  for _, id in ipairs { "attic", "cellar", "parlor" } do
    local place = g:location(id)
    t:truthy(g:call("connected", hall, place))
    t:truthy(g:call("connected", place, hall))
    t:falsy(g:call("connected", place, study))
  end
  t:falsy(g:call("connected", g:location "attic", g:location "cellar"))
  t:falsy(g:call("connected", hall, study))
end)

test("Attic and Cellar: 1 horror, 1 damage, for each investigator who enters, and for no enemy", function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "attic", "cellar" } }
  local me = g:lead()
  g:act { "move", g:location "attic" }
  t:equal({ me.horror, me.damage, g:location "attic".clues }, { 1, 0, 2 })
  g:act { "move", g:location "hallway" }
  local rats = g:spawn("swarm_of_rats", { at = g:location "hallway", exhausted = true })
  g:effect("move_enemy", rats, g:location "cellar")
  t:equal(me.damage, 0)
  g:act { "move", g:location "cellar" }
  t:equal({ me.horror, me.damage }, { 1, 1 })
end)

test("Parlor: barred while unrevealed; revealed, one may resign there without being attacked", function(t)
  local g = t:game { locations = { "hallway" }, unrevealed = { "parlor" }, investigators = { "roland_banks", "agnes_baker" } }
  local me, parlor = g:lead(), g:location "parlor"
  t:not_offered(g, { "move", parlor })
  g:effect("reveal", parlor)
  t:offered(g, { { "move", parlor } })
  g:place(me, parlor)
  g:spawn("ghoul_minion", { engaged = me })
  g:act "resign"
  t:truthy(me.resigned)
  t:equal({ me.damage, me.horror, me.physical_trauma }, { 0, 0, 0 })
end)

test("Flesh-Eater and Icy Ghoul spawn in Attic and Cellar, and are discarded where those are not", function(t)
  local g = t:game { locations = { "hallway", "attic" } }
  g:encounter_deck { "flesh_eater" }
  g:effect("draw_encounter", g:lead())
  local flesh = g:card "flesh_eater"
  t:equal({ flesh.zone, flesh.place }, { "board", g:location "attic" })
  g:encounter_deck { "icy_ghoul" }
  g:effect("draw_encounter", g:lead())
  t:zone(g:card "icy_ghoul", "encounter_discard")
end)

test("Ghoul Priest: health 5 for each player, hunts the highest combat, retaliates, worth 2", function(t)
  local g = t:game { locations = { "hallway", "attic", "cellar" }, investigators = { "agnes_baker", "roland_banks" },
    at = { agnes_baker = "attic", roland_banks = "cellar" }, phase = "enemy", auto = { "windows", "reactions" } }
  local priest = g:spawn("ghoul_priest", { at = g:location "hallway" })
  t:equal(priest.health, 10)
  g:run_to "upkeep"
  t:equal(priest.place, g:location "cellar")
  t:equal(g:investigator "roland_banks".damage, 2)
  t:equal({ priest:is "retaliate", priest:check "victory" }, { true, 2 })
end)

-- --- the scenario card ---------------------------------------------------------------------------------------------------

-- An investigation of the Attic: shroud 1, Roland's intellect is 3. Others there are a Swarm of Rats and some Ghouls.
local function symbol(t, difficulty, tokens, ghouls)
  local g = t:game { locations = { "attic", "hallway" }, reference = "the_gathering_reference", difficulty = difficulty }
  for _ = 1, ghouls do g:spawn("ghoul_minion", { exhausted = true }) end
  g:spawn("swarm_of_rats", { exhausted = true })
  g:spawn("ghoul_minion", { at = g:location "hallway" })
  g:tokens(tokens)
  g:act "investigate"
  return g, g:lead()
end

test("skull, easy and standard: -1 for each Ghoul here", function(t)
  local g = symbol(t, "standard", { "skull" }, 2)
  t:logged(g, "succeeds by 0")
  g = symbol(t, "easy", { "skull" }, 3)
  t:logged(g, "fails by 1")
end)

test("cultist, easy and standard: -1, and 1 horror after a failure", function(t)
  local g, me = symbol(t, "standard", { "cultist" }, 0)
  t:logged(g, "succeeds by 1")
  t:equal(me.horror, 0)
  g:effect("modify", me, "intellect", -2, "round")
  g:tokens { "cultist" }
  g:act "investigate"
  t:equal({ me.horror, me.damage }, { 1, 0 })
end)

test("tablet, easy and standard: -2, and 1 damage if a Ghoul is here, pass or fail", function(t)
  local g, me = symbol(t, "standard", { "tablet" }, 1)
  t:logged(g, "succeeds by 0")
  t:equal({ me.damage, me.horror }, { 1, 0 })
  g, me = symbol(t, "standard", { "tablet" }, 0)
  t:equal(me.damage, 0)
end)

test("skull, hard and expert: -2; a failure draws a Ghoul from deck or discard pile after the test", function(t)
  local g, me = symbol(t, "hard", { "skull" }, 0)
  t:logged(g, "succeeds by 0")
  g:effect("modify", me, "intellect", -1, "round")
  g:encounter_deck { "ancient_evils", "swarm_of_rats" }
  local ghoul = g:encounter_discard({ "ravenous_ghoul" })[1]
  g:tokens { "skull" }
  g:act "investigate"
  t:equal(ghoul.bearer, me)
  t:equal(#g:cards "encounter_deck", 2)
  t:order(g, { "fails by 1", "Ravenous Ghoul spawns" })
end)

test("cultist, hard and expert: another token as well; a failure costs 2 horror", function(t)
  local g, me = symbol(t, "hard", { "cultist", "-2" }, 0)
  t:logged(g, "succeeds by 0")
  t:equal(me.horror, 0)
  g, me = symbol(t, "expert", { "cultist", "-4" }, 0)
  t:logged(g, "fails by 1")
  t:equal(me.horror, 2)
end)

test("tablet, hard and expert: -4, and 1 damage and 1 horror if a Ghoul is here", function(t)
  local g, me = symbol(t, "expert", { "tablet" }, 1)
  t:logged(g, "fails by 1")
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g, me = symbol(t, "hard", { "tablet" }, 0)
  t:equal({ me.damage, me.horror }, { 0, 0 })
end)

-- --- Lita Chantler -------------------------------------------------------------------------------------------------------

test("Lita helps nobody until a parley of intellect 4 wins her; then she takes the ally slot", function(t)
  local g = t:game { locations = { "parlor" }, auto = { "commit" } }
  local me = g:lead()
  local lita = g:put("lita_chantler", "board", { at = g:location "parlor" })
  local cop = g:put("beat_cop", "play", { owner = me })
  t:equal(me.combat, 5)
  g:tokens { "0", "+1" }
  g:act { "parley", lita }
  t:zone(lita, "board")
  g:act { "parley", lita }
  t:zone(lita, "play", me)
  t:zone(cop, "discard", me)
  t:equal(me.combat, 5)
  t:not_offered(g, { "parley", lita })
end)

test("Lita: everybody here +1 combat, and 1 more damage from a successful attack on a Monster", function(t)
  local g = t:game { locations = { "hallway", "attic" }, investigators = { "roland_banks", "agnes_baker" } }
  local me, agnes = g:lead(), g:investigator "agnes_baker"
  local lita = g:put("lita_chantler", "play", { owner = me })
  t:equal({ me.combat, agnes.combat }, { 5, 3 })
  local foe = g:spawn("icy_ghoul", { exhausted = true })
  local thug = g:put("mob_enforcer", "board", { owner = me, at = g:location "hallway", exhausted = true })
  g:tokens { "0", "0" }
  g:act { "fight", foe }
  g:choose { lita }
  t:equal(foe.damage, 2)
  g:act { "fight", thug }
  t:equal(thug.damage, 1, "no Monster")
  g:place(agnes, g:location "attic")
  t:equal(agnes.combat, 2)
end)

test("Lita, only controlled for a while, is removed from the game when she leaves play", function(t)
  local g = t:game { locations = { "parlor" } }
  local lita = g:call("create", "lita_chantler", "set_aside")              -- nobody's card
  lita:move("board", nil, false, g:location "parlor")
  g:effect("take_control", g:lead(), lita)
  g:effect("leave_play", lita)
  t:zone(lita, "removed")
end)
