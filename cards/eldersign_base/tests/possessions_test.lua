-- Common and unique items, spells and allies of the base set.

local MISS = { "1", "1", "1", "1", "1", "terror" }

-- In the window before the roll, with those cards.
local function before_roll(t, ids, more)
  more = more or {}
  more.adventures = more.adventures or { "the_archives" }
  more.possessions = ids
  local g = t:game(more)
  g:go(g:adventure(more.adventures[1]))
  return g, g:active()
end

for _, id in ipairs { "38_revolver", "45_automatic", "axe", "rifle", "shotgun", "tommy_gun", "lantern" } do
  test(id .. ": spent, it adds the yellow die", function(t)
    local g, me = before_roll(t, { id })
    g:dice { "1", "1", "1", "1", "1", "1", "yellow 4" }
    local card = g:cards("possessions", me)[1]
    g:act { "use", card }
    t:zone(card, "common_deck")
    t:equal(g:pool()[7], "yellow 4")
  end)
end

for _, id in ipairs { "enchanted_blade", "enchanted_knife", "cabala_of_saboth", "cultes_des_goules", "obsidian_statue" } do
  test(id .. ": spent, it adds the red die", function(t)
    local g, me = before_roll(t, { id })
    g:dice { "1", "1", "1", "1", "1", "1", "red wild" }
    local card = g:cards("possessions", me)[1]
    g:act { "use", card }
    t:zone(card, "unique_deck")
    t:equal(#g:pool(), 7)
  end)
end

for _, id in ipairs { "sword_of_glory", "holy_water" } do
  test(id .. ": spent, it adds both dice", function(t)
    local g, me = before_roll(t, { id })
    g:dice { "1", "1", "1", "1", "1", "1", "yellow 1", "red 2" }
    g:act { "use", g:cards("possessions", me)[1] }
    t:equal(#g:pool(), 8)
  end)
end

for _, id in ipairs { "research_materials", "old_journal" } do
  test(id .. ": spent, a clue", function(t)
    local g, me = before_roll(t, { id })
    g:dice(MISS)
    g:act { "use", g:cards("possessions", me)[1] }
    t:equal(me.clues, 1)
  end)
end

test("Ancient Tablet: a spell and a clue", function(t)
  local g, me = before_roll(t, { "ancient_tablet" })
  g:only("spell_deck", { "wither" })
  g:act { "use", g:cards("possessions", me)[1] }
  t:equal(g:cards("possessions", me)[1].title, "Wither")
  t:equal(me.clues, 1)
end)

test("Blue Watcher of the Pyramid: the red die for 1 stamina", function(t)
  local g, me = before_roll(t, { "blue_watcher_of_the_pyramid" })
  g:dice { "1", "1", "1", "1", "1", "1", "red 2" }
  g:act { "use", g:cards("possessions", me)[1] }
  t:equal(me.stamina, me.max_stamina - 1)
  t:equal(#g:pool(), 7)
end)

test("Healing Stone: 1 sanity or 1 stamina", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "healing_stone" } }
  local me = g:active()
  me.sanity, me.stamina = 1, 1
  g:go(g:adventure "the_archives")
  g:dice(MISS)
  g:act { "use", g:cards("possessions", me)[1] }
  g:choose { "stamina" }
  t:equal({ me.sanity, me.stamina }, { 1, 2 })
end)

test("Dynamite overcomes a monster on any adventure", function(t)
  local g = t:game { adventures = { "the_archives", "the_guided_tour" }, possessions = { "dynamite" } }
  local me = g:active()
  local ghoul = g:spawn("ghoul", g:adventure "the_guided_tour")
  g:go(g:adventure "the_archives")
  g:dice(MISS)
  g:act { "use", g:cards("possessions", me)[1], ghoul }
  t:zone(ghoul, "trophies", me)
end)

for _, id in ipairs { "flute_of_the_outer_gods", "bind_monster" } do
  test(id .. " overcomes a monster on one's own adventure only, for a price", function(t)
    local g = t:game { adventures = { "the_archives", "the_guided_tour" }, possessions = { id } }
    local me = g:active()
    local far = g:spawn("ghoul", g:adventure "the_guided_tour")
    local near = g:spawn("maniac", g:adventure "the_archives")
    local card = g:cards("possessions", me)[1]
    g:go(g:adventure "the_archives")
    t:not_offered(g, { "use", card, far })
    g:dice(MISS)
    g:act { "use", card, near }
    t:equal(me.sanity, me.max_sanity - 1)
    t:equal(me.stamina, me.max_stamina - (id == "bind_monster" and 0 or 1))
    t:equal(g:tasks(g:adventure "the_archives")[4], "x ", "nothing is left to do for it")
    g:choose { "give up" }
    t:zone(near, "trophies", me)
  end)
end

test("Gate Box: opens a gate, or puts an other world away", function(t)
  local g, me = before_roll(t, { "gate_box" })
  g:only("other_world_deck", { "the_dreamlands" })
  g:dice(MISS)
  g:act { "use", g:cards("possessions", me)[1], "a gate opens" }
  t:zone(g:adventure "the_dreamlands", "other_worlds")
  local h = t:game { adventures = { "the_archives" }, other_worlds = { "the_abyss" }, possessions = { "gate_box" } }
  local abyss, box = h:adventure "the_abyss", h:cards("possessions", h:active())[1]
  h:go(h:adventure "the_archives")
  h:dice(MISS)
  h:act { "use", box, abyss }
  t:zone(abyss, "other_world_deck")
end)

for _, case in ipairs { { "whiskey", "sanity" }, { "food", "stamina" } } do
  test(case[1] .. ": 1 " .. case[2] .. " less is lost", function(t)
    local g = t:game { adventures = { "the_archives" }, possessions = { case[1] } }
    local me = g:active()
    local card = g:cards("possessions", me)[1]
    g:effect("lose_" .. case[2], me, 2)
    g:choose { card }
    t:equal(me[case[2]], me["max_" .. case[2]] - 1)
    t:zone(card, "common_deck")
  end)
end

for _, id in ipairs { "enchant_weapon", "find_gate", "red_sign_of_shudde_mell", "shriveling", "voice_of_ra", "wither" } do
  test(id .. " holds one die", function(t)
    local g, me = before_roll(t, { id })
    local card = g:cards("possessions", me)[1]
    g:dice { "1", "1", "1", "1", "1", "lore" }
    g:act { "use", card }
    local lore
    for _, die in ipairs(g:cards "pool") do if die.shows == 5 then lore = die end end
    g:choose { "hold", lore }
    t:equal(g:dice_on("held", card), { "lore" })
  end)
end

test("Dread Curse of Azathoth holds up to two dice", function(t)
  local g, me = before_roll(t, { "dread_curse_of_azathoth" })
  local card = g:cards("possessions", me)[1]
  g:dice { "1", "2", "3", "1", "1", "1" }
  g:act { "use", card }
  local dice = g:cards "pool"
  g:choose { "hold", dice[2], dice[3] }
  t:equal(g:dice_on("held", card), { "2", "3" })
end)

test("Flesh Ward: the stamina of a penalty is not lost, other stamina is", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "flesh_ward" } }
  local me = g:active()
  g:effect("lose_stamina", me, 1)
  t:equal(me.stamina, me.max_stamina - 1)
  g:effect("suffer", me, { "stamina", "stamina" })
  g:choose { "Flesh Ward" }
  t:equal(me.stamina, me.max_stamina - 1)
end)

test("Heal: 2 points for any investigator", function(t)
  local g = t:game { investigators = { "joe_diamond", "harvey_walters" }, adventures = { "the_archives" },
    possessions = { joe_diamond = { "heal" } } }
  local harvey = g:investigator "harvey_walters"
  harvey.sanity, harvey.stamina = 6, 2
  t:equal({ harvey.max_sanity, harvey.max_stamina }, { 6, 2 }, "Cthulhu dreams")
  harvey.sanity, harvey.stamina = 5, 1
  g:go(g:adventure "the_archives")
  g:act { "use", g:cards("possessions", g:active())[1], harvey }
  g:dice(MISS)
  g:choose { "sanity" }
  t:equal({ harvey.sanity, harvey.stamina }, { 6, 2 })
end)

test("Mists of Releh: the adventure is left without its penalties", function(t)
  local g, me = before_roll(t, { "mists_of_releh" })
  g:act { "use", g:cards("possessions", me)[1] }
  t:equal(me.sanity, me.max_sanity)
  t:equal(g:get "clock", 1)
end)

test("Mists of Releh: an adventure that has been left is not left again", function(t)
  local g, me = before_roll(t, { "mists_of_releh", "mists_of_releh" })
  g:act { "use", g:cards("possessions", me)[1] }
  t:not_offered(g, { "use", g:cards("possessions", me)[1] })
  t:equal(#g:cards("possessions", me), 1)
end)

test("Anna Kaslow brings 2 clues, Ryan Dean a card", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me = g:active()
  g:only("ally_deck", { "anna_kaslow", "ryan_dean" })
  g:effect("gain_cards", me, "ally", 1)
  t:equal(me.clues, 2)
  g:effect("gain_cards", me, "ally", 1)
  g:choose { "spell" }
  t:equal(#g:cards("possessions", me), 3)
end)

test("Basil Elton re-rolls a die once a turn, in other worlds", function(t)
  local g = t:game { adventures = { "the_archives" }, other_worlds = { "the_dreamlands" }, possessions = { "basil_elton" } }
  local basil = g:cards("possessions", g:active())[1]
  g:go(g:adventure "the_dreamlands", MISS)
  local die = g:cards "pool"[6]
  g:dice { "lore" }
  g:act { "use", basil, die }
  t:equal(die.shows, 5)
end)

test("Duke is discarded instead of his owner", function(t)
  local g = t:game { adventures = { "the_archives" }, possessions = { "duke" } }
  local me = g:active()
  g:effect("lose_sanity", me, 20)
  g:choose { "Duke" }
  t:equal({ me.sanity, me.stamina }, { 1, 1 })
  t:zone(me, "investigators")
  t:equal(g:ancient_one().doom, 0)
end)

-- "Sanity, stamina, or both": he is devoured once, and so saved once.
test("Duke is there for both, when one effect takes the last of both", { rules = { "es.devour.at_zero" } }, function(t)
  for _, how in ipairs { "a penalty", "the Curator", "Yig" } do
    local g = t:game { adventures = { "the_curator" }, possessions = { "duke" }, ancient_one = how == "Yig" and "yig" }
    local me = g:active()
    me.sanity, me.stamina = 1, 1
    if how == "a penalty" then g:effect("suffer", me, { "sanity", "stamina" })
    elseif how == "Yig" then g:effect("use", g:ancient_one(), "attack", me)
    else g:effect("use", g:adventure "the_curator", "at_midnight", me) end
    g:choose { "Duke" }
    t:equal({ me.sanity, me.stamina, me.zone }, { 1, 1, "investigators" }, how)
  end
end)

for _, case in ipairs { { "eric_colt", "stamina" }, { "professor_armitage", "sanity" } } do
  test(case[1] .. ": maximum " .. case[2] .. " is 1 higher", function(t)
    local g = t:game { adventures = { "the_archives" } }
    local me = g:active()
    local before = me["max_" .. case[2]]
    g:give(me, { case[1] })
    t:equal(me["max_" .. case[2]], before + 1)
  end)
end

test("John Legrasse: his owner's monsters are worth 1 more, adventures and other players' monsters not", function(t)
  local g = t:game { investigators = { "joe_diamond", "harvey_walters" }, adventures = { "the_archives" },
    possessions = { joe_diamond = { "john_legrasse" } } }
  local me, harvey = g:investigator "joe_diamond", g:investigator "harvey_walters"
  g:only("cup", { "ghoul" })
  g:effect("monsters_appear", 1)
  local ghoul = g:cards "monsters"[1]
  g:effect("defeat_monster", me, ghoul)
  t:zone(ghoul, "trophies", me)
  t:equal(me:trophy_value(), 1 + 1)
  g:effect("claim", me, g:adventure "the_archives")
  t:equal(me:trophy_value(), 1 + 1 + 2)
  g:trophies(harvey, { "maniac" })
  t:equal(harvey:trophy_value(), 1)
end)

test("Tom \"Mountain\" Murphy changes peril and terror, once a turn", function(t)
  local g = t:game { adventures = { "the_hall_of_the_dead" }, possessions = { "tom_mountain_murphy" } }
  local tom = g:cards("possessions", g:active())[1]
  g:go(g:adventure "the_hall_of_the_dead", { "peril", "terror", "1", "1", "1", "1" })
  local terror = g:cards "pool"[2]
  g:act { "use", tom, terror }
  t:equal(terror.shows, 6)
  t:prompt(g, "Complete which task?")
end)
