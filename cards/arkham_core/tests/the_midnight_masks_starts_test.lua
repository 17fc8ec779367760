-- The Midnight Masks: the positions deep in it from which a game can begin. Play must be able to come to each of them.

-- round, agenda, its doom; for each investigator the clues discovered and those spent on the act; the zone of the
-- cultists (victory display, play, their deck) and of the Masked Hunter.
local STARTS = {
  two_found       = { 6, 1, 5, found = 5, spent = 4, cult = { 1, 1, 3 } },
  masked_hunter   = { 7, 2, 0, found = 7, spent = 4, cult = { 2, 0, 3 }, hunter = "threat" },
  nearly_defeated = { 9, 2, 2, found = 7, spent = 4, cult = { 2, 0, 3 }, hunter = "threat" },
  low_decks       = { 12, 2, 5, found = 7, spent = 6, cult = { 3, 0, 2 }, hunter = "victory" },
  one_to_go       = { 13, 2, 6, found = 10, spent = 10, cult = { 4, 1, 0 }, hunter = "victory" },
  late_agenda     = { 14, 2, 7, found = 9, spent = 8, cult = { 3, 1, 1 }, hunter = "victory" },
}

local HOMES = { wolf_man_drew = "Downtown", herman_collins = "Graveyard", peter_warren = "Miskatonic University",
  victoria_devereux = "Northside", ruth_turner = "St. Mary's Hospital" }

local common = require "helpers/starts"
local begin, each_start, inventory = common.of("the_midnight_masks", STARTS)
local HUNTER = "arkham_core:the_masked_hunter "

test("a start makes no card but the Masked Hunter, and loses none", function(t)
  each_start(function(name, start, players, what)
    local before, now = inventory(begin(t, nil, players)), inventory(begin(t, name, players))
    if start.hunter then before[#before + 1] = HUNTER end
    table.sort(before)
    t:equal(now, before, what)
  end)
end)

test("a start is in the investigation phase of its round, at its agenda, with the doom of the rounds", function(t)
  each_start(function(name, start, players, what)
    local g = begin(t, name, players)
    t:equal({ g:get "phase", g:get "round", g:get "act_number", g:get "agenda_number", g:agenda().doom },
      { 2, start[1], 1, start[2], start[3] }, what)
    t:equal({ #g:cards "act", #g:cards "agenda", #g:cards "agenda_deck" }, { 1, 1, 2 - start[2] }, what)
    t:equal((start[2] - 1) * 6 + start[3], start[1] - 1, what)
    local doom = start[3]
    for _, enemy in ipairs(g:call("find", "enemies")) do doom = doom + enemy.doom end
    t:truthy(doom < g:agenda().doom_threshold, what)
  end)
end)

test("as many encounter cards are drawn as rounds and investigators have drawn; Acolytes of the set-up are gone",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      local dealt, drawn = 21 - (players - 1), (start[1] - 1) * players
      local gone = dealt - #g:cards "encounter_deck"
      -- In late rounds of large groups the deck has been used up once, and its discard pile was shuffled in again.
      if drawn <= dealt then t:equal(gone, drawn, what) else t:truthy(gone <= 21, what) end
      for _, card in ipairs(g:cards "board") do t:not_equal(card.title, "Acolyte", what) end
    end)
  end)

test("the Acolytes that the set-up placed are in the discard pile, beside what has been drawn", function(t)
  local g = begin(t, "two_found", 2)
  t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 20 - 10, 10 + 1 })
end)

test("in a start the clues are found or lie in the streets, and what the cultists have cost is spent", function(t)
  each_start(function(name, start, players, what)
    local g = begin(t, name, players)
    local found, carried = 0, 0
    for _, place in ipairs(g:cards "locations") do
      if place.face == 1 then
        t:equal(place.clues, 0, what .. " " .. place.title)
        found = found + place:base "clue_value"
      else
        t:equal(place.clues, 0, what)
      end
    end
    for _, inv in ipairs(g:call "seats") do carried = carried + inv.clues end
    t:equal({ found, found - carried }, { start.found * players, start.spent * players }, what)
    t:truthy(g:lead().clues == start.found - start.spent + (players > 1 and start.found > start.spent and 1 or 0), what)
  end)
end)

test("in a start every cultist who has been paid for is found or in play", function(t)
  each_start(function(name, start, players, what)
    local g = begin(t, name, players)
    local counts, hunter = { 0, 0, 0 }, nil
    local index = { victory = 1, board = 2, threat = 2, scenario_deck = 3 }
    for id, home in pairs(HOMES) do
      local card = g:card(id)
      local i = index[card.zone]
      counts[i] = counts[i] + 1
      if card.zone == "board" then t:equal(card.place.title, home, what) end
    end
    t:equal(counts, start.cult, what)
    t:equal((counts[1] + counts[2]) * 2, start.spent, what)
    if start.hunter then
      hunter = g:card "the_masked_hunter"
      t:equal(hunter.zone, start.hunter, what)
      if start.hunter == "threat" then t:equal(hunter.bearer, g:lead(), what) end
    end
  end)
end)

test("in a start everybody has had his upkeep phases, is in the game, and has no more than he may have", function(t)
  each_start(function(name, start, players, what) common.upkeep(t, begin, name, start[1], players, what) end)
end)

test("in a start every enemy is ready, and none that is ready stands beside an investigator unengaged", function(t)
  each_start(function(name, _, players, what) common.enemies(t, begin(t, name, players), what) end)
end)

test("every start can be had with the house standing and the Ghoul Priest alive", function(t)
  each_start(function(name, _, players, what)
    local g = begin(t, name, players, { options = { the_gathering = "no_resolution" } })
    t:equal({ g:get "phase", g:lead().place.title }, { 2, "Your House" }, what)
    common.enemies(t, g, what)
  end)
end)

test("two_found: the next mythos phase brings the Masked Hunter", function(t)
  local g = begin(t, "two_found", 2, { phase = "mythos", auto = { "windows", "reactions", "forced", "commit" } })
  g:stop_at "phase_ends"
  g:go_on()
  t:equal({ g:agenda().title, g:card "the_masked_hunter".bearer }, { "Time Is Running Short", g:lead() })
end)

test("nearly_defeated: everybody has enemies, and one damage or one horror is enough", function(t)
  for _, harm in ipairs { "take_damage", "take_horror" } do
    local g = begin(t, "nearly_defeated", 2)
    local agnes = g:investigator "agnes_baker"
    t:equal({ #g:cards("threat", g:lead()), #g:cards("threat", agnes) }, { 3, 2 })
    for _, enemy in ipairs(g:call("find", "enemies")) do
      t:equal(enemy.doom, (enemy.title == "Acolyte" or enemy.title == "Wizard of the Order") and 1 or 0, enemy.title)
    end
    g:effect(harm, agnes, 1)
    t:truthy(agnes.defeated, harm)
  end
end)

test("low_decks: the last two cards are the weaknesses; assets are in play", function(t)
  local g = begin(t, "low_decks", 2)
  for _, inv in ipairs(g:call "seats") do
    t:equal(#g:cards("deck", inv), 2, inv.title)
    for _, card in ipairs(g:cards("deck", inv)) do t:truthy(card:is "weakness", card.title) end
    t:equal(#g:cards("play", inv), 3, inv.title)
  end
end)

test("one_to_go: one more damage to the last cultist, and the act advances: R1", function(t)
  for _, players in ipairs { 1, 2, 4 } do
    local g = begin(t, "one_to_go", players)
    local last = g:cards("threat", g:lead())[1]
    t:equal(#g:cards("play", g:lead()), 3)
    g:effect("deal_damage", g:lead(), last, 1)
    t:over(g, "R1")
    t:equal(#g:call("log_list", "cultists_escaped"), 0)
  end
end)

test("late_agenda: the next mythos phase ends it: R2", function(t)
  local g = begin(t, "late_agenda", 2, { phase = "mythos", auto = { "windows", "reactions", "forced" } })
  t:equal(#g:cards("play", g:lead()), 3)
  g:go_on()
  t:over(g, "R2")
  t:equal(#g:call("log_list", "cultists_interrogated"), 4)
end)
