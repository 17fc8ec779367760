-- The final battle.

local MISS = { "1", "1", "1", "1", "1", "1" }
local TWO = { "joe_diamond", "harvey_walters" }

-- The Ancient One has awoken before the turn of the first investigator.
local function awake(t, more)
  more = more or {}
  more.adventures = more.adventures or { "the_archives" }
  more.doom = more.doom or 10
  local g = t:game(more)
  g:effect("add_doom", 1)
  g:effect "settle_awakening"
  return g, g:active(), g:ancient_one()
end

-- In a battle turn, before its roll; Cthulhu's task is terror, lore, peril.
local function attack(t, dice, more)
  local g, me, ancient = awake(t, more)
  g:dice { "1" }   -- the lost & found
  g:go "entrance"
  if dice then g:dice(dice) end
  g:choose { "search the lost & found" }
  return g, me, ancient
end

test("rewards and penalties are received to their end before he awakens",
    { rules = { "es.battle.rewards_finish_first" } }, function(t)
  local g = t:game { adventures = { "lights_out", "the_archives" }, doom = 10 }   -- penalties: stamina, doom, stamina
  local me = g:active()
  g:go(g:adventure "lights_out", { "1", "1", "peril", "peril", "peril", "peril" })
  g:choose { "give up" }
  t:order(g, { "Doom: 11", "awakens" })
  t:equal(me.stamina, me.max_stamina - 2)
  local h = t:game { adventures = { "the_archives" }, doom = 10 }
  h:effect("receive", h:active(), { "doom", "clue", "clue" })
  t:equal(h:active().clues, 2)
  t:equal(h:get "awake", 0, "it comes after them")
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("with the last doom the last elder sign: won",
    { rules = { "es.battle.rewards_finish_first", "es.win.elder_signs" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, doom = 10 }
  g:ancient_one().elder_signs = 12
  g:effect("receive", g:active(), { "doom", "elder_sign" })
  t:over(g, "won")
end)

test("awoken early, every space is filled", { rules = { "es.battle.early_awakening_fills" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, doom = 4 }
  g:effect "awaken"
  t:equal(g:ancient_one().doom, 11)
  g:effect "settle_awakening"
  t:equal(g:get "awake", 1)
end)

test("all go to the Ancient One and stay",
    { rules = { "es.battle.all_move_to_ancient_one", "es.battle.turn_steps" } }, function(t)
  local g = t:game { adventures = { "please_do_not_touch_the_exhibits" }, investigators = TWO, doom = 10 }
  local ancient, joe, harvey = g:ancient_one(), g:active(), g:investigator "harvey_walters"
  g:dice { "terror", "1", "1", "1", "1", "1" }
  g:dice { "1", "1", "1", "1", "1", "1" }
  g:go(g:adventure "please_do_not_touch_the_exhibits")
  t:equal({ joe.place.title, harvey.place.title }, { ancient.title, ancient.title })
  -- Harvey's turn: the attack's roll, without a move.
  t:prompt(g, "No task is completed.", harvey)
  g:choose { "give up" }
  t:equal(harvey.place, ancient)
  t:equal(g:get "clock", 2)
end)

test("what lingers of the last mythos card is disregarded; its die is free",
    { rules = { "es.battle.mythos_ignored", "es.lock.until" } }, function(t)
  local g, me = awake(t, { mythos = "the_stars_align_when_memories_fade" })
  t:equal(g:mythos(), nil)
  t:equal(me.no_clues, 0)
  local h = awake(t, { mythos = "the_stars_align_in_the_cold_hall" })
  t:equal(#h:cards "locked", 0)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("dice locked on adventures and monsters stay locked",
    { rules = { "es.lock.until", "es.battle.mythos_ignored" } }, function(t)
  local g = t:game { adventures = { "did_you_hear_that" }, mythos = "the_stars_align_as_the_key_turns", doom = 10 }
  local thing = g:spawn("elder_thing", g:adventure "did_you_hear_that")   -- waits for the red die
  g:effect("add_doom", 1)
  g:effect "settle_awakening"
  g:dice { "1" }
  g:go "entrance"
  g:choose { "search the lost & found" }
  t:equal(#g:cards "locked", 1)
  t:equal(#g:dice_on("locked", thing), 0, "no lock takes a die any more")
  t:equal(#g:pool(), 5)
end)

test("in the middle of a turn the clock comes next", { rules = { "es.battle.turn_jumps_to_clock" } }, function(t)
  local g = t:game { adventures = { "please_do_not_touch_the_exhibits" }, doom = 10 }
  local me = g:active()
  g:dice { "terror", "1", "1", "1", "1", "1" }
  g:dice(MISS)
  g:go(g:adventure "please_do_not_touch_the_exhibits")
  t:order(g, { "Terror.", "awakens", "The clock shows 3", "Joe Diamond's turn" })
  t:not_logged(g, "fails")
  t:equal(me.sanity, me.max_sanity)
end)

test("attack, then the clock", { rules = { "es.battle.turn_steps" } }, function(t)
  local g = attack(t)
  g:mark()
  g:choose { "give up" }
  t:order(g, { "The clock shows", "Joe Diamond's turn", "rolls" })
end)

test("the combat task removes 1 doom, again with the dice that are left, once a roll",
    { rules = { "es.battle.combat_task", "es.battle.once_per_roll" } }, function(t)
  local g, _, ancient = attack(t)
  g:dice { "terror", "lore", "peril", "terror", "lore", "peril" }
  g:choose { "give up" }
  t:equal(ancient.doom, 11)
  g:complete("terror, lore, peril", { "terror", "lore", "peril" })
  t:equal(ancient.doom, 10, "one a roll")
  t:equal(#g:pool(), 3)
  g:dice(MISS)
  g:complete "terror, lore, peril"
  t:equal(ancient.doom, 9)
  t:equal(#g:pool(), 6, "the next turn: no die was left")
end)

test("Amanda Sharpe completes it once a roll as well", { rules = { "es.battle.once_per_roll" } }, function(t)
  local g, _, ancient = attack(t, nil, { investigators = { "amanda_sharpe" } })
  g:dice { "terror", "lore", "peril", "terror", "lore", "peril" }
  g:choose { "give up" }
  g:complete("terror, lore, peril", { "1", "1", "1" })
  t:equal(ancient.doom, 10)
  t:equal(g:pool(), { "1", "1", "1" }, "the rest is rolled again first")
end)

test("again with a die set aside, or stop: no penalty, no terror",
    { rules = { "es.battle.retry_or_stop" } }, function(t)
  local g, me, ancient = attack(t)
  g:dice { "terror", "1", "1", "1", "1", "1" }
  g:choose { "give up" }
  t:prompt(g, "No task is completed.")
  g:again { aside = "1", dice = { "1", "1", "1", "1", "1" } }
  t:equal(g:dice_on "set_aside", { "1" })
  t:equal(#g:pool(), 5)
  g:dice(MISS)
  g:choose { "give up" }
  t:equal({ me.sanity, me.stamina, ancient.doom }, { me.max_sanity, me.max_stamina, 11 })
end)

test("neither focus nor assistance", { rules = { "es.battle.no_focus_assist" } }, function(t)
  local g = attack(t, MISS, { investigators = TWO })
  g:dice { "1", "1", "1", "1", "1" }
  g:choose { "try again" }
  t:prompt(g, "No task is completed.")
  t:equal({ #g:cards "marked", #g:pool() }, { 0, 5 })
end)

test("items and spells may be used", { rules = { "es.battle.items_allowed" } }, function(t)
  local g, me = attack(t, nil, { possessions = { "axe", "enchanted_blade", "wither" } })
  t:prompt(g, "Before the roll", me)
  t:offered(g, { "add the yellow die", "add the red die", "Cast" })
  g:act "Cast"
  g:act "add the yellow die"
  g:dice { "1", "1", "1", "1", "1", "terror", "yellow lore", "red wild" }
  g:act "add the red die"
  g:choose { g:die "red wild" }
  g:complete("terror, lore, peril", { "1", "1", "1", "1", "1" })
  t:equal(g:ancient_one().doom, 10)
end)

test("at midnight he attacks; no mythos card is drawn and nothing else is at midnight",
    { rules = { "es.battle.midnight_attack" } }, function(t)
  local g, me = awake(t, { adventures = { "the_hedge_maze" }, ancient_one = "hastur", doom = 11, clock = 3 })
  g:wait()
  t:order(g, { "The clock shows 12", "Hastur attacks", "loses 2 sanity" })
  t:equal(g:mythos(), nil)
  t:equal(me.stamina, me.max_stamina)
end)

test("no monster appears any more", { rules = { "es.battle.midnight_attack" } }, function(t)
  local g, _, ancient = awake(t)
  ancient.doom = 4
  g:effect("add_doom", 1)
  t:equal({ ancient.doom, #g:cards "monsters" }, { 5, 0 })
end)

-- The example: each investigator lowers their maximum sanity or stamina by 1; then comes 1 doom unless the track is
-- full.
test("the example of Cthulhu's attack",
    { rules = { "es.battle.example_attack", "es.battle.doom_full_no_more" } }, function(t)
  for _, doom in ipairs { 11, 9 } do
    local g, joe, ancient = awake(t, { investigators = TWO, clock = 3 })
    local harvey = g:investigator "harvey_walters"
    local max = { joe.max_sanity, harvey.max_stamina }
    ancient.doom = doom
    g:go "entrance"
    g:choose { "receive first aid" }
    t:prompt(g, "Which maximum is lowered?", joe)
    g:choose { "sanity" }
    t:prompt(g, "Which maximum is lowered?", harvey)
    g:dice(MISS)
    g:choose { "stamina" }
    t:equal({ joe.max_sanity, harvey.max_stamina }, { max[1] - 1, max[2] - 1 })
    t:equal(ancient.doom, math.min(doom + 1, 11))
  end
end)

test("a full track takes no more doom", { rules = { "es.battle.doom_full_no_more" } }, function(t)
  local g, _, ancient = awake(t)
  g:effect("add_doom", 2)
  t:equal(ancient.doom, 11)
end)

test("devoured in battle: out, 1 doom, no successor; the others may win for all",
    { rules = { "es.battle.devoured_out", "es.devour.doom" } }, function(t)
  local g, joe, ancient = awake(t, { investigators = TWO })
  local harvey = g:investigator "harvey_walters"
  ancient.doom = 3
  g:effect("devour", harvey)
  t:zone(harvey, "box")
  t:equal(ancient.doom, 4)
  t:not_over(g)
  ancient.doom = 1
  g:dice { "1" }
  g:go "entrance"
  g:dice { "terror", "lore", "peril", "1", "1", "1" }
  g:choose { "search the lost & found" }
  t:equal(g:active(), joe, "only he has turns")
  g:complete "terror, lore, peril"
  t:over(g, "won")
end)

-- FAQ: X is fixed when the last doom comes, at least 1.
test("X of a combat task", { rules = { "es.battle.combat_task" } }, function(t)
  local g, _, ancient = awake(t, { ancient_one = "hastur", doom = 11 })
  t:equal(g:tasks(ancient), { "lore, investigation 1" })
  for _, id in ipairs { "ghoul", "maniac" } do g:spawn(id, g:adventure "the_archives") end
  t:equal(g:tasks(ancient), { "lore, investigation 1" }, "fixed")
end)
