-- The clock and midnight.

local MISS = { "1", "1", "1", "1", "1", "1" }

-- Midnight comes at the end of this turn; the next mythos card is The Stars Align: Beyond Hope.
local function before_midnight(t, more)
  more.adventures = more.adventures or { "the_archives" }
  more.clock = more.clock or 3
  local g = t:game(more)
  g:only("mythos_deck", { "the_stars_align_beyond_hope", "the_stars_align_to_bring_madness" })
  return g, g:active()
end

test("three hours a turn: III, VI, IX, XII", { rules = { "es.clock.three_hours" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local shown = {}
  for i = 1, 4 do
    g:wait()
    shown[i] = g:get "clock"
  end
  t:equal(shown, { 1, 2, 3, 0 })
  t:order(g, { "The clock shows 3.", "The clock shows 6.", "The clock shows 9.", "The clock shows 12." })
end)

test("a mythos card at midnight only", { rules = { "es.mythos.only_at_midnight" } }, function(t)
  local g = before_midnight(t, { clock = 2 })
  g:wait()
  t:equal(g:mythos(), nil)
  g:wait()
  t:equal(g:mythos().title, "The Stars Align: Beyond Hope")
  g:wait()
  t:equal(g:mythos().title, "The Stars Align: Beyond Hope")
end)

test("first what is at midnight, then the mythos card", { rules = { "es.clock.midnight_order" } }, function(t)
  local g, me = before_midnight(t, { adventures = { "the_hedge_maze" } })
  g:wait()
  t:equal(me.stamina, me.max_stamina - 1)
  t:order(g, { "Midnight", "loses 1 stamina", "Mythos: The Stars Align: Beyond Hope", "Doom: 1" })
end)

test("of several the active player chooses", { rules = { "es.clock.midnight_order" } }, function(t)
  local g, me = before_midnight(t, { adventures = { "the_hedge_maze", "dont_fall_asleep" } })
  g:wait()
  t:prompt(g, "Whose midnight effect comes next?", me)
  g:choose { "Don't Fall Asleep" }
  t:order(g, { "loses 1 sanity", "loses 1 stamina", "Mythos" })
end)

test("midnight reached by a task comes in the clock's step",
    { rules = { "es.clock.midnight_any_time_in_turn" } }, function(t)
  local g, me = before_midnight(t, { adventures = { "the_hedge_maze" } })
  local maze = g:adventure "the_hedge_maze"
  g:spawn("dimensional_shambler", maze)
  g:go(maze, { "3", "1", "1", "1", "1", "1" })
  g:complete("investigation 3; the clock advances", { "1", "1", "1", "1", "1" }, "3")
  t:equal(g:get "clock", 0)
  t:equal(me.stamina, me.max_stamina)
  t:not_logged(g, "Midnight.")
  g:choose { "give up" }
  t:order(g, { "The clock shows 12", "fails The Hedge Maze", "The clock shows 3", "Midnight.", "Mythos" })
  t:equal(me.stamina, me.max_stamina - 2, "1 for the penalty, 1 at midnight")
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("midnight twice in a turn: 1 doom more, but everything else once",
    { rules = { "es.clock.midnight_any_time_in_turn" } }, function(t)
  local g, me = before_midnight(t, { adventures = { "the_hedge_maze" } })
  for _ = 1, 4 do g:effect "advance_clock" end
  t:equal(g:get "midnights", 1)
  g:wait()
  t:equal(g:get "clock", 0)
  t:equal(g:ancient_one().doom, 2, "1 for the second midnight, 1 of the card")
  t:equal(me.stamina, me.max_stamina - 1)
  t:equal(#g:cards "old_mythos", 0)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("Kate Winthrop's turn: by the rulebook midnight is part of it, by the FAQ it is not",
    { rules = { "es.clock.midnight_order" } }, function(t)
  for _, faq in ipairs { false, true } do
    local g = t:game { investigators = { "kate_winthrop" }, adventures = { "the_archives" }, clock = 3, faq = faq }
    g:only("mythos_deck", { "sudden_terror_beyond_hope" })
    g:wait()
    t:equal(#g:cards "monsters", faq and 1 or 0)
  end
end)

test("no monster appears in Kate's turn; in another's it does",
    { rules = { "es.monster.on_monster_task" } }, function(t)
  local g = t:game { investigators = { "kate_winthrop", "joe_diamond" }, adventures = { "the_archives" } }
  g:effect("monsters_appear", 1)
  t:equal(#g:cards "monsters", 0)
  g:wait()
  g:effect("monsters_appear", 1)
  t:equal(#g:cards "monsters", 1)
end)

test("an elder sign or doom at midnight ends what it ends: he awakens and attacks instead of a mythos card",
    { rules = { "es.battle.midnight_attack", "es.doom.last_space_awakens" } }, function(t)
  local g, me = before_midnight(t, { adventures = { "horrible_visions", "the_hedge_maze" }, doom = 10 })
  g:wait()
  g:choose { "Horrible Visions" }
  t:equal(g:get "awake", 1)
  t:equal(me.stamina, me.max_stamina, "the maze does nothing any more")
  t:equal(g:mythos(), nil)
  t:prompt(g, "Which maximum is lowered?")
end)

test("after the clock the next player's turn", { rules = { "es.clock.next_player" } }, function(t)
  local g = t:game { investigators = { "joe_diamond", "harvey_walters" }, adventures = { "the_archives" } }
  g:go(g:adventure "the_archives", MISS)
  g:choose { "give up" }
  t:equal(g:active().title, "Harvey Walters")
  t:order(g, { "The clock shows 3", "Harvey Walters's turn" })
end)
