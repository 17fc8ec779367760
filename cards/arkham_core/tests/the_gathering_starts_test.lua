-- The Gathering: the positions deep in it from which a game can begin. Play must be able to come to each of them.

-- round, act, agenda, its doom; of all the doom so far the part from Ancient Evils, and from Ghouls under agenda 3.
local STARTS = {
  act_2 = { 3, 2, 1, 2, evils = 0, ghouls = 0 },
  ghoul_priest = { 7, 3, 2, 5, evils = 2, ghouls = 0 },
  late_agenda = { 12, 2, 3, 9, evils = 3, ghouls = 5 },
  last_stand = { 12, 3, 3, 9, evils = 3, ghouls = 5 },
  nearly_defeated = { 6, 2, 2, 3, evils = 1, ghouls = 0 },
  low_decks = { 10, 2, 3, 2, evils = 3, ghouls = 0 },
  swarmed = { 6, 2, 2, 3, evils = 1, ghouls = 0 },
}
local THRESHOLDS = { 3, 7, 10 }

local common = require "helpers/starts"
local begin, each_start, inventory = common.of("the_gathering", STARTS)

test("a start makes no card and loses none", function(t)
  each_start(function(name, _, players, what)
    t:equal(inventory(begin(t, name, players)), inventory(begin(t, nil, players)), what)
  end)
end)

test("a start is in the investigation phase of its round, at its act and agenda, with the doom of the rounds so far",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      t:equal({ g:get "phase", g:get "round", g:get "act_number", g:get "agenda_number", g:agenda().doom },
        { 2, start[1], start[2], start[3], start[4] }, what)
      t:equal({ #g:cards "act", #g:cards "act_deck" }, { 1, 3 - start[2] }, what)
      t:equal({ #g:cards "agenda", #g:cards "agenda_deck" }, { 1, 3 - start[3] }, what)
      local placed = start[4]
      for i = 1, start[3] - 1 do placed = placed + THRESHOLDS[i] end
      t:truthy(start[4] < g:agenda().doom_threshold, what)
      t:equal(placed, start[1] - 1 + start.evils + start.ghouls, what)
    end)
  end)

test("as many encounter cards are drawn as rounds and investigators have drawn, Ancient Evils as the doom says",
  function(t)
    each_start(function(name, start, players, what)
      local g = begin(t, name, players)
      local drawn, gone, evils = (start[1] - 1) * players, 26 - #g:cards "encounter_deck", 0
      for _, card in ipairs(g:cards "encounter_discard") do
        if card.title == "Ancient Evils" then evils = evils + 1 end
      end
      -- In late rounds of large groups the deck has been used up once, and its discard pile was shuffled in again.
      if drawn <= 23 + start.evils and gone == drawn then
        t:equal(evils, start.evils, what)
      else
        t:equal({ evils, start.evils }, { 0, 3 }, what)
        local elsewhere = gone - #g:cards "encounter_discard"
        t:equal(gone - elsewhere, drawn - 26, what)
      end
    end)
  end)

test("in a start the house is as its act says, and its clues are where they can be", function(t)
  each_start(function(name, start, players, what)
    local g = begin(t, name, players)
    local names, clues = {}, 0
    for _, place in ipairs(g:cards "locations") do
      names[#names + 1] = place.title
      -- Nobody has been in a place that is not revealed.
      clues = clues + (place.face == 1 and place.clues or place:base "clue_value")
      if place.face == 0 then t:equal(place.clues, 0, what) end
    end
    table.sort(names)
    t:equal(names, { "Attic", "Cellar", "Hallway", "Parlor" }, what)
    for _, inv in ipairs(g:call "seats") do clues = clues + inv.clues end
    t:equal(clues, (start[2] == 3 and 1 or 4) * players, what)
    local parlor, lita, priest = g:location "parlor", g:card "lita_chantler", g:card "ghoul_priest"
    if start[2] == 3 then
      t:equal({ parlor.face, lita.place, lita.controller }, { 1, parlor, nil }, what)
      t:equal(priest.zone, "threat", what)
    else
      t:equal({ parlor.face, lita.zone, priest.zone }, { 0, "set_aside", "set_aside" }, what)
    end
  end)
end)

test("in a start everybody has had his upkeep phases, is in the game, and has no more than he may have", function(t)
  each_start(function(name, start, players, what) common.upkeep(t, begin, name, start[1], players, what) end)
end)

test("in a start every enemy is ready, and none that is ready stands beside an investigator unengaged", function(t)
  each_start(function(name, _, players, what) common.enemies(t, begin(t, name, players), what) end)
end)

test("ghoul_priest: he is engaged with his prey in the Parlor, where Lita can be talked to", function(t)
  local g = begin(t, "ghoul_priest", 2)
  local roland, agnes, parlor = g:investigator "roland_banks", g:investigator "agnes_baker", g:location "parlor"
  t:equal({ roland.place, agnes.place, g:card "ghoul_priest".bearer }, { parlor, parlor, roland })
  t:offered(g, { { "fight", g:card "ghoul_priest" }, { "activate", g:card "lita_chantler" } })
end)

test("late_agenda: the mythos phase of the next round advances the agenda at act 2: R3", function(t)
  local g = begin(t, "late_agenda", 1, { phase = "mythos", auto = { "windows", "reactions", "forced" } })
  g:go_on()
  t:over(g, "R3")
end)

test("late_agenda: as the round ends the act can be advanced; then the agenda advances at act 3, and nobody is left",
  function(t)
    local g = begin(t, "late_agenda", 2, { auto = { "windows", "commit" } })
    local me = g:lead()
    g:run_to "round_ends"
    g:go_on()
    t:prompt(g, "round", me)
    g:auto { "forced" }
    g:choose { g:current_act() }
    t:over(g, "no_resolution")
    t:equal({ g:get "act_number", me.defeated, me.physical_trauma }, { 3, true, 1 })
  end)

test("last_stand: one more damage defeats the Ghoul Priest", function(t)
  local g = begin(t, "last_stand", 2)
  g:effect("deal_damage", g:lead(), g:card "ghoul_priest", 1)
  t:prompt(g, "house", g:lead())
end)

test("nearly_defeated: one damage or one horror is enough", function(t)
  for _, harm in ipairs { "take_damage", "take_horror" } do
    local g = begin(t, "nearly_defeated", 2)
    local agnes = g:investigator "agnes_baker"
    t:equal({ #g:cards("threat", agnes), #g:cards("threat", g:lead()) }, { 2, 2 })
    g:effect(harm, agnes, 1)
    t:truthy(agnes.defeated, harm)
  end
end)

test("low_decks: the last two cards are the weaknesses, the rest of the deck is in the discard pile", function(t)
  local g = begin(t, "low_decks", 2)
  for _, inv in ipairs(g:call "seats") do
    t:equal(#g:cards("deck", inv), 2, inv.title)
    for _, card in ipairs(g:cards("deck", inv)) do t:truthy(card:is "weakness", card.title) end
    t:truthy(#g:cards("discard", inv) > 8, inv.title)
  end
end)

test("swarmed: enemies are dealt to everybody in turn, hands are full, and slots are filled", function(t)
  for players = 1, 2 do
    local g = begin(t, "swarmed", players)
    for _, inv in ipairs(g:call "seats") do
      t:equal(#g:cards("threat", inv), 4, inv.title)
      t:equal(#g:cards("hand", inv), 8, inv.title)
      t:truthy(#g:cards("play", inv) >= 4, inv.title)
    end
  end
end)

test("a game that begins at a start goes on after the mythos phase of its round, and only of that round", function(t)
  local g = t:game { scenario = "the_gathering", start = "act_2", begin = "setup",
    auto = { "windows", "reactions", "forced", "commit" } }
  g:run_to "investigation"
  t:equal({ g:get "round", g:agenda().doom, #g:cards "encounter_deck" }, { 3, 2, 24 })
  t:not_logged(g, "Mythos phase")
  g:run_to "mythos"
  t:equal(g:get "round", 4)
end)

test("a start that the scenario has not is refused, and those it has are named", function(t)
  t:raises(function() begin(t, "act_9", 1) end, "there is no start 'act_9' in The Gathering; use act_2, ghoul_priest")
  t:raises(function() t:game { locations = { "study" }, start = "act_2" } end, "has no starts")
end)
