-- Locked dice.

local MISS = { "1", "1", "1", "1", "1", "1" }

test("a lock takes a die of its colour at once", { rules = { "es.lock.immediate" } }, function(t)
  for id, colour in pairs { did_you_hear_that = "green", gala_in_the_great_hall = "yellow",
    we_need_to_find_help = "red" } do
    local g = t:game { adventures = { "the_archives" } }
    g:only("adventure_deck", { id })
    g:effect "draw_adventure"
    local locked = g:cards "locked"
    t:equal(#locked, 1)
    t:equal({ locked[1].title, locked[1].parent.title }, { colour .. " die", g:adventure(id).title })
  end
end)

test("a monster's, in the middle of an attempt, too: the active player chooses a green die",
    { rules = { "es.lock.immediate", "es.lock.green_choice", "es.lock.unusable" } }, function(t)
  local g = t:game { adventures = { "the_gift_shop", "unnatural_habitat" } }
  local me, shop = g:active(), g:adventure "the_gift_shop"
  g:only("cup", { "zombie" })
  g:go(shop, { "terror", "lore", "1", "peril", "peril", "peril" })
  t:prompt(g, "Which die is locked on Zombie?", me)
  g:choose { g:die "lore" }
  t:equal(#g:dice_on("locked", g:cards "monsters"[1]), 1)
  t:equal(#g:pool(), 5)
  g:again { aside = "1", dice = { "1", "1", "1", "1" } }
  t:equal(#g:pool(), 4)
end)

test("among dice that are not used there is no choice, whatever they have shown", { rules = { "es.lock.green_choice" } },
    function(t)
  local g = t:game { adventures = { "the_gift_shop", "unnatural_habitat" } }
  g:only("cup", { "zombie" })
  g:go(g:adventure "the_gift_shop", { "terror", "lore", "1", "peril", "peril", "peril" })
  g:choose { g:die "lore" }
  g:choose { "give up" }
  g:effect("discard_monster", g:cards "monsters"[1])
  g:only("cup", { "zombie" })
  g:effect("monsters_appear", 1)
  t:equal(#g:dice_on("locked", g:cards "monsters"[1]), 1)
end)

test("a locked die cannot be rolled or used", { rules = { "es.lock.unusable" } }, function(t)
  local g = t:game { adventures = { "did_you_hear_that" }, possessions = { "enchanted_blade" },
    mythos = "the_stars_align_as_the_key_turns" }
  g:go(g:adventure "did_you_hear_that", { "1", "1", "1", "1", "1" })
  t:equal(#g:pool(), 5)
  t:prompt(g, "No task is completed.")   -- no red die is there for the Blade to add
end)

test("from a spell, which is then empty, or from a marker",
    { rules = { "es.lock.from_spell_or_marker", "es.spell.returned" } }, function(t)
  local g = t:game { adventures = { "the_archives", "unnatural_habitat" } }
  local me = g:active()
  local spell = g:put("wither", "cast", { filled = true })
  local dice = g:cards "dice"
  for i, die in ipairs(dice) do
    if die:is "green" then die:move(i == 1 and "held" or "set_aside", nil, false, i == 1 and spell or nil) end
  end
  local held = g:cards "held"[1]
  g:only("cup", { "zombie" })
  g:effect("monsters_appear", 1)
  g:choose { "Unnatural Habitat" }
  t:prompt(g, "Which die is locked on Zombie?", me)
  g:choose { held }
  t:zone(held, "locked")
  t:zone(spell, "spell_deck")
  local h = t:game { adventures = { "the_archives", "unnatural_habitat" } }
  me = h:active()
  for _, die in ipairs(h:cards "dice") do
    if die:is "green" then die:move("marked", nil, false, me) end
  end
  h:only("cup", { "zombie" })
  h:effect("monsters_appear", 1)
  h:choose { "Unnatural Habitat" }
  t:equal({ #h:cards "marked", #h:cards "locked" }, { 5, 1 })
end)

test("not from another lock: it waits until the die is free",
    { rules = { "es.lock.not_from_other_lock", "es.lock.until" } }, function(t)
  local g = t:game { adventures = { "gala_in_the_great_hall", "unnatural_habitat" } }
  local gala, me = g:adventure "gala_in_the_great_hall", g:active()
  g:only("cup", { "star_spawn" })
  g:effect("monsters_appear", 1)
  local spawn = g:cards "monsters"[1]
  t:equal({ #g:dice_on("locked", gala), #g:dice_on("locked", spawn) }, { 1, 0 })
  gala.done = 2
  g:go(gala, { "lore", "2", "1", "1", "1", "1" })
  g:complete("investigation 2, lore", nil, "lore, 2")
  t:zone(gala, "trophies", me)
  t:equal(#g:dice_on("locked", spawn), 1)
end)

-- Where the rulebook is silent, the FAQ applies.
test("of several that wait, the one that has waited longest", { rules = { "es.lock.not_from_other_lock" } }, function(t)
  local g = t:game { adventures = { "gala_in_the_great_hall", "unnatural_habitat", "public_lavatory" },
    mythos = "the_stars_align_while_the_lamp_dies" }
  local gala, mythos, me = g:adventure "gala_in_the_great_hall", g:mythos(), g:active()
  t:equal({ #g:dice_on("locked", gala), #g:dice_on("locked", mythos) }, { 1, 0 })
  g:only("cup", { "star_spawn" })
  g:effect("monsters_appear", 1)
  g:choose { "Unnatural Habitat" }
  local spawn = g:cards "monsters"[1]
  gala.done = 2
  g:go(gala, { "lore", "2", "1", "1", "1", "1" })
  g:complete("investigation 2, lore", nil, "lore, 2")
  t:zone(gala, "trophies", me)
  t:equal({ #g:dice_on("locked", mythos), #g:dice_on("locked", spawn) }, { 1, 0 })
  g:only("mythos_deck", { "the_stars_align_beyond_hope" })
  g:effect "draw_mythos"
  t:equal(#g:dice_on("locked", spawn), 1)
end)

test("until the adventure is resolved", { rules = { "es.lock.until" } }, function(t)
  local g = t:game { adventures = { "did_you_hear_that", "unnatural_habitat" } }
  local card = g:adventure "did_you_hear_that"
  g:only("cup", { "ghoul" })
  g:only("adventure_deck", { "the_archives" })
  card.done = 1
  g:go(card, { "peril", "peril", "1", "1", "1" })
  t:equal(#g:cards "locked", 1)
  g:complete "peril, peril"
  t:equal(#g:cards "locked", 0)
  g:go(g:adventure "the_archives")
  t:equal(#g:pool(), 6)
end)

test("until the mythos card is replaced", { rules = { "es.lock.until" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, mythos = "the_stars_align_in_the_cold_hall" }
  t:equal(#g:cards "locked", 1)
  g:only("mythos_deck", { "the_stars_align_beyond_hope" })
  g:effect "draw_mythos"
  t:equal(#g:cards "locked", 0)
end)

local function beat_zombie(t, faq)
  local g = t:game { adventures = { "the_archives" }, faq = faq }
  local archives = g:adventure "the_archives"
  local zombie = g:spawn("zombie", archives, 1)
  g:effect "fill_locks"
  t:equal(#g:dice_on("locked", zombie), 1)
  g:dice { "3", "1", "1", "1", "1" }
  g:go(archives)
  if faq then g:choose { "attempt" } end
  g:complete("investigation 3", { "1", "1", "1", "1" }, "3")
  return g, zombie
end

test("until the monster's task is completed", { rules = { "es.lock.until" } }, function(t)
  local g, zombie = beat_zombie(t)
  t:equal(#g:dice_on("locked", zombie), 0)
  g:choose { "give up" }
  g:go(g:adventure "the_archives", MISS)
  t:equal(#g:pool(), 6)
end)

test("a die that comes free before the first roll is rolled with the others, in front of added ones",
    { rules = { "es.lock.until", "es.roll.six_green" } }, function(t)
  for _, more in ipairs { {}, { "axe" } } do
    local g = t:game { adventures = { "the_archives", "unnatural_habitat" },
      possessions = { "dynamite", more[1] } }
    g:spawn("zombie", g:adventure "unnatural_habitat", 1)
    g:effect "fill_locks"
    g:go(g:adventure "the_archives")
    if more[1] then g:act "add the yellow die" end
    local dice = { "1", "1", "1", "1", "1", "1", more[1] and "yellow 1" }
    g:dice(dice)
    g:act "overcome a monster"
    t:equal(g:pool(), dice)
  end
end)

test("one that comes free between two rolls was not just rolled, and waits for the next attempt",
    { rules = { "es.lock.until", "es.task.reroll_remaining" } }, function(t)
  local g = t:game { adventures = { "the_archives", "unnatural_habitat" }, possessions = { "dynamite" } }
  g:spawn("zombie", g:adventure "unnatural_habitat", 1)
  g:effect "fill_locks"
  g:go(g:adventure "the_archives")
  g:roll { "1", "1", "1", "peril", "peril" }
  g:again { aside = "1" }
  g:dice { "1", "1", "1", "1" }
  g:act "overcome a monster"
  t:equal(#g:pool(), 4)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("by the FAQ the monster's die stays until the attempt ends", { rules = { "es.lock.until" } }, function(t)
  local g, zombie = beat_zombie(t, true)
  t:equal(#g:dice_on("locked", zombie), 1)
  g:choose { "give up" }
  t:equal(#g:cards "locked", 0)
end)

test("a monster that was not overcome keeps its die",
    { rules = { "es.lock.until", "es.fail.dice_removed" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local zombie = g:spawn("zombie", g:adventure "the_archives", 1)
  g:effect "fill_locks"
  g:go(g:adventure "the_archives", { "1", "1", "peril", "peril", "peril" })
  g:choose { "give up" }
  t:equal(#g:dice_on("locked", zombie), 1)
end)

test("Sister Mary rolls locked green dice; they go back at the end of her turn",
    { rules = { "es.lock.until" } }, function(t)
  local g = t:game { investigators = { "sister_mary", "joe_diamond" }, adventures = { "did_you_hear_that",
    "the_archives" } }
  local card = g:adventure "did_you_hear_that"
  t:equal(#g:dice_on("locked", card), 1)
  g:go(g:adventure "the_archives", MISS)
  t:equal(#g:pool(), 6)
  g:choose { "give up" }
  t:equal(#g:dice_on("locked", card), 1)
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1" })
  t:equal(#g:pool(), 5, "Joe does not")
end)
