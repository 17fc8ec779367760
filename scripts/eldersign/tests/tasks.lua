-- Tasks: the dice that meet them, their costs, their order; resolving an adventure.

local function rolled(t, adventure, dice, more)
  more = more or {}
  more.adventures = more.adventures or { adventure }
  local g = t:game(more)
  local card = g:adventure(adventure)
  g:go(card, dice)
  return g, g:active(), card
end

test("every row is needed", { rules = { "es.task.all_rows_required", "es.adventure.resolved" } }, function(t)
  local g, me, tour = rolled(t, "the_guided_tour", { "2", "1", "1", "1", "1", "1" })
  g:complete("investigation 2", { "1", "1", "2", "1", "1" }, "2")
  t:zone(tour, "museum")
  g:complete("investigation 4", { "1", "1" }, "2, 1, 1")
  t:zone(tour, "museum")
  t:prompt(g, "No task is completed.")
  g:again { aside = "1", dice = { "lore" } }
  g:complete "lore"
  t:zone(tour, "trophies", me)
  t:logged(g, "resolves The Guided Tour")
end)

test("investigations are added up, from as many dice as it takes",
    { rules = { "es.task.investigation_sum" } }, function(t)
  local g, _, office = rolled(t, "administration_office", { "3", "3", "1", "2", "peril", "peril" })
  g:complete "investigation 9"
  t:equal(g:dice_on("placed", office), { "1", "2", "3", "3" })
  g = rolled(t, "administration_office", { "3", "3", "2", "peril", "peril", "peril" })
  t:prompt(g, "No task is completed.")
end)

test("lore, peril and terror need just that", { rules = { "es.task.lore_peril_terror" } }, function(t)
  local g = rolled(t, "the_graveyard", { "lore", "lore", "1", "1", "1", "1" })
  t:prompt(g, "No task is completed.")
  g = rolled(t, "the_graveyard", { "terror", "lore", "1", "1", "1", "1" })
  t:equal(g:prompt_options(), { "1. The Graveyard: terror" })
  g = rolled(t, "the_graveyard", { "peril", "lore", "1", "1", "1", "1" })
  t:equal(g:prompt_options(), { "1. The Graveyard: peril" })
  g = rolled(t, "the_curator", { "lore", "2", "terror", "terror", "terror", "terror" })
  t:equal(g:prompt_options(), { "1. The Curator: lore, investigation 2" })
end)

test("either of a split", { rules = { "es.task.split_symbol" } }, function(t)
  for _, result in ipairs { "peril", "terror", "lore" } do
    local g = t:game { adventures = { "the_curator" } }
    g:spawn("hound_of_tindalos", g:adventure "the_curator")
    g:go(g:adventure "the_curator", { result, "2", "1", "1", "1", "1" })
    if result == "lore" then
      t:not_offered(g, "peril/terror, investigation 2")
    else
      t:offered(g, { "peril/terror, investigation 2" })
    end
  end
end)

test("a clock in a task advances the hand", { rules = { "es.task.cost_clock" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, clock = 1 }
  g:spawn("dimensional_shambler", g:adventure "the_curator")
  g:dice { "3", "1", "1", "1", "1", "1" }
  g:go(g:adventure "the_curator")
  t:equal(g:get "clock", 1)
  g:complete("investigation 3; the clock advances", { "1", "1", "1", "1", "1" }, "3")
  t:equal(g:get "clock", 2)
end)

test("sanity and stamina are paid as the task is completed, not before",
    { rules = { "es.task.cost_sanity_stamina", "es.task.cost_needs_dice_first" } }, function(t)
  local g, me = rolled(t, "the_elder_sign", { "lore", "1", "1", "1", "1", "1" })
  t:equal({ me.sanity, me.stamina }, { me.max_sanity, me.max_stamina })
  g:complete("lore; lose 1 sanity", { "1", "1", "1", "1", "1" })
  t:equal({ me.sanity, me.stamina }, { me.max_sanity - 1, me.max_stamina })
  t:prompt(g, "No task is completed.")
  g:again { aside = "1", dice = { "lore", "1", "1", "1" } }
  g:complete("lore; lose 1 stamina", { "1", "1", "1" })
  t:equal({ me.sanity, me.stamina }, { me.max_sanity - 1, me.max_stamina - 1 })
end)

test("not a task that would bring sanity or stamina to 0", { rules = { "es.task.not_if_it_would_devour" } }, function(t)
  local g = t:game { adventures = { "hallway_on_fire" } }
  g:active().stamina = 1
  g:go(g:adventure "hallway_on_fire")
  t:logged(g, "fails Hallway on Fire")
  t:not_logged(g, "rolls")
  local h = t:game { adventures = { "please_do_not_touch_the_exhibits" } }
  h:active().sanity = 1
  h:go(h:adventure "please_do_not_touch_the_exhibits", { "terror", "terror", "peril", "peril", "1", "1" })
  t:equal(h:prompt_options(), { "1. Please Do Not Touch the Exhibits: peril, peril; lose 1 stamina" })
end)

test("one may decline; then no task was completed",
    { rules = { "es.task.completion_optional", "es.fail.terror" } }, function(t)
  local g, me = rolled(t, "ancient_relics", { "lore", "3", "terror", "1", "1", "1" })
  g:decline()
  t:equal(me.sanity, me.max_sanity - 1, "the terror effect")
  t:prompt(g, "No task is completed.")
  t:equal(g:dice_on "placed", {})
end)

test("dice placed are not rolled again; the rest is", { rules = { "es.task.dice_placed", "es.task.reroll_remaining" } },
    function(t)
  local g, _, archives = rolled(t, "the_archives", { "lore", "peril", "1", "1", "1", "1" })
  g:complete("lore, peril", { "2", "2", "2", "3" })
  t:equal(g:dice_on("placed", archives), { "lore", "peril" })
  t:equal(g:pool(), { "2", "2", "2", "3" })
  g:again { aside = "2", dice = { "1", "1", "1" } }
  t:equal(g:dice_on("placed", archives), { "lore", "peril" })
  t:equal(g:pool(), { "1", "1", "1" })
end)

test("one task a roll", { rules = { "es.task.one_per_roll" } }, function(t)
  local g, _, archives = rolled(t, "the_archives", { "lore", "peril", "lore", "3", "lore", "1" })
  g:complete("lore, peril", { "1", "1", "1", "1" })
  t:prompt(g, "No task is completed.")
  t:equal(g:tasks(archives), { "lore", "lore, investigation 3", "x lore, peril" })
end)

-- Completing a Task, the example: 3 investigations are needed, and 4 are used; three green dice are left.
test("the example of completing a task", { rules = { "es.task.example_two_tasks", "es.task.extra_investigation_lost",
    "es.task.reroll_remaining" } }, function(t)
  local g, _, shop = rolled(t, "vermin_in_the_pipes", { "2", "2", "peril", "lore", "1", "terror" })
  g:complete("investigation 3", { "1", "1", "1", "1" }, "2, 2")
  t:equal(g:dice_on("placed", shop), { "2", "2" })
  t:equal(#g:pool(), 4)
end)

test("of two tasks the second, with three dice worth 4; the three others are rolled again",
    { rules = { "es.task.example_two_tasks", "es.task.extra_investigation_lost" } }, function(t)
  local g, _, shop = rolled(t, "the_missing_records", { "2", "2", "lore", "3", "1", "peril" })
  t:equal(#g:prompt_options(), 2)
  g:complete("lore, investigation 3", { "1", "1", "1" }, "lore, 2, 2")
  t:equal(g:dice_on("placed", shop), { "2", "2", "lore" })
  t:equal(#g:pool(), 3)
end)

test("more investigations than were asked for are lost", { rules = { "es.task.extra_investigation_lost" } }, function(t)
  local g, _, tour = rolled(t, "the_guided_tour", { "3", "terror", "terror", "terror", "terror", "peril" })
  g:complete("investigation 2", { "3", "terror", "terror", "terror", "terror" })
  t:equal(g:tasks(tour), { "x investigation 2", "investigation 4", "lore" })
  t:prompt(g, "No task is completed.")
end)

test("in any order without an arrow", { rules = { "es.task.any_order" } }, function(t)
  local g = rolled(t, "the_archives", { "lore", "lore", "3", "peril", "1", "1" })
  t:equal(#g:prompt_options(), 3)
end)

-- The Hidden Passage has the arrow.
test("with an arrow from top to bottom", { rules = { "es.task.arrow_order" } }, function(t)
  local g = rolled(t, "the_hidden_passage", { "peril", "3", "lore", "3", "1", "1" })
  t:equal(g:prompt_options(), { "1. The Hidden Passage: investigation 3" })
  g:complete("investigation 3", { "peril", "3", "lore", "1", "1" }, "3")
  t:equal(g:prompt_options(), { "1. The Hidden Passage: peril, investigation 3" })
end)

-- --- resolving -------------------------------------------------------------------------------------------------------

-- Four dice complete The Hallway's tasks; The Gift Shop is resolved by two.
local function resolve_shop(t, more)
  more = more or {}
  more.adventures = more.adventures or { "the_gift_shop" }
  local g = t:game(more)
  if more.before then more.before(g) end
  local me, shop = g:active(), g:adventure "the_gift_shop"
  g:only("adventure_deck", { "the_archives", "koi_pond" })
  g:go(shop, { "3", "1", "1", "1", "1", "1" })
  g:complete("investigation 3", { "lore", "3", "1", "1", "1" }, "3")
  g:mark()
  g:complete("lore, investigation 3", nil, "lore, 3")
  return g, me, shop
end

test("resolved: rewards, all markers to the entrance, the trophy, a new adventure, the clock",
    { rules = { "es.adventure.resolved", "es.adventure.resolved_rewards_first", "es.adventure.resolved_to_entrance",
    "es.adventure.resolved_trophy", "es.adventure.resolved_replaced" } }, function(t)
  local g, me, shop = resolve_shop(t, { investigators = { "joe_diamond", "harvey_walters" },
    at = { harvey_walters = "the_gift_shop" } })
  t:order(g, { "resolves The Gift Shop", "gains", "takes The Gift Shop as a trophy", "New adventure: The Archives",
    "The clock shows 3", "Harvey Walters's turn" })
  t:equal(me.place, g:entrance())
  t:equal(g:investigator "harvey_walters".place, g:entrance())
  t:zone(shop, "trophies", me)
  t:equal(g:dice_on "placed", {})
  t:equal(#g:cards "dice", 8)
  t:zone(g:adventure "the_archives", "museum")
  t:equal(#g:cards "museum", 1)
end)

test("the rewards come while the card still lies there; it has no room for their monster",
    { rules = { "es.adventure.resolved_rewards_first", "es.monster.no_free_task" } }, function(t)
  local g = t:game { adventures = { "a_peculiar_specimen", "the_gift_shop", "the_guided_tour" } }
  local me, card = g:active(), g:adventure "a_peculiar_specimen"
  g:only("cup", { "ghoul" })
  g:only("adventure_deck", { "the_archives" })
  card.done = 3   -- only the peril is left
  g:go(card, { "peril", "1", "1", "1", "1", "1" })
  g:complete "peril"
  -- The monster of the rewards appears neither on the adventure that replaces this one, nor on this one, where it would
  -- be taken with it.
  t:prompt(g, "A monster appears: Ghoul. To which adventure is its task (peril) added?")
  t:equal(g:prompt_options(), { "The Gift Shop", "The Guided Tour" })
  t:zone(card, "museum")
  t:equal(me.place, card, "before anybody leaves")
  g:choose { "The Gift Shop" }
  t:zone(card, "trophies", me)
  t:equal(#g:cards "monsters", 1, "it is still there")
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("by the FAQ the rewards come last: their monster may come to the new adventure",
    { rules = { "es.adventure.resolved_rewards_first" } }, function(t)
  local g = t:game { adventures = { "a_peculiar_specimen", "the_gift_shop" }, faq = true }
  local me, card = g:active(), g:adventure "a_peculiar_specimen"
  g:only("cup", { "ghoul" })
  g:only("adventure_deck", { "the_guided_tour" })
  card.done = 3
  g:go(card)
  g:dice { "peril", "1", "1", "1", "1", "1" }
  g:choose { "attempt" }
  g:complete "peril"
  t:prompt(g, "A monster appears: Ghoul. To which adventure is its task (peril) added?")
  t:offered(g, { "The Guided Tour", "The Gift Shop" })
  t:zone(card, "trophies", me)
end)

test("an adventure that comes back has all its tasks to do", { rules = { "es.adventure.resolved_trophy" } }, function(t)
  local g, _, shop = resolve_shop(t)
  g:only("adventure_deck", {})
  g:effect("to_bottom", shop)
  t:zone(shop, "adventure_deck")
  g:effect "draw_adventure"
  t:zone(shop, "museum")
  t:equal(g:tasks(shop), { "investigation 3", "lore, investigation 3" })
end)

test("with the deck empty nothing replaces it", { rules = { "es.adventure.resolved_replaced" } }, function(t)
  local g = t:game { adventures = { "a_peculiar_specimen", "the_archives" } }
  g:empty "adventure_deck"
  g:empty "cup"
  local card = g:adventure "a_peculiar_specimen"
  card.done = 3
  g:go(card, { "peril", "1", "1", "1", "1", "1" })
  g:complete "peril"
  t:equal(#g:cards "museum", 1)
  t:equal(g:get "clock", 1)
end)
