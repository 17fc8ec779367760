-- The Devourer Below: the positions deep in it from which a game can begin. Play must be able to come to each of them.

local helper = require "helpers/starts"

-- round, act, agenda, its doom; the doom that Ancient Evils have placed; enemies that the start itself has found.
local STARTS = {
  act_2 = { 4, 2, 1, 3, evils = 0 },
  ritual_site = { 7, 3, 2, 3, evils = 1 },
  one_more_clue = { 9, 3, 2, 4, evils = 0 },
  late_agenda = { 12, 2, 3, 4, evils = 2 },
  too_late = { 12, 1, 3, 4, evils = 2 },
  umordhoth = { 13, 3, 3, 0, evils = 2, over = true },
  last_stand = { 14, 3, 3, 1, evils = 2, over = true },
  nearly_defeated = { 6, 1, 2, 2, evils = 1 },
}
local THRESHOLDS = { 4, 5, 5 }

local begin, each_start, inventory = helper.of("the_devourer_below", STARTS, { the_gathering = "R2" })

test("a start of The Devourer Below makes no card and loses none", function(t)
  each_start(function(name, _, players, what)
    t:equal(inventory(begin(t, name, players)), inventory(begin(t, nil, players)), what)
  end)
end)

test("a start of The Devourer Below is at its act and agenda, in the investigation phase, with the doom of the rounds",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      t:equal({ g:get "phase", g:get "round", g:get "act_number", g:get "agenda_number", g:agenda().doom },
        { 2, start[1], start[2], start[3], start[4] }, what)
      t:equal({ #g:cards "act", #g:cards "act_deck" }, start.over and { 0, 0 } or { 1, 3 - start[2] }, what)
      t:equal({ #g:cards "agenda", #g:cards "agenda_deck", g:agenda().face },
        { 1, 3 - start[3], start.over and 1 or 0 }, what)
      local placed = start[4]
      for i = 1, start.over and 3 or start[3] - 1 do placed = placed + THRESHOLDS[i] end
      t:equal(placed, start[1] - 1 + start.evils, what)
    end)
  end)

test("in a start of The Devourer Below as many encounter cards are drawn as rounds and investigators have drawn",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      local drawn, gone, evils = (start[1] - 1) * players, 29 - #g:cards "encounter_deck", 0
      for _, card in ipairs(g:cards "encounter_discard") do
        if card.title == "Ancient Evils" then evils = evils + 1 end
      end
      -- In late rounds of large groups the deck has been used up once, and its discard pile was shuffled in again.
      if drawn <= 26 and start[2] < 3 then t:equal(gone, drawn, what) end
      if drawn <= 26 + start.evils and gone == drawn then
        -- Act 2 discards some cards that nobody has drawn.
        t:truthy(evils == start.evils or start[2] == 3 and evils > start.evils, what)
      else
        t:truthy(drawn > gone, what)
      end
    end)
  end)

test("in a start of The Devourer Below the woods are as its act says, and their clues are where they can be",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      local woods, site, clues = 0, nil, 0
      for _, place in ipairs(g:cards "locations") do
        if place.title == "Arkham Woods" then
          woods = woods + 1
          clues = clues + place:base "clue_value" - (place.face == 1 and place.clues or place:base "clue_value")
        end
        if place.title == "Ritual Site" then site = place end
        if place.face == 0 then t:equal(place.clues, 0, what) end
      end
      t:equal(woods, 4, what)
      t:equal({ site ~= nil, site and site.face }, { start[2] > 1, ({ nil, 0, 1 })[start[2]] }, what)
      -- Clues that are no longer in the woods were spent for the first act, or are with the investigators.
      local held = 0
      for _, inv in ipairs(g:call "seats") do held = held + inv.clues end
      t:equal(clues, start[2] > 1 and 3 * players or held, what)
      t:equal(g:card "umordhoth".zone, start.over and "board" or "set_aside", what)
    end)
  end)

test("in a start of The Devourer Below everybody has had his upkeep phases, and enemies are engaged as they must be",
  function(t)
    each_start(function(name, start, players, what)
      helper.upkeep(t, begin, name, start[1], players, what)
      if not start.over then helper.enemies(t, begin(t, name, players), what) end
    end)
  end)

test("a start of The Devourer Below can begin after any of the earlier scenarios' ends", function(t)
  for name in pairs(STARTS) do
    local g = t:game { scenario = "the_devourer_below", start = name, decks = true, options = { the_midnight_masks = "R2",
      cultists = "wolf_man_drew herman_collins the_masked_hunter", the_gathering = "no_resolution" } }
    t:equal({ g:get "round", g:get "phase" }, { STARTS[name][1], 2 }, name)
    if STARTS[name][2] < 3 then t:equal(30 - #g:cards "encounter_deck", STARTS[name][1] - 1, name) end
    local cultists = {}
    for _, zone in ipairs { "board", "encounter_discard" } do
      for _, card in ipairs(g:cards(zone)) do cultists[card.title] = true end
    end
    for _, card in ipairs(g:cards("threat", g:lead())) do cultists[card.title] = true end
    for _, title in ipairs { '"Wolf-Man" Drew', "Herman Collins", "The Masked Hunter" } do
      t:equal(cultists[title] or false, STARTS[name][2] > 1, name .. ": " .. title)
    end
  end
end)

test("ritual_site: everybody is there, with the enemy that waited", function(t)
  for players = 1, 4, 3 do
    local g = begin(t, "ritual_site", players)
    local foes = 0
    for _, inv in ipairs(g:call "seats") do
      t:equal(inv.place.title, "Ritual Site")
      foes = foes + #g:cards("threat", inv)
    end
    t:equal({ g:lead().place.clues, foes }, { 2 * players, players >= 3 and 2 or 1 })
    t:truthy(#g:cards("play", g:lead()) > 0)
  end
end)

test("one_more_clue: one success is R1", function(t)
  for players = 1, 4, 3 do
    local g = begin(t, "one_more_clue", players)
    t:equal(g:current_act().clues, 2 * players - 1)
    for _, inv in ipairs(g:call "seats") do t:equal({ inv.clues, inv.damage, inv.horror }, { 1, 1, 1 }) end
  end
  local g = begin(t, "one_more_clue", 2, { auto = { "commit", "windows", "reactions" } })
  g:tokens { "elder_sign" }
  g:lead():modify("willpower", 9, "round")
  for _, foe in ipairs(g:cards("threat", g:lead())) do foe.exhausted = true end
  g:act { "Spend 1 clue: test willpower", g:current_act() }
  t:over(g, "R1")
end)

test("late_agenda and too_late: the mythos phase of the next round calls Umôrdhoth", function(t)
  for _, name in ipairs { "late_agenda", "too_late" } do
    local g = begin(t, name, 1, { phase = "mythos", auto = { "windows", "reactions", "forced", "commit" } })
    local foe, worse = g:card "umordhoth", name == "too_late" and 2 or 0
    t:equal({ g:lead().damage, g:lead().horror, #g:cards("play", g:lead()) > 0 }, { worse, worse, true }, name)
    g:run_to("enemy_spawned", foe)
    t:equal({ foe.zone, g:agenda().title, g:agenda().doom }, { "board", "Vengeance Awaits", 5 }, name)
    g:run_to "encounter_drawn"
    t:equal({ foe.place.title, g:current_act() }, { "Ritual Site", g:agenda() }, name)
  end
end)

test("umordhoth: he is where everybody is, and ready; last_stand: one more damage is R2", function(t)
  local g = begin(t, "umordhoth", 2)
  local foe = g:card "umordhoth"
  t:equal({ foe.place, foe.exhausted, foe.damage, g:current_act() }, { g:lead().place, false, 0, g:agenda() })
  g = begin(t, "last_stand", 2)
  for _, inv in ipairs(g:call "seats") do t:equal({ inv.damage, inv.horror }, { 3, 3 }) end
  g:effect("deal_damage", g:lead(), g:card "umordhoth", 1)
  t:over(g, "R2")
end)

test("nearly_defeated, in the woods: one damage or one horror is enough", function(t)
  for _, harm in ipairs { "take_damage", "take_horror" } do
    local g = begin(t, "nearly_defeated", 2)
    local places = {}
    for i, inv in ipairs(g:call "seats") do
      t:equal({ #g:cards("threat", inv), inv.place.title, inv.place.face }, { 2, "Arkham Woods", 1 })
      t:equal({ inv.damage, inv.horror }, { inv.health - 1, inv.sanity - 1 })
      places[i] = inv.place
    end
    t:truthy(places[1] ~= places[2])
    g:effect(harm, g:lead(), 1)
    t:truthy(g:investigator "roland_banks".defeated, harm)
  end
end)
