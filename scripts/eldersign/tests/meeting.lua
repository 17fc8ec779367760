-- Situations in which several rules meet. Each test says what the rulebook makes of it.

local MISS = { "1", "1", "1", "1", "1", "1" }
local TWO = { "joe_diamond", "harvey_walters" }

test("who assisted in vain may be devoured by it; the active player's turn goes on",
    { rules = { "es.assist.failure_cost", "es.devour.doom", "es.fail.clock" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, investigators = TWO, at = { harvey_walters = "the_archives" } }
  local joe, harvey = g:active(), g:investigator "harvey_walters"
  harvey.sanity, harvey.stamina = 1, 1
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "terror", "terror" })
  g:again { aside = "1", keep = "1", by = harvey, dice = { "1", "1", "terror", "terror" } }
  g:choose { "give up" }
  g:choose { "1 sanity" }
  g:choose { "Monterey Jack" }
  t:zone(harvey, "box")
  t:equal({ g:ancient_one().doom, joe.sanity, g:get "clock" }, { 1, joe.max_sanity - 1, 1 })
end)

test("terror devours the active investigator: no penalties, the tasks are to do again, the clock goes on",
    { rules = { "es.devour.active_still_clock", "es.fail.terror" } }, function(t)
  local g = t:game { adventures = { "ancient_relics" }, investigators = TWO }
  local joe, relics = g:active(), g:adventure "ancient_relics"
  joe.sanity = 1
  g:go(relics, { "lore", "3", "1", "1", "terror", "1" })
  g:complete("lore, investigation 3", { "1", "1", "terror", "1" })
  g:choose { "Monterey Jack" }
  t:zone(joe, "box")
  t:equal({ g:get "clock", relics.done, g:ancient_one().doom }, { 1, 0, 1 })
  t:prompt(g, "Where do you go?", g:investigator "harvey_walters")
end)

test("Star Spawn, brought by terror, takes the yellow die out of the pool",
    { rules = { "es.lock.immediate", "es.lock.unusable" } }, function(t)
  local g = t:game { adventures = { "the_gift_shop", "ancient_relics" }, possessions = { "axe" } }
  g:only("cup", { "star_spawn" })
  g:go(g:adventure "the_gift_shop")
  g:dice { "1", "lore", "terror", "terror", "terror", "terror", "yellow 1" }
  g:act "add the yellow die"
  if #g:cards "monsters" == 0 then g:choose { g:prompt_options()[1] } end
  t:equal(g:dice_on("locked", g:cards "monsters"[1]), { "yellow 1" })
  t:equal(#g:pool(), 6)
end)

test("a replacement that comes with a lock takes its die at once",
    { rules = { "es.adventure.resolved_replaced", "es.lock.immediate" } }, function(t)
  local g = t:game { adventures = { "the_loading_dock" } }
  local dock = g:adventure "the_loading_dock"
  g:on_top("adventure_deck", "we_need_to_find_help")
  dock.done = 1
  g:go(dock, { "peril", "3", "1", "1", "1", "1" })
  g:complete "peril, investigation 3"
  t:equal(#g:dice_on("locked", g:adventure "we_need_to_find_help"), 1)
end)

test("all dice are terror, and terror discards them: the adventure is failed",
    { rules = { "es.fail.impossible_auto", "es.fail.penalties" } }, function(t)
  local g = t:game { adventures = { "the_loading_dock" }, investigators = TWO }
  local joe = g:active()
  joe.clues = 0
  g:go(g:adventure "the_loading_dock", { "terror", "terror", "terror", "terror", "terror", "terror" })
  t:equal({ joe.sanity, joe.stamina, g:get "clock" }, { joe.max_sanity - 1, joe.max_stamina - 1, 1 })
end)

test("what only a wounded mind could not pay for can be healed before the first roll",
    { rules = { "es.task.not_if_it_would_devour", "es.item.before_any_roll", "es.fail.impossible_auto" } }, function(t)
  local g = t:game { adventures = { "a_terrible_discovery" }, possessions = { "healing_stone" } }
  local joe = g:active()
  joe.sanity, joe.clues = 1, 0
  g:go(g:adventure "a_terrible_discovery")
  g:dice { "lore", "lore", "1", "1", "1", "1" }
  g:act "regain"
  g:complete "lore, lore; lose 1 sanity"
  t:logged(g, "completes a task")
end)

test("a die held by a spell before the awakening completes the combat task",
    { rules = { "es.spell.die_persists", "es.battle.combat_task" } }, function(t)
  local g = t:game { adventures = { "the_curator" }, possessions = { "wither" }, doom = 10 }
  local spell = g:cards("possessions", g:active())[1]
  g:go(g:adventure "the_curator")
  g:dice { "lore", "terror", "terror", "terror", "terror", "1" }
  g:act "Cast"
  g:choose { g:die "lore" }
  g:choose { "give up" }
  g:effect("add_doom", 1)
  g:effect "settle_awakening"
  g:dice { "1" }
  g:go "entrance"
  g:dice { "terror", "peril", "1", "1", "1" }
  g:choose { "search the lost & found" }
  g:complete("terror, lore, peril", { "1", "1", "1" })
  t:equal(g:ancient_one().doom, 10)
  t:zone(spell, "spell_deck")
end)

test("an other world that leaves the game: its monster goes to the cup, whoever is there to the entrance", {},
    function(t)
  local g = t:game { adventures = { "the_archives" }, other_worlds = { "yuggoth", "rlyeh" },
    ancient_one = "yog_sothoth", investigators = TWO, at = { harvey_walters = "yuggoth" } }
  local yuggoth, joe = g:adventure "yuggoth", g:active()
  local ghoul = g:spawn("ghoul", yuggoth)
  g:go(yuggoth, MISS)
  g:choose { "give up" }
  t:zone(yuggoth, "box")
  t:zone(ghoul, "cup")
  t:equal({ joe.place, g:investigator "harvey_walters".place }, { g:entrance(), g:entrance() })
end)

test("doom that a terror effect adds reaches a monster icon: the adventure that is attempted has one more task",
    { rules = { "es.doom.monster_icon", "es.monster.no_free_task" } }, function(t)
  local g = t:game { adventures = { "please_do_not_touch_the_exhibits" }, doom = 2 }
  local exhibits = g:adventure "please_do_not_touch_the_exhibits"
  g:active().clues = 0
  g:go(exhibits, { "1", "1", "1", "1", "1", "terror" })
  t:equal({ g:ancient_one().doom, #g:tasks(exhibits) }, { 3, 3 })
end)
