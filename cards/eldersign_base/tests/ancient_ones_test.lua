-- The Ancient Ones of the base set.

local function against(t, id, more)
  more = more or {}
  more.ancient_one, more.adventures = id, more.adventures or { "the_archives" }
  local g = t:game(more)
  return g, g:active(), g:ancient_one()
end

-- The Ancient One has awoken; the turn is before the attack's roll.
local function awake(t, id, more)
  local g, me, ancient = against(t, id, more)
  g:effect "awaken"
  g:effect "settle_awakening"
  return g, me, ancient
end

for _, f in ipairs { { "azathoth", "Azathoth", 12, 14 }, { "cthulhu", "Cthulhu", 11, 13 }, { "hastur", "Hastur", 12, 13 },
    { "ithaqua", "Ithaqua", 9, 11 }, { "nyarlathotep", "Nyarlathotep", 11, 12 }, { "shub_niggurath", "Shub-Niggurath", 10, 12 },
    { "yig", "Yig", 8, 10 }, { "yog_sothoth", "Yog-Sothoth", 10, 10 } } do
  test(f[2] .. ": figures", function(t)
    local _, _, ancient = against(t, f[1])
    t:equal({ ancient.title, ancient.doom_track, ancient.elder_sign_limit }, { f[2], f[3], f[4] })
  end)
end

test("Azathoth: the investigators lose as it awakens", function(t)
  local g = awake(t, "azathoth")
  t:over(g, "lost")
end)

test("Cthulhu: maxima are 1 lower; its attack lowers one more and adds doom", function(t)
  local g, me, ancient = against(t, "cthulhu")
  t:equal({ me.max_sanity, me.max_stamina }, { 3, 5 })
  ancient.doom = 5
  g:effect("use", ancient, "attack", me)
  g:choose { "sanity" }
  t:equal({ me.max_sanity, me.sanity, me.max_stamina }, { 2, 2, 5 })
  t:equal(ancient.doom, 6)
end)

test("Hastur: doom is not removed while it sleeps; X monsters; its attack takes 2 sanity", function(t)
  local g, me, ancient = against(t, "hastur")
  ancient.doom = 3
  g:effect("remove_doom", 1)
  t:equal(ancient.doom, 3)
  g:effect("use", ancient, "attack", me)
  t:equal(me.sanity, me.max_sanity - 2)
  local h, _, other = against(t, "hastur")
  for _, id in ipairs { "ghoul", "maniac", "zombie" } do h:spawn(id, h:adventure "the_archives") end
  h:effect "awaken"
  h:effect "settle_awakening"
  t:equal(h:tasks(other), { "lore, investigation 3" })
end)

test("Ithaqua: whoever ends his turn at the entrance loses 1 stamina", function(t)
  local g, me = against(t, "ithaqua")
  g:go "entrance"
  g:choose { "receive first aid" }
  t:equal(me.stamina, me.max_stamina - 1)
  local h, joe = against(t, "ithaqua")
  h:go(h:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  h:choose { "give up" }
  t:equal(joe.stamina, joe.max_stamina)
  h:effect("use", h:ancient_one(), "attack", joe)
  t:equal(joe.stamina, joe.max_stamina - 2)
end)

test("Nyarlathotep: the masks are in the cup, with others they are not; a clue or devoured", function(t)
  local function masks(g)
    local n = 0
    for _, marker in ipairs(g:cards "cup") do if marker:is "mask" then n = n + 1 end end
    return n
  end
  local other = against(t, "cthulhu")
  t:equal(masks(other), 0)
  local g, me, ancient = against(t, "nyarlathotep", { investigators = { "joe_diamond", "harvey_walters" } })
  t:equal(masks(g), 5)
  me.clues = 1
  local harvey = g:investigator "harvey_walters"
  g:set("awake", 1)
  g:effect("use", ancient, "attack", me)
  t:equal(me.clues, 0)
  t:zone(me, "investigators")
  t:zone(harvey, "box")
end)

test("Shub-Niggurath: a task of one terror more on each monster; a monster trophy or devoured", function(t)
  local g, me, ancient = against(t, "shub_niggurath", { investigators = { "joe_diamond", "harvey_walters" } })
  g:spawn("ghoul", g:adventure "the_archives")
  t:equal(g:tasks(g:adventure "the_archives"), { "lore", "lore, investigation 3", "lore, peril", "peril", "terror" })
  local trophy = g:trophies(me, { "maniac" })[1]
  local harvey = g:investigator "harvey_walters"
  g:trophies(harvey, { "the_guided_tour" })
  g:set("awake", 1)
  g:effect("use", ancient, "attack", me)
  t:zone(trophy, "cup")
  t:zone(harvey, "box")
end)

test("Yig: an elder sign is lost for a Cultist overcome by dice, not by a card, and for each devoured", function(t)
  local g, me, ancient = against(t, "yig", { investigators = { "joe_diamond", "harvey_walters" } })
  ancient.elder_signs = 5
  local first = g:spawn("cultist_1", g:adventure "the_archives")
  g:effect("defeat_monster", me, first, true)
  t:equal(ancient.elder_signs, 5)
  local second = g:spawn("cultist_2", g:adventure "the_archives")
  g:effect("defeat_monster", me, second)
  t:equal(ancient.elder_signs, 4)
  g:effect("devour", g:investigator "harvey_walters")
  g:choose { "Dexter Drake" }
  t:equal(ancient.elder_signs, 3)
end)

test("Yig: its attack takes a clue, or 1 sanity and 1 stamina; as it awakens each gives three cards or is devoured", function(t)
  local g, me, ancient = against(t, "yig")
  me.clues = 1
  g:effect("use", ancient, "attack", me)
  g:choose { "1 clue" }
  t:equal({ me.clues, me.sanity }, { 0, me.max_sanity })
  g:effect("use", ancient, "attack", me)
  t:equal({ me.max_sanity - me.sanity, me.max_stamina - me.stamina }, { 1, 1 })
  local h, joe = awake(t, "yig", { possessions = { "axe", "holy_water", "wither" } })
  t:equal(#h:cards("possessions", joe), 0)
  t:zone(joe, "investigators")
  local k = awake(t, "yig", { possessions = { "axe", "holy_water" } })
  t:over(k, "lost")
end)

test("Yog-Sothoth: an other world failed leaves the game; without any it awakens", function(t)
  local g, me, ancient = against(t, "yog_sothoth", { other_worlds = { "the_dreamlands" } })
  g:empty "other_world_deck"
  local world = g:adventure "the_dreamlands"
  g:go(world, { "1", "1", "1", "1", "1", "1" })
  g:choose { "give up" }
  t:zone(world, "box")
  t:equal(g:get "awake", 1)
  t:equal(me.place, ancient)
  local h, joe, other = against(t, "yog_sothoth")
  h:set("awake", 1)
  h:trophies(joe, { "the_guided_tour" })
  h:effect("use", other, "attack", joe)
  t:equal(#h:cards("trophies", joe), 0)
  h:effect("use", other, "attack", joe)
  t:over(h, "lost")
end)

-- The whole card is known only for Cthulhu.
for _, case in ipairs { { "azathoth", true }, { "cthulhu", false }, { "hastur", true }, { "ithaqua", true },
    { "nyarlathotep", true }, { "shub_niggurath", true }, { "yig", true }, { "yog_sothoth", true } } do
  test(case[1] .. (case[2] and " says that it is a stand-in" or " is no stand-in"), function(t)
    local g = t:game { adventures = { "the_archives" }, ancient_one = case[1] }
    t:equal(g:ancient_one().data.standin or false, case[2])
  end)
end
