-- Common and unique items.

local MISS = { "1", "1", "1", "1", "1", "1" }
local MISS_7 = { "1", "1", "1", "1", "1", "1", "yellow 1" }

local function with_items(t, ids, adventure, more)
  more = more or {}
  more.adventures, more.possessions = { adventure or "the_archives" }, ids
  local g = t:game(more)
  return g, g:active(), g:adventure(adventure or "the_archives")
end

test("before any roll, one or more", { rules = { "es.item.before_any_roll" } }, function(t)
  local g, me, archives = with_items(t, { "axe", "enchanted_blade", "old_journal" })
  g:go(archives)
  t:prompt(g, "Before the roll")
  g:act "gain 1 clue"
  t:equal(me.clues, 1)
  t:offered(g, { "add the yellow die", "add the red die" })
  g:roll(MISS)
  g:pass()   -- no clue is spent
  g:again { aside = "1" }
  t:prompt(g, "Before the roll")
  g:act "add the yellow die"
  g:dice { "1", "1", "1", "1", "1", "yellow 1", "red 2" }
  g:act "add the red die"
  t:equal(#g:pool(), 7)
end)

test("not at the entrance, nor in the turns of others", { rules = { "es.item.before_any_roll" } }, function(t)
  local g = with_items(t, { "old_journal" })
  g:go "entrance"
  t:prompt(g, "What do you do at the entrance?")
  local h = t:game { investigators = { "joe_diamond", "harvey_walters" }, adventures = { "the_archives" },
    possessions = { harvey_walters = { "axe" } } }
  h:go(h:adventure "the_archives", MISS)
  t:equal(#h:pool(), 6)
end)

test("common items add the yellow die, unique items the red one",
    { rules = { "es.item.common_yellow", "es.item.unique_red" } }, function(t)
  for id, die in pairs { axe = "yellow 2", enchanted_knife = "red 2" } do
    local g, _, archives = with_items(t, { id })
    g:go(archives)
    g:dice { "1", "1", "1", "1", "1", "1", die }
    g:act "Spend: add the"
    t:equal(g:pool(), { "1", "1", "1", "1", "1", "1", die })
  end
end)

test("spent items go under their decks", { rules = { "es.item.bottom_of_deck" } }, function(t)
  local g, me, archives = with_items(t, { "axe", "enchanted_knife" })
  local knife, axe = unpack(g:cards("possessions", me))
  g:go(archives)
  g:act { "use", knife }
  g:dice { "1", "1", "1", "1", "1", "1", "red 2", "yellow 1" }
  g:act { "use", axe }
  for zone, card in pairs { common_deck = axe, unique_deck = knife } do
    local deck = g:cards(zone)
    t:equal(deck[#deck], card)
  end
end)

test("discarded ones, too", { rules = { "es.item.bottom_of_deck" } }, function(t)
  local g, me = with_items(t, { "axe" })
  local axe = g:cards("possessions", me)[1]
  g:effect("suffer", me, { "lose_common" })
  local deck = g:cards "common_deck"
  t:equal(deck[#deck], axe)
end)

test("an added die stays for the next rolls", { rules = { "es.item.die_stays" } }, function(t)
  local g, _, archives = with_items(t, { "axe" })
  g:go(archives)
  g:dice(MISS_7)
  g:act "add the yellow die"
  g:again { aside = "1", dice = { "1", "1", "1", "1", "1", "yellow 4" } }
  t:equal(g:pool(), { "1", "1", "1", "1", "1", "yellow 4" })
end)

test("until it is set aside", { rules = { "es.item.die_stays" } }, function(t)
  local g, _, archives = with_items(t, { "axe" })
  g:go(archives)
  g:dice(MISS_7)
  g:act "add the yellow die"
  g:again { aside = "yellow 1", dice = MISS }
  t:equal(g:pool(), MISS)
  t:equal(g:dice_on "set_aside", { "yellow 1" })
end)

test("or used", { rules = { "es.item.die_stays" } }, function(t)
  local g, _, archives = with_items(t, { "axe" })
  g:go(archives)
  g:dice { "1", "1", "1", "1", "1", "1", "yellow lore" }
  g:act "add the yellow die"
  g:complete("lore", MISS)
  t:equal(g:dice_on("placed", archives), { "yellow lore" })
  t:equal(g:pool(), MISS)
end)

test("and it is gone at the end of the turn", { rules = { "es.item.die_stays" } }, function(t)
  local g, _, archives = with_items(t, { "axe" })
  g:go(archives)
  g:dice(MISS_7)
  g:act "add the yellow die"
  g:choose { "give up" }
  g:go(archives, MISS)
  t:equal(g:pool(), MISS)
end)

test("a die that is there already is not added twice", { rules = { "es.item.common_yellow" } }, function(t)
  local g, _, archives = with_items(t, { "axe", "rifle" })
  g:go(archives)
  g:dice(MISS_7)
  g:act "Axe"
  t:prompt(g, "No task is completed.")
  t:equal(#g:pool(), 7)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
for row, case in ipairs { { "whiskey", "sanity" }, { "food", "stamina" } } do
  local id, kind = unpack(case)
  local task = "lore; lose 1 " .. kind
  test(id .. " may pay a task's cost", { rules = { "es.task.cost_sanity_stamina" } }, function(t)
    local g, me, card = with_items(t, { id }, "the_elder_sign")
    card.done = row - 1
    me[kind] = 2
    g:go(card, { "lore", "1", "1", "1", "1", "1" })
    g:complete(task)
    g:dice { "1", "1", "1", "1", "1" }
    g:act("you do not lose 1 " .. kind)
    t:equal(me[kind], 2)
    t:equal(g:tasks(card)[row], "x " .. task)
  end)
  test(id .. " must pay what the task could not be completed without",
      { rules = { "es.task.not_if_it_would_devour" } }, function(t)
    local g, me, card = with_items(t, { id }, "the_elder_sign")
    local item = g:cards("possessions", me)[1]
    card.done = row - 1
    me[kind] = 1
    g:go(card, { "lore", "1", "1", "1", "1", "1" })
    g:complete(task, { "1", "1", "1", "1", "1" })
    t:prompt(g, "No task is completed.")   -- nobody was asked
    t:equal(me[kind], 1)
    t:equal(g:tasks(card)[row], "x " .. task)
    t:zone(item, "common_deck")
  end)
end

-- --- overcome by a card (FAQ) ---------------------------------------------------------------------------------------

test("a monster that a card overcomes counts as done; it is gained at the end",
    { rules = { "es.monster.claimed_on_failure" } }, function(t)
  local g, me, archives = with_items(t, { "bind_monster" })
  local ghoul = g:spawn("ghoul", archives, 1)
  g:go(archives)
  g:dice(MISS)
  g:act "overcome a monster"
  t:equal(g:tasks(archives), { "x ", "lore, investigation 3", "lore, peril" })
  t:zone(ghoul, "monsters")
  g:choose { "give up" }
  t:zone(ghoul, "trophies", me)
  t:equal(g:tasks(archives), { "lore", "lore, investigation 3", "lore, peril" })
end)

test("when nothing else is left the adventure is resolved", { rules = { "es.adventure.resolved" } }, function(t)
  local g, me, habitat = with_items(t, { "bind_monster" }, "unnatural_habitat")
  habitat.done = 2
  local ghoul = g:spawn("ghoul", habitat, 1)
  g:go(habitat)
  g:act "overcome a monster"
  t:zone(habitat, "trophies", me)
  t:zone(ghoul, "trophies", me)
  t:not_logged(g, "rolls")
end)

test("the uncovered part of a partial task still needs its dice", { rules = { "es.monster.partial_task" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, other_worlds = { "another_dimension" },
    possessions = { "bind_monster" } }
  local world = g:adventure "another_dimension"
  g:spawn("ghoul", world, 1)
  g:go(world)
  g:dice { "lore", "1", "1", "1", "1", "1" }
  g:act "overcome a monster"
  t:equal(g:tasks(world), { "lore", "terror, peril" })
  g:complete("lore", { "1", "1", "1", "1", "1" })
  t:equal(g:tasks(world), { "x lore", "terror, peril" })
end)
