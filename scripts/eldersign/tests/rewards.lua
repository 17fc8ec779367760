-- Rewards and penalties, icon by icon; other worlds; trophies.

local function table_with(t, more)
  more = more or {}
  more.adventures = more.adventures or { "the_archives", "the_guided_tour" }
  local g = t:game(more)
  return g, g:active()
end

local function count(g, me, kind)
  local n = 0
  for _, card in ipairs(g:cards("possessions", me)) do if card:is(kind) then n = n + 1 end end
  return n
end

test("items, spells and allies come from the top of their decks",
    { rules = { "es.reward.common_unique_spell", "es.reward.ally" } }, function(t)
  local g, me = table_with(t)
  local tops = {}
  for _, kind in ipairs { "common", "unique", "spell", "ally" } do tops[kind] = g:cards(kind .. "_deck")[1] end
  g:on_top("ally_deck", { "eric_colt" })
  g:effect("receive", me, { "common", "unique", "unique", "spell", "ally" })
  t:equal({ count(g, me, "common"), count(g, me, "unique"), count(g, me, "spell"), count(g, me, "ally") }, { 1, 2,
    1, 1 })
  for _, kind in ipairs { "common", "unique", "spell" } do t:zone(tops[kind], "possessions", me) end
end)

test("an empty deck gives nothing", { rules = { "es.reward.common_unique_spell" } }, function(t)
  local g, me = table_with(t)
  g:empty "common_deck"
  g:effect("receive", me, { "common", "clue" })
  t:equal({ count(g, me, "common"), me.clues }, { 0, 1 })
end)

test("clues, elder signs, gates, doom",
    { rules = { "es.reward.clue", "es.reward.elder_sign", "es.reward.gate", "es.reward.doom" } }, function(t)
  local g, me = table_with(t)
  local world = g:cards "other_world_deck"[1]
  g:effect("receive", me, { "clue", "clue", "elder_sign", "elder_sign", "gate", "doom", "doom" })
  t:equal(me.clues, 2)
  t:equal(g:ancient_one().elder_signs, 2)
  t:zone(world, "other_worlds")
  t:equal(#g:cards "museum", 2, "beside the others")
  t:equal(g:ancient_one().doom, 2)
end)

test("a card's own rewards are received",
    { rules = { "es.reward.clue", "es.reward.elder_sign", "es.reward.common_unique_spell" } }, function(t)
  local g, me = table_with(t, { adventures = { "blood_on_the_floor" } })
  local card = g:adventure "blood_on_the_floor"
  card.done = 3
  g:go(card, { "terror", "peril", "1", "1", "1", "1" })
  g:complete "terror, peril"
  t:equal({ me.clues, count(g, me, "common"), g:ancient_one().elder_signs }, { 1, 1, 1 })
end)

test("sanity, stamina, doom and monsters of penalties", { rules = { "es.reward.sanity_stamina", "es.reward.monster",
    "es.reward.doom", "es.fail.penalties" } }, function(t)
  local g, me = table_with(t)
  g:only("cup", { "ghoul", "maniac" })
  g:effect("suffer", me, { "sanity", "stamina", "stamina", "doom", "monster" })
  t:equal({ me.max_sanity - me.sanity, me.max_stamina - me.stamina }, { 1, 2 })
  t:equal({ g:ancient_one().doom, #g:cards "monsters" }, { 1, 1 })
end)

test("each monster icon is a monster", { rules = { "es.reward.monster" } }, function(t)
  local g, me = table_with(t)
  g:effect("receive", me, { "monster", "monster" })
  for _ = 1, 2 do
    local p = g:prompt()
    if p.text:find "appear" then g:choose { p.parts[1].options[1].text } end
  end
  t:equal(#g:cards "monsters", 2)
end)

test("they come whether they help or not", { rules = { "es.reward.applied_even_if_bad" } }, function(t)
  local g, me = table_with(t, { adventures = { "a_secret_gathering", "unnatural_habitat" } })
  local card = g:adventure "a_secret_gathering"
  g:only("cup", { "ghoul" })
  card.done = 1
  g:go(card, { "lore", "lore", "1", "1", "1", "1" })
  g:complete "lore, lore"
  t:equal(#g:cards "monsters", 1, "nobody is asked")
  t:equal(#g:cards "other_worlds", 1)
  g:effect("receive", me, { "doom" })
  t:equal(g:ancient_one().doom, 1)
end)

test("never above the maximum", { rules = { "es.reward.maximum" } }, function(t)
  local g, me = table_with(t)
  me.sanity, me.stamina = me.max_sanity - 1, me.max_stamina
  g:effect("receive", me, { "sanity", "sanity", "stamina" })
  t:equal({ me.sanity, me.stamina }, { me.max_sanity, me.max_stamina })
end)

-- --- other worlds ----------------------------------------------------------------------------------------------------

test("any number of other worlds", { rules = { "es.other_world.any_number", "es.reward.gate" } }, function(t)
  local g = table_with(t)
  g:effect("open_gates", 8)
  t:equal(#g:cards "other_worlds", 8)
  g:effect("open_gates", 1)
  t:equal(#g:cards "other_worlds", 8, "there is no ninth")
  t:offered(g, { { "go", g:adventure "the_abyss" } })
end)

test("a resolved other world is a trophy and is not replaced",
    { rules = { "es.other_world.not_replaced" } }, function(t)
  local g, me = table_with(t, { other_worlds = { "the_dreamlands" } })
  local world = g:adventure "the_dreamlands"
  g:go(world, { "peril", "lore", "3", "1", "1", "1" })
  g:complete("peril, lore, investigation 3", nil, "peril, lore, 3")
  t:zone(world, "trophies", me)
  t:equal({ #g:cards "museum", #g:cards "other_worlds" }, { 2, 0 })
  g:effect("to_bottom", world)
  local deck = g:cards "other_world_deck"
  t:equal(deck[#deck], world)
end)

-- --- trophies --------------------------------------------------------------------------------------------------------

test("souvenirs are offered up to their worth", { rules = { "es.trophy.value" } }, function(t)
  local g, me = table_with(t)
  g:trophies(me, { "the_guided_tour", "ghoul" })   -- 2 and 1
  g:go "entrance"
  g:choose { "buy a souvenir" }
  t:equal(g:prompt_options(), { "a clue, for 1", "a common item, for 2", "a unique item, for 3" })
end)

test("too much may be given, without change",
    { rules = { "es.trophy.overspend_lost", "es.entrance.souvenir_one" } }, function(t)
  local g, me = table_with(t)
  local tour = g:trophies(me, { "the_guided_tour" })[1]
  g:go "entrance"
  g:choose { "buy a souvenir" }
  g:choose { "a clue, for 1" }
  t:equal(me.clues, 1)
  t:zone(tour, "adventure_deck")
  t:equal(#g:cards("trophies", me), 0)
end)

test("what must be lost is lost whole, too", { rules = { "es.trophy.overspend_lost" } }, function(t)
  local g, me = table_with(t)
  local dhole = g:trophies(me, { "dhole" })[1]
  g:effect("pay_trophies", me, 2)
  t:zone(dhole, "cup")
  t:equal(#g:cards("trophies", me), 0)
end)
