-- Failing to complete a task, failing an adventure.

local MISS = { "1", "1", "1", "1", "1", "1" }

local function rolled(t, adventure, dice, more)
  more = more or {}
  more.adventures = more.adventures or { adventure }
  local g = t:game(more)
  local card = g:adventure(adventure)
  g:go(card, dice)
  return g, g:active(), card
end

test("terror: all effects of the adventure and of the mythos card, if a terror was rolled",
    { rules = { "es.fail.terror" } }, function(t)
  local g, me = rolled(t, "ancient_relics", { "terror", "terror", "1", "1", "1", "1" },
    { mythos = "the_stars_align_as_blood_runs" })
  t:equal({ me.max_sanity - me.sanity, me.max_stamina - me.stamina }, { 1, 1 }, "once, however many show it")
  g:again { aside = "1", dice = { "1", "1", "1", "1", "1" } }
  t:equal({ me.max_sanity - me.sanity, me.max_stamina - me.stamina }, { 1, 1 }, "no terror in this roll")
  g:again { aside = "1", dice = { "1", "1", "1", "terror" } }
  t:equal({ me.max_sanity - me.sanity, me.max_stamina - me.stamina }, { 2, 2 }, "each failed roll")
end)

test("no terror when a task is completed", { rules = { "es.fail.terror" } }, function(t)
  local g, me = rolled(t, "ancient_relics", { "lore", "3", "terror", "1", "1", "1" })
  g:choose { "1. Ancient Relics" }
  t:equal(me.sanity, me.max_sanity)
end)

test("other adventures' terror effects do not matter", { rules = { "es.fail.terror" } }, function(t)
  local _, me = rolled(t, "the_archives", { "terror", "1", "1", "1", "1", "1" }, { adventures = { "the_archives",
    "ancient_relics" } })
  t:equal(me.sanity, me.max_sanity)
end)

test("terror that adds the last doom ends it: he awakens before the next terror effect",
    { rules = { "es.battle.turn_jumps_to_clock", "es.doom.last_space_awakens" } }, function(t)
  local g, me = rolled(t, "please_do_not_touch_the_exhibits", { "terror", "1", "1", "1", "1", "1" },
    { mythos = "the_stars_align_as_blood_runs", doom = 10 })
  t:equal(g:get "awake", 1)
  t:equal(me.stamina, me.max_stamina)
  t:equal(g:get "clock", 1)
end)

test("again or give up", { rules = { "es.fail.retry_or_fail", "es.fail.clock" } }, function(t)
  local g, _, archives = rolled(t, "the_archives", MISS)
  t:prompt(g, "No task is completed.")
  t:equal(g:prompt_options(), { "try again", "give up" })
  g:again { aside = "1", dice = { "lore", "1", "1", "1", "1" } }
  t:prompt(g, "Complete which task?")
  g:decline()
  t:equal(g:get "clock", 0)
  g:choose { "give up" }
  t:logged(g, "fails The Archives")
  t:zone(archives, "museum")
  t:equal(g:get "clock", 1)
end)

test("a die is set aside for each new try, and stays aside", { rules = { "es.fail.discard_die" } }, function(t)
  local g = rolled(t, "the_archives", { "1", "2", "3", "3", "3", "3" })
  g:again { aside = "2", dice = { "1", "1", "1", "1", "1" } }
  t:equal(#g:pool(), 5)
  t:equal(g:dice_on "set_aside", { "2" })
  g:again { aside = "1", dice = { "lore", "1", "1", "1" } }
  t:equal(g:dice_on "set_aside", { "1", "2" })
  g:complete("lore", { "1", "1", "1" })
  t:equal(g:dice_on "set_aside", { "1", "2" }, "to the end of the attempt")
  g:choose { "give up" }
  t:equal(g:dice_on "set_aside", {})
end)

test("then one other may be kept",
    { rules = { "es.fail.then_focus_or_assist", "es.focus.die_set_aside_too" } }, function(t)
  local g, me = rolled(t, "the_hall_of_the_dead", { "1", "peril", "1", "1", "terror", "1" })
  g:again { aside = "1", keep = "peril", dice = { "1", "1", "1", "1" } }
  t:equal(g:dice_on("marked", me), { "peril" })
  t:equal(g:dice_on "set_aside", { "1" })
  t:equal(#g:pool(), 4)
end)

test("who cannot complete anything with what is left fails without rolling", { rules = { "es.fail.impossible_auto" } },
    function(t)
  local g = rolled(t, "stay_away_from_the_windows", MISS)
  g:again { aside = "1", dice = { "1", "1", "1", "1", "1" } }
  g:again { aside = "1", dice = { "1", "1", "1", "1" } }
  g:again { aside = "1", dice = { "1", "1", "1" } }
  g:again { aside = "1", dice = { "1", "1" } }   -- two perils might still come
  t:equal(#g:pool(), 2)
  g:again { aside = "1" }
  t:logged(g, "fails Stay Away From the Windows")
end)

test("a die that cannot show it does not count, one that can does",
    { rules = { "es.fail.impossible_auto" } }, function(t)
  -- The yellow die alone cannot show terror.
  local g = t:game { adventures = { "dont_fall_asleep" }, possessions = { "axe" } }
  local card = g:adventure "dont_fall_asleep"
  for i, die in ipairs(g:cards "dice") do if die:is "green" and i > 0 then die:move("locked", nil, false, card) end end
  g:go(card)
  g:act "Spend: add the yellow die"
  t:logged(g, "fails Don't Fall Asleep")
  local h = t:game { adventures = { "dont_fall_asleep" }, possessions = { "enchanted_blade" } }
  card = h:adventure "dont_fall_asleep"
  for _, die in ipairs(h:cards "dice") do if die:is "green" then die:move("locked", nil, false, card) end end
  h:go(card)
  h:dice { "red wild" }
  h:act "Spend: add the red die"
  h:complete "terror"
end)

test("penalties, and dice off the card: what was completed is to do again",
    { rules = { "es.fail.penalties", "es.fail.dice_removed", "es.fail.clock" } }, function(t)
  local g, me, archives = rolled(t, "the_archives", { "lore", "1", "1", "1", "1", "1" })
  g:complete("lore", { "1", "1", "1", "1", "1" })
  t:equal(g:tasks(archives)[1], "x lore")
  g:choose { "give up" }
  t:equal(me.sanity, me.max_sanity - 1)
  t:equal(g:tasks(archives)[1], "lore")
  t:equal(g:dice_on("placed", archives), {})
  t:equal(#g:cards "dice", 8)
  t:equal(g:get "clock", 1)
  t:equal(me.place, archives)
end)

test("locked dice stay on a failed adventure", { rules = { "es.fail.dice_removed" } }, function(t)
  local g, _, card = rolled(t, "did_you_hear_that", { "1", "1", "1", "1", "1" })
  g:mark()
  g:choose { "give up" }
  t:equal(#g:dice_on("locked", card), 1)
  t:not_logged(g, "A die is locked")
end)

-- --- failing before the first roll ----------------------------------------------------------------------------------

test("by the rulebook one rolls; by the FAQ one may fail before", { rules = { "es.fail.retry_or_fail" } }, function(t)
  local g = rolled(t, "ancient_relics", MISS)
  t:logged(g, "rolls")
  local h, me, card = rolled(t, "ancient_relics", nil, { faq = true })
  t:prompt(h, "Attempt Ancient Relics?")
  h:choose { "give up" }
  t:not_logged(h, "rolls")
  t:logged(h, "fails Ancient Relics")
  t:equal(me.sanity, me.max_sanity - 1, "penalties")
  t:equal(h:get "clock", 1)
  t:equal(me.place, card)
end)
