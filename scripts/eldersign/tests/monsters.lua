-- Monsters: where they appear, the tasks they cover, how they are gained.

local function appear(t, id, more)
  local g = t:game(more)
  g:only("cup", { id })
  g:effect("monsters_appear", 1)
  return g, g:active(), g:cards "monsters"[1]
end

test("drawn at random from the cup", { rules = { "es.monster.random_from_cup" } }, function(t)
  local g = t:game { adventures = { "unnatural_habitat" } }
  g:picks("cup", { "dhole" })
  g:effect("monsters_appear", 1)
  t:equal(g:cards "monsters"[1].title, "Dhole")
  t:equal(#g:cards "cup", 21)
end)

test("an empty cup brings nothing", { rules = { "es.monster.random_from_cup" } }, function(t)
  local g = t:game { adventures = { "unnatural_habitat" } }
  g:empty "cup"
  g:effect("monsters_appear", 1)
  t:equal(#g:cards "monsters", 0)
end)

test("on an uncovered monster task, wherever that is", { rules = { "es.monster.on_monster_task" } }, function(t)
  local g = appear(t, "ghoul", { adventures = { "the_guided_tour", "the_archives", "koi_pond" },
    investigators = { "joe_diamond", "harvey_walters" } })
  t:prompt(g, "A monster appears: Ghoul. In which adventure does its task (peril) replace one?", g:active())
  t:equal(g:prompt_options(), { "The Archives", "Koi Pond" })
  g:choose { "Koi Pond" }
  t:equal(g:tasks(g:adventure "koi_pond"), { "peril", "terror, peril, peril" })
  g:only("cup", { "maniac" })
  g:effect("monsters_appear", 1)
  t:equal(g:tasks(g:adventure "the_archives")[1], "investigation 4", "Koi Pond's is covered")
end)

test("on the adventure that is being attempted, too", { rules = { "es.monster.no_free_task" } }, function(t)
  local g = t:game { adventures = { "the_gift_shop" } }
  local shop = g:adventure "the_gift_shop"
  g:only("cup", { "ghoul" })
  g:go(shop, { "terror", "1", "1", "lore", "lore", "lore" })   -- terror: a monster appears
  g:decline()
  t:equal(g:cards "monsters"[1].parent, shop)
end)

test("in the turn of another it is his choice", { rules = { "es.monster.on_monster_task" } }, function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond" }, investigators = { "joe_diamond", "harvey_walters" } }
  g:wait()
  g:only("cup", { "ghoul" })
  g:effect("monsters_appear", 1)
  t:prompt(g, "A monster appears: Ghoul. In which adventure does its task (peril) replace one?", g:investigator "harvey_walters")
end)

test("of two monster tasks of a card one is chosen", { rules = { "es.monster.on_monster_task" } }, function(t)
  local g = appear(t, "ghoul", { adventures = { "public_lavatory" } })
  t:prompt(g, "Ghoul's task (peril) replaces which one of Public Lavatory?")
  t:equal(g:prompt_options(), { "task 1: empty", "task 2: empty" })
  g:choose { "task 2" }
  t:equal(g:cards "monsters"[1].row, 2)
end)

test("an empty monster task: nothing without a marker, a further task with it", { rules = { "es.monster.empty_task" } },
    function(t)
  local g, me = t:game { adventures = { "unnatural_habitat" } }, nil
  me = g:active()
  local habitat = g:adventure "unnatural_habitat"
  t:equal(g:tasks(habitat), { "peril, peril, investigation 3" })
  g:go(habitat, { "peril", "peril", "3", "1", "1", "1" })
  g:complete("peril, peril, investigation 3", nil, "peril, peril, 3")
  t:zone(habitat, "trophies", me)
  local h = t:game { adventures = { "unnatural_habitat" } }
  habitat = h:adventure "unnatural_habitat"
  h:spawn("ghoul", habitat, 1)
  t:equal(h:tasks(habitat), { "peril", "peril, peril, investigation 3" })
  h:go(habitat, { "peril", "peril", "3", "1", "1", "1" })
  h:complete("peril, peril, investigation 3", { "peril", "1", "1" }, "peril, peril, 3")
  t:zone(habitat, "museum")
  h:complete "peril"
  t:zone(habitat, "trophies", h:active())
end)

test("a total one is replaced", { rules = { "es.monster.total_task" } }, function(t)
  local g, _, maniac = appear(t, "maniac", { adventures = { "the_archives" } })
  t:equal(maniac.row, 1)
  t:equal(g:tasks(g:adventure "the_archives"), { "investigation 4", "lore, investigation 3", "lore, peril" })
end)

-- Another Dimension: "L I1", with a border around I1.
test("a partial one keeps what is not within the border", { rules = { "es.monster.partial_task" } }, function(t)
  local g, _, ghoul = appear(t, "ghoul", { adventures = { "the_guided_tour" }, other_worlds = { "another_dimension" } })
  local world = g:adventure "another_dimension"
  t:equal(ghoul.parent, world)
  t:equal(g:tasks(world), { "lore, peril", "terror, peril" })
  g:go(world, { "lore", "1", "1", "1", "1", "1" })
  t:prompt(g, "No task is completed.")
  g:again { aside = "1", dice = { "lore", "peril", "1", "1", "1" } }
  g:complete("lore, peril", { "1", "1", "1" })
  t:equal(g:tasks(world), { "x lore, peril", "terror, peril" })
end)

test("without one the marker goes below the last task of any adventure",
    { rules = { "es.monster.no_free_task" } }, function(t)
  local g, me = appear(t, "ghoul", { adventures = { "the_guided_tour", "vermin_in_the_pipes" } })
  t:prompt(g, "A monster appears: Ghoul. To which adventure is its task (peril) added?", me)
  g:choose { "The Guided Tour" }
  local tour = g:adventure "the_guided_tour"
  t:equal(g:tasks(tour), { "investigation 2", "investigation 4", "lore", "peril" })
  t:equal(g:cards "monsters"[1].row, 0)
  g:only("cup", { "maniac" })
  g:effect("monsters_appear", 1)
  g:choose { "The Guided Tour" }
  t:equal(#g:tasks(tour), 5, "by the rulebook any adventure, again and again")
end)

test("covered monster tasks are not free", { rules = { "es.monster.no_free_task" } }, function(t)
  local g = t:game { adventures = { "unnatural_habitat", "the_guided_tour" } }
  g:spawn("ghoul", g:adventure "unnatural_habitat", 1)
  g:only("cup", { "maniac" })
  g:effect("monsters_appear", 1)
  t:equal(g:prompt_options(), { "Unnatural Habitat", "The Guided Tour" })
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("by the FAQ they are spread evenly; below the last task also counts for the arrow",
    { rules = { "es.monster.no_free_task", "es.task.arrow_order" } }, function(t)
  local g = t:game { adventures = { "the_guided_tour", "vermin_in_the_pipes" }, faq = true }
  local tour = g:adventure "the_guided_tour"
  g:spawn("ghoul", tour)
  g:only("cup", { "maniac" })
  g:effect("monsters_appear", 1)
  t:equal(g:cards "monsters"[1].parent == tour and g:cards "monsters"[2].parent == tour, false)
  tour.done = 3
  g:dice { "peril", "1", "1", "1", "1", "1" }
  g:go(tour)
  g:choose { "attempt" }
  t:prompt(g, "No task is completed.")   -- the lore comes before the Ghoul
  g:again { aside = "1", dice = { "lore", "1", "1", "1", "1" } }
  g:complete("lore", { "peril", "1", "1", "1" })
  g:complete "peril"
  t:zone(tour, "trophies")
end)

test("resolved: the monsters are trophies, with their rewards",
    { rules = { "es.monster.claimed_on_resolve" } }, function(t)
  local g = t:game { adventures = { "unnatural_habitat" } }
  local me, habitat = g:active(), g:adventure "unnatural_habitat"
  local cultist = g:spawn("cultist_3", habitat, 1)   -- a clue on its back
  g:on_top("adventure_deck", { "koi_pond" })
  habitat.done = 2
  g:go(habitat, { "3", "1", "1", "1", "1", "1" })
  g:complete("investigation 3", nil, "3")
  t:zone(habitat, "trophies", me)
  t:zone(cultist, "trophies", me)
  t:equal(me.clues, 1)
  -- The marker is taken with the card, before the next adventure is drawn.
  t:order(g, { "takes Unnatural Habitat", "takes Cultist", "gains 1 clue", "New adventure: Koi Pond" })
end)

test("failed: those whose task was completed are gained, before the penalties",
    { rules = { "es.monster.claimed_on_failure" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me, archives = g:active(), g:adventure "the_archives"
  local cultist, ghoul = g:spawn("cultist_3", archives, 1), g:spawn("ghoul", archives)
  g:go(archives, { "3", "1", "1", "1", "1", "1" })
  g:complete("investigation 3", { "1", "1", "1", "1", "1" }, "3")
  t:zone(cultist, "monsters")
  g:choose { "give up" }
  t:zone(cultist, "trophies", me)
  t:zone(ghoul, "monsters")
  t:equal(me.clues, 1)
  t:order(g, { "takes Cultist", "gains 1 clue", "loses 1 sanity" })
end)

test("a monster of which one of two tasks was completed is gained, too",
    { rules = { "es.monster.claimed_on_failure" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me, archives = g:active(), g:adventure "the_archives"
  local shoggoth = g:spawn("shoggoth", archives, 1)
  t:equal(g:tasks(archives), { "investigation 5", "terror", "lore, investigation 3", "lore, peril" })
  g:go(archives, { "terror", "1", "1", "1", "peril", "peril" })
  g:complete("terror", { "1", "1", "1", "peril", "peril" })
  g:choose { "give up" }
  t:zone(shoggoth, "trophies", me)
end)

test("none of its tasks: it stays", { rules = { "es.monster.claimed_on_failure" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local ghoul = g:spawn("ghoul", g:adventure "the_archives", 1)
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  g:choose { "give up" }
  t:zone(ghoul, "monsters")
end)
