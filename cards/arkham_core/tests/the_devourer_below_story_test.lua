-- The Devourer Below: set-up, acts, agendas, resolutions.

local TWO = { "roland_banks", "agnes_baker" }
local WOODS = { "Cliffside", "Old House", "Quiet Glade", "Tangled Thicket", "Twisting Paths", "Unhallowed Ground" }

local scenario = require "helpers/scenario"("the_devourer_below", { the_gathering = "R2" })

local function place_of(g, title)
  for _, place in ipairs(g:cards "locations") do
    if place.title == title then return place end
  end
end

local function count(cards)
  local counts = {}
  for _, card in ipairs(cards) do counts[card.title] = (counts[card.title] or 0) + 1 end
  return counts
end

-- At the nth act, with an empty encounter deck, and nobody has any cards to lose.
local function at_act(t, n, more, players)
  local g, me = scenario(t, more, players)
  g:empty "encounter_deck"
  for _ = 2, n do g:effect "advance_act" end
  return g, me
end

-- --- set-up ----------------------------------------------------------------------------------------------------------

test("The Devourer Below: everybody begins at the Main Path, four woods of six are in play, not revealed",
  { rules = { "ah.setup.starting_location_revealed", "ah.location.enters_unrevealed" } }, function(t)
    local seen = {}
    for seed = 1, 12 do
      local g = scenario(t, { investigators = TWO, seed = seed })
      local names, path = {}, place_of(g, "Main Path")
      for _, inv in ipairs(g:call "seats") do t:equal({ inv.place, path.face }, { path, 1 }) end
      for _, place in ipairs(g:cards "locations") do
        if place ~= path then
          t:equal({ place.title, place.face, place.clues }, { "Arkham Woods", 0, 0 })
          names[#names + 1], seen[place.data.subtitle] = place.data.subtitle, true
        end
      end
      table.sort(names)
      for i = 2, #names do t:truthy(names[i] ~= names[i - 1], names[i]) end
      t:equal({ #names, #g:cards "locations" }, { 4, 5 })
      for _, zone in ipairs { "set_aside", "removed" } do
        for _, card in ipairs(g:cards(zone)) do t:not_equal(card.title, "Arkham Woods", zone) end
      end
    end
    for _, name in ipairs(WOODS) do t:truthy(seen[name], name) end
  end)

local ENCOUNTER = { ["Umôrdhoth's Wrath"] = 2, ["Ghoul Minion"] = 3, ["Ravenous Ghoul"] = 1, ["Grasping Hands"] = 3,
  ["Rotting Remains"] = 3, ["Frozen in Fear"] = 2, ["Dissonant Voices"] = 2, ["Ancient Evils"] = 3, ["Acolyte"] = 3,
  ["Wizard of the Order"] = 1, ["Mysterious Chanting"] = 2 }
local AGENTS = {
  ["Yithian Observer"] = { ["Yithian Observer"] = 2, ["Offer of Power"] = 2 },
  ["Relentless Dark Young"] = { ["Relentless Dark Young"] = 1, ["Goat Spawn"] = 3 },
  ["Young Deep One"] = { ["Young Deep One"] = 2, ["Dreams of R'lyeh"] = 2 },
  ["Screeching Byakhee"] = { ["Screeching Byakhee"] = 2, ["The Yellow Sign"] = 2 },
}

test("The Devourer Below: one of the four sets of agents is in the encounter deck, the others are out unseen",
  { rules = { "ah.setup.encounter_deck" } }, function(t)
    local seen = {}
    for seed = 1, 16 do
      local g = scenario(t, { seed = seed })
      local deck = count(g:cards "encounter_deck")
      t:equal(#g:cards "encounter_deck", 29)
      for title, n in pairs(ENCOUNTER) do t:equal(deck[title], n, title) end
      for title, set in pairs(AGENTS) do
        if deck[title] then
          seen[title] = true
          for name, n in pairs(set) do t:equal(deck[name], n, name) end
        end
      end
      t:equal(#g:cards "removed", 1)   -- the test's own
    end
    for title in pairs(AGENTS) do t:truthy(seen[title], title) end
  end)

test("The Devourer Below: the agents and the Ghoul Priest are anywhere in the deck", function(t)
  local places, different = {}, 0
  for seed = 1, 8 do
    local g = scenario(t, { seed = seed, options = { the_gathering = "no_resolution" } })
    for i, card in ipairs(g:cards "encounter_deck") do
      if not ENCOUNTER[card.title] and not places[i] then
        places[i], different = true, different + 1
      end
    end
  end
  t:truthy(different > 10, different)
end)

test("The Devourer Below: the Ritual Site and Umôrdhoth are set aside, an elder thing is in the bag",
  { rules = { "ah.set_aside.inert" } }, function(t)
    for difficulty, n in pairs { easy = 17, standard = 17, hard = 18, expert = 19 } do
      local g = scenario(t, { difficulty = difficulty })
      local bag = count(g:cards "chaos_bag")
      t:equal({ #g:cards "chaos_bag", bag["elder thing"], bag.skull, bag.cultist, bag.tablet }, { n, 1, 2, 1, 1 },
        difficulty)
      t:equal(count(g:cards "set_aside"), { ["Ritual Site"] = 1, ["Umôrdhoth"] = 1 })
    end
  end)

local CULTISTS = { "wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner",
  "the_masked_hunter" }

test("The Devourer Below: the more cultists got away, the more doom is on the first agenda", function(t)
  local doom = { 1, 1, 2, 2, 3, 3 }
  t:equal(scenario(t):agenda().doom, 0)
  for n = 1, 6 do
    local g = scenario(t, { options = { cultists = table.concat(CULTISTS, " ", 1, n) } })
    t:equal(g:agenda().doom, doom[n], n)
  end
end)

test("The Devourer Below: the Ghoul Priest is in the encounter deck only if he is alive", function(t)
  t:falsy(count(scenario(t):cards "encounter_deck")["Ghoul Priest"])
  local g = scenario(t, { options = { the_gathering = "no_resolution" } })
  t:equal({ #g:cards "encounter_deck", count(g:cards "encounter_deck")["Ghoul Priest"] }, { 30, 1 })
end)

test("The Devourer Below: past midnight each player discards 2 random cards of the opening hand", function(t)
  local g = scenario(t, { investigators = TWO, decks = true })
  for _, inv in ipairs(g:call "seats") do t:equal({ #g:cards("hand", inv), #g:cards("discard", inv) }, { 5, 0 }) end
  g = scenario(t, { investigators = TWO, decks = true, options = { the_midnight_masks = "R2" } })
  for _, inv in ipairs(g:call "seats") do t:equal({ #g:cards("hand", inv), #g:cards("discard", inv) }, { 3, 2 }) end
end)

-- --- acts ------------------------------------------------------------------------------------------------------------

test("Investigating the Trail: 3 clues for each player put the Ritual Site into play", function(t)
  local g, me = scenario(t, { investigators = TWO })
  local agnes = g:investigator "agnes_baker"
  me.clues, agnes.clues = 5, 0
  t:not_offered(g, { "activate", g:current_act() })
  agnes.clues = 2
  g:act { "activate", g:current_act() }
  g:number(4)
  t:equal({ me.clues, agnes.clues, g:current_act().title }, { 1, 0, "Into the Darkness" })
  local site = place_of(g, "Ritual Site")
  t:equal({ site.face, site.clues, #g:cards "board" }, { 0, 0, 0 })
end)

test("Investigating the Trail: those who got away spawn at the Main Path, whatever their own spawn instruction says",
  { rules = { "ah.spawn.effect_overrides" } }, function(t)
    local g, me = scenario(t, { options = { cultists = table.concat(CULTISTS, " ") } })
    g:place(me, place_of(g, "Arkham Woods"))
    g:effect "advance_act"
    local names = {}
    for _, foe in ipairs(g:cards "board") do
      t:equal(foe.place, place_of(g, "Main Path"), foe.title)
      names[#names + 1] = foe.id:gsub("^.*:", "")
    end
    table.sort(names)
    local all = { unpack(CULTISTS) }
    table.sort(all)
    t:equal(names, all)
  end)

test("Investigating the Trail: cultists at the Main Path engage who is there",
  { rules = { "ah.spawn.then_engage" } }, function(t)
    local g, me = scenario(t, { options = { cultists = "herman_collins" } })
    g:effect "advance_act"
    local foes = g:cards("threat", me)
    t:equal({ #foes, foes[1].title, #g:cards "board" }, { 1, "Herman Collins", 0 })
  end)

test("Investigating the Trail: a Ritual Site that is in play stays the only one", function(t)
  local g = scenario(t)
  g:put(g:card "ritual_site", "locations", { face = 0 })
  g:effect "advance_act"
  t:equal(count(g:cards "locations")["Ritual Site"], 1)
end)

test("Into the Darkness: it advances as an investigator enters the Ritual Site, not as an enemy does",
  { rules = { "ah.act.objective_modifies" } }, function(t)
    local g, me = at_act(t, 2)
    local site = place_of(g, "Ritual Site")
    local foe = g:spawn("ghoul_minion", { exhausted = true })
    g:effect("move_enemy", foe, site)
    g:effect("move_to", me, place_of(g, "Arkham Woods"))
    g:effect("move_to", me, place_of(g, "Main Path"))
    t:equal(g:current_act().title, "Into the Darkness")
    g:act { "move", site }
    t:equal({ g:current_act().title, site.clues, me.place }, { "Disrupting the Ritual", 2, site })
  end)

test("Into the Darkness: the first enemy of the encounter deck spawns at the Ritual Site, for 3 the first two",
  function(t)
    for players = 1, 4 do
      local g = at_act(t, 2, nil, players)
      g:no_shuffle()
      g:encounter_discard { "rotting_remains" }
      g:encounter_deck { "ancient_evils", "swarm_of_rats", "grasping_hands", "acolyte", "ghoul_minion" }
      g:effect "advance_act"
      local site, there = place_of(g, "Ritual Site"), {}
      for _, foe in ipairs(g:cards "board") do
        t:equal(foe.place, site)
        there[foe.title] = foe.doom
      end
      t:equal(#g:cards "board", players >= 3 and 2 or 1, players)
      t:truthy(#g:cards "encounter_discard" > 0)
    end
  end)

test("Into the Darkness: the discard pile is shuffled in first, and an enemy's own spawn instruction is overridden",
  { rules = { "ah.spawn.effect_overrides" } }, function(t)
    local g = at_act(t, 2)
    local acolyte = g:encounter_discard({ "acolyte" })[1]
    g:effect "advance_act"
    t:equal({ acolyte.place, acolyte.doom }, { place_of(g, "Ritual Site"), 1 })
    g = at_act(t, 2)                                 -- and no enemy anywhere
    g:encounter_discard { "ancient_evils", "rotting_remains" }
    g:effect "advance_act"
    t:equal({ #g:cards "board", #g:cards "encounter_deck", g:current_act().title }, { 0, 2, "Disrupting the Ritual" },
      "all have been discarded, so the deck is made anew")
  end)

test("Into the Darkness: players who are out of the game are not counted", function(t)
  local g = at_act(t, 2, { investigators = { "roland_banks", "agnes_baker", "third_partner" } })
  g:encounter_discard { "acolyte", "ghoul_minion", "swarm_of_rats" }
  g:effect("resign", g:investigator "agnes_baker")
  g:effect "advance_act"
  t:equal(#g:cards "board", 1)
end)

test("Disrupting the Ritual: a clue buys a test of willpower or agility (3) anywhere, a success puts it on the act",
  function(t)
    for _, skill in ipairs { "willpower", "agility" } do
      local g, me = at_act(t, 3)
      t:not_offered(g, { "activate", g:current_act() })
      g:auto { "commit" }
      me.clues = 2
      me:modify(skill, 3 - me[skill], "round")
      g:tokens { "0", "-1" }
      g:act { "Spend 1 clue: test " .. skill, g:current_act() }
      t:equal({ me.clues, g:current_act().clues, me.actions }, { 1, 1, 2 }, skill)
      g:act { "Spend 1 clue: test " .. skill, g:current_act() }
      t:equal({ me.clues, g:current_act().clues, me.actions }, { 0, 1, 1 }, skill)
    end
  end)

test("Disrupting the Ritual: 2 clues for each player on it are R1, and the scenario is completed",
  { rules = { "ah.win.act_resolution", "ah.resolution_point.ends_scenario" } }, function(t)
    local g, me = at_act(t, 3, { investigators = TWO, auto = { "commit" } })
    me.clues, g:current_act().clues = 2, 2
    me:modify("willpower", 3, "round")
    g:tokens { "0", "0" }
    g:act { "Spend 1 clue: test willpower", g:current_act() }
    t:not_over(g)
    g:act { "Spend 1 clue: test willpower", g:current_act() }
    t:over(g, "R1")
    t:equal(g:get "ending", 1)
    g, me = at_act(t, 3, { auto = { "commit" } })
    me.clues, g:current_act().clues = 1, 1
    g:tokens { "0" }
    g:act { "Spend 1 clue: test willpower", g:current_act() }
    t:over(g, "R1")
  end)

-- --- agendas ---------------------------------------------------------------------------------------------------------

test("The Arkham Woods: the first Monster of the encounter deck spawns at the Main Path, with 1 doom", function(t)
  local g, me = scenario(t)
  g:empty "encounter_deck"
  g:no_shuffle()
  local _, _, foe = unpack(g:encounter_deck { "ancient_evils", "acolyte", "ghoul_minion", "ravenous_ghoul" })
  g:place(me, place_of(g, "Arkham Woods"))
  g:effect "advance_agenda"
  t:equal({ foe.place, foe.doom, g:agenda().title }, { place_of(g, "Main Path"), 1, "The Ritual Begins" })
  t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 1, 2 })
end)

test("The Arkham Woods: the discard pile is shuffled in first; without any Monster nothing spawns", function(t)
  local g = scenario(t)
  g:empty "encounter_deck"
  local _, foe = unpack(g:encounter_discard { "acolyte", "ghoul_minion" })
  g:effect "advance_agenda"
  t:equal(foe.doom, 1)
  g = scenario(t)
  g:empty "encounter_deck"
  g:encounter_discard { "acolyte" }
  g:effect "advance_agenda"
  t:equal({ #g:cards "board", #g:cards "encounter_deck", g:agenda().title }, { 0, 1, "The Ritual Begins" })
end)

test("The Ritual Begins: each enemy gets +1 fight and +1 evade", function(t)
  local g = t:game { locations = { "main_path" }, agenda = "the_ritual_begins" }
  local foe = g:spawn "ghoul_minion"
  t:equal({ foe.fight, foe.evade, foe.health, foe.attack_damage }, { 3, 3, 2, 1 })
  t:equal({ g:lead():check "fight", g:lead():check "evade" }, { 0, 0 })
  g = t:game { locations = { "main_path" } }
  foe = g:spawn "ghoul_minion"
  t:equal({ foe.fight, foe.evade }, { 2, 2 })
end)

local function will_of_umordhoth(t, weaknesses, tokens)
  local g = t:game { locations = { "main_path" }, investigators = TWO, auto = { "commit" },
    agenda = { "the_ritual_begins", "vengeance_awaits" } }
  g:empty "random_weaknesses"
  local psychosis
  for _, id in ipairs(weaknesses) do
    local card = g:put(id, "random_weaknesses", { owner = g:investigator "agnes_baker" })
    if id == "psychosis" then psychosis = card end
  end
  g:tokens(tokens)
  g:effect "advance_agenda"
  return g, g:lead(), g:investigator "agnes_baker", psychosis
end

-- Roland has willpower 3, Agnes 5.
test("The Ritual Begins: in player order each investigator tests willpower (6), who fails gets a Madness weakness",
  { rules = { "ah.weakness.encounter_type" } }, function(t)
    local g, me, agnes, psychosis = will_of_umordhoth(t, { "psychosis", "haunted", "mob_enforcer" }, { "-1", "+1" })
    t:order(g, { "Roland Banks fails by 4", "Agnes Baker succeeds by 0" })
    t:zone(psychosis, "threat", me)
    t:equal({ psychosis.owner, #g:cards("threat", agnes), #g:cards "random_weaknesses" }, { me, 0, 2 })
    t:equal(g:agenda().title, "Vengeance Awaits")
  end)

test("The Ritual Begins: each failure takes another card, and when no Madness weakness is left there is none",
  function(t)
    local g, me, agnes, psychosis = will_of_umordhoth(t, { "haunted", "psychosis" }, { "-1", "-1" })
    t:zone(psychosis, "threat", me)
    t:equal({ #g:cards("threat", me), #g:cards("threat", agnes), #g:cards("hand", agnes) }, { 1, 0, 0 })
  end)

-- At an act, with agenda 3 about to advance.
local function vengeance(t, n, more)
  local g, me = at_act(t, n, more)
  g:empty "agenda"
  g:empty "agenda_deck"
  return g, me, g:put("vengeance_awaits", "agenda", { doom = 4 })
end

test("Vengeance Awaits, at act 1: the Ritual Site is put into play, and Umôrdhoth spawns there", function(t)
  local g = vengeance(t, 1)
  g:effect "advance_agenda"
  local site, foe = place_of(g, "Ritual Site"), g:card "umordhoth"
  t:equal({ site.face, foe.place, foe.zone }, { 0, site, "board" })
end)

test("Vengeance Awaits, at act 2 or 3: all enemies at the Ritual Site are discarded, and Umôrdhoth spawns there",
  function(t)
    for act = 2, 3 do
      local g, me = vengeance(t, act)
      local site = place_of(g, "Ritual Site")
      g:place(me, site)
      local engaged, free = g:spawn("ghoul_minion", { engaged = me }), g:spawn("acolyte", { at = site, doom = 1 })
      local away = g:spawn("ravenous_ghoul", { at = place_of(g, "Main Path") })
      g:effect "advance_agenda"
      if g:prompt() and g:prompt().text:find "discard pile" then g:choose { engaged } end
      t:zone(engaged, "encounter_discard")
      t:zone(free, "encounter_discard")
      t:zone(away, "board")
      t:equal({ g:card "umordhoth".place, g:card "umordhoth".zone }, { site, "board" }, act)
    end
  end)

test("Vengeance Awaits becomes the current act and the current agenda; the others leave the game",
  { rules = { "ah.actagenda.next_card", "ah.actagenda.tokens_removed" } }, function(t)
    for act = 1, 3 do
      local g, _, agenda = vengeance(t, act)
      g:current_act().clues = 1
      g:effect "advance_agenda"
      t:equal({ g:agenda(), g:current_act(), agenda.face, agenda.doom }, { agenda, agenda, 1, 0 })
      t:equal({ #g:cards "act", #g:cards "act_deck", #g:cards "agenda_deck" }, { 0, 0, 0 })
      g:effect "advance_act"
      g:effect "advance_agenda"
      t:equal({ g:agenda(), g:current_act(), #g:cards "removed" }, { agenda, agenda, #g:cards "removed" })
      t:equal(count(g:cards "board")["Umôrdhoth"], 1)
    end
  end)

test("Vengeance Awaits, turned over: it takes doom as the agenda does, but never advances",
  { rules = { "ah.agenda.objective_modifies" } }, function(t)
    local g, me, agenda = vengeance(t, 1, { auto = { "windows", "forced", "reactions" } })
    g:effect "advance_agenda"
    t:equal(me.horror, 0)
    g:card "umordhoth".exhausted = true
    agenda.doom = 7
    g:encounter_deck { "grasping_hands", "ancient_evils" }
    g:tokens { "+1" }
    me:modify("agility", 3, "game")
    g:run_to "mythos"
    g:card "umordhoth":move("set_aside")
    g:run_to "investigation"
    t:equal({ agenda.zone, agenda.doom }, { "agenda", 8 })
    g:effect("draw_encounter", me)                   -- Ancient Evils could make it advance
    t:equal({ agenda.zone, agenda.doom, g:get "agenda_number" }, { "agenda", 9, 1 })
    local lines = table.concat(g:call("board", me), "\n")
    t:truthy(lines:find "doom  9\n", lines)
  end)

test("Vengeance Awaits, turned over: Umôrdhoth's defeat is R2, and completes the scenario as the act's resolution does",
  { rules = { "ah.win.act_resolution", "ah.resolution_point.ends_scenario" } }, function(t)
    local g, me = vengeance(t, 3)
    local foe = g:spawn("ghoul_minion", { at = me.place, exhausted = true })
    g:effect("defeat_enemy", foe, me)
    t:not_over(g)
    g:effect "advance_agenda"
    g:effect("deal_damage", me, g:card "umordhoth", 9)
    g:effect("defeat_enemy", g:spawn("ghoul_minion", { at = me.place, exhausted = true }), me)
    t:not_over(g)
    g:effect("deal_damage", me, g:card "umordhoth", 1)
    t:over(g, "R2")
    t:equal(g:get "ending", 1)
  end)

test("Vengeance Awaits: before it is turned over nothing happens if Umôrdhoth is defeated", function(t)
  local g, me = vengeance(t, 1)
  local foe = g:spawn("umordhoth", { exhausted = true })
  g:effect("defeat_enemy", foe, me)
  t:not_over(g)
  t:equal(g:current_act().title, "Investigating the Trail")
end)

-- --- resolutions -----------------------------------------------------------------------------------------------------

local NOTES = { "arkham_succumbed", "ritual_broken", "umordhoth_repelled", "lita_sacrificed" }

-- With Umôrdhoth's servants worth 2 in the victory display.
local function resolve(t, resolution)
  local g, me = scenario(t, { investigators = TWO })
  g:put("flesh_eater", "victory")
  g:put("icy_ghoul", "victory")
  g:effect("end_scenario", resolution)
  t:over(g, resolution)
  local agnes = g:investigator "agnes_baker"
  for _, inv in ipairs { me, agnes } do t:equal(inv.earned, g:investigator "roland_banks".earned) end
  local noted = {}
  for _, id in ipairs(NOTES) do
    if g:call("logged", id) then noted[#noted + 1] = id end
  end
  return g, me, agnes, noted
end

local function state_of(inv) return { inv.earned, inv.physical_trauma, inv.mental_trauma, inv.killed } end

test("The Devourer Below, no resolution: Arkham succumbs, everybody who is left is killed, nobody earns experience",
  { rules = { "ah.log.exact_phrase" } }, function(t)
    local _, me, agnes, noted = resolve(t, "no_resolution")
    t:equal(noted, { "arkham_succumbed" })
    t:equal({ state_of(me), state_of(agnes) }, { { 0, 0, 0, true }, { 0, 0, 0, true } })
  end)

test("The Devourer Below: when everybody has resigned no resolution is reached, and those who resigned are killed",
  function(t)
    local g, me = scenario(t)
    g:act { "resign", place_of(g, "Main Path") }
    t:over(g, "no_resolution")
    t:equal({ me.killed, g:call("logged", "arkham_succumbed") }, { true, true })
  end)

test("The Devourer Below, R1: the ritual is broken, 2 mental trauma, the victory display and 5 experience", function(t)
  local _, me, agnes, noted = resolve(t, "R1")
  t:equal(noted, { "ritual_broken" })
  t:equal({ state_of(me), state_of(agnes) }, { { 7, 0, 2, false }, { 7, 0, 2, false } })
end)

test("The Devourer Below, R2: Umôrdhoth is repelled, 2 and 2 trauma, the victory display and 10 experience",
  function(t)
    local _, me, agnes, noted = resolve(t, "R2")
    t:equal(noted, { "umordhoth_repelled" })
    t:equal({ state_of(me), state_of(agnes) }, { { 12, 2, 2, false }, { 12, 2, 2, false } })
  end)

test("The Devourer Below, R3: Lita is sacrificed, 2 and 2 trauma, a Madness weakness in each deck, the victory display",
  { rules = { "ah.weakness.added_stays_in_deck" } }, function(t)
    local g, me, agnes, noted = resolve(t, "R3")
    t:equal(noted, { "lita_sacrificed" })
    t:equal({ state_of(me), state_of(agnes) }, { { 2, 2, 2, false }, { 2, 2, 2, false } })
    for _, inv in ipairs { me, agnes } do
      local deck = g:cards("deck", inv)
      t:equal({ #deck, deck[1]:is "madness", deck[1]:is "basic_weakness", deck[1].owner }, { 1, true, true, inv })
    end
  end)

test("The Devourer Below, R3: where no Madness weakness is left none is added", function(t)
  local g, me = scenario(t)
  g:empty "random_weaknesses"
  g:effect("end_scenario", "R3")
  t:over(g, "R3")
  t:equal({ #g:cards("deck", me), me.mental_trauma }, { 0, 2 })
end)

test("The Devourer Below: who was defeated suffers the trauma of the resolution as well", function(t)
  local g, me = scenario(t, { investigators = TWO })
  g:effect("defeat", me, true)
  g:effect("end_scenario", "R2")
  t:equal({ me.physical_trauma, me.mental_trauma, me.earned }, { 3, 2, 10 })
end)
