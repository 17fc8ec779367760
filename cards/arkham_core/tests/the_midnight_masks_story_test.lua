-- The Midnight Masks: the cult, the Masked Hunter, agendas, act and resolutions.

local scenario = require "helpers/scenario" "the_midnight_masks"

-- Puts that card on top of the Cultist deck.
local function on_top(g, id)
  local card = g:card(id)
  card:move "scenario_deck"
  return card
end

-- --- the cult --------------------------------------------------------------------------------------------------------

local HOMES = { wolf_man_drew = "Downtown", herman_collins = "Graveyard", peter_warren = "Miskatonic University",
  victoria_devereux = "Northside", ruth_turner = "St. Mary's Hospital" }
for id, home in pairs(HOMES) do
  test(id .. " spawns at " .. home .. ", whoever draws the card", function(t)
    local g, me = scenario(t)
    local card = on_top(g, id)
    g:effect("draw_encounter", me, card)
    t:equal({ card.zone, card.place }, { "board", g:location(home) })
  end)
end

local CULT = { "wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner" }
test("a cultist who is defeated goes to the victory display", { rules = { "ah.victory.enemy" } }, function(t)
  local g = t:game { locations = { "rivertown" }, auto = { "reactions" } }
  for _, id in ipairs(CULT) do
    local card = g:spawn(id, { engaged = g:lead() })
    g:effect("defeat_enemy", card, g:lead())
    t:zone(card, "victory")
  end
end)

test("\"Wolf-Man\" Drew heals 1 damage when he attacks, before his damage is dealt; not when the attack is cancelled",
  function(t)
    local g = t:game { locations = { "rivertown" }, hand = { "dodge" }, deck = { "guts", "guts" }, auto = { "commit" } }
    local me = g:lead()
    local drew = g:spawn("wolf_man_drew", { engaged = me, damage = 2 })
    local rats = g:spawn("swarm_of_rats", { at = me.place, exhausted = true })
    g:act "draw 1 card"
    g:choose { g:card "dodge" }
    t:equal({ drew.damage, me.damage }, { 2, 0 })
    g:act "gain 1 resource"
    t:equal({ drew.damage, me.damage }, { 1, 2 })
    g:effect("attack", rats, me)
    t:equal(drew.damage, 1, "not when another attacks")
    g:effect("attack", drew, me)
    t:equal({ drew.damage, me.damage }, { 0, 5 })
    g:mark()
    g:effect("attack", drew, me)
    t:not_logged(g, "heal 1 damage")
  end)

test("Herman Collins: discard 4 cards to have him in the victory display, which is no defeat", function(t)
  local g = t:game { locations = { "graveyard" }, hand = { "knife", "guts", "dodge", "cover_up", "evidence" },
    auto = { "commit" } }
  local me = g:lead()
  local herman = g:spawn("herman_collins", { engaged = me })
  g:location "graveyard".clues = 1
  t:offered(g, { { "parley", herman } })
  g:hand(me, { "knife" })
  g:act { "parley", herman }
  t:prompt(g, "Discard which 4 cards", me)
  t:equal(#g:prompt_options(), 5, "the weakness cannot be chosen")
  g:choose { "Guts", "Dodge", "Evidence!", g:cards("hand", me)[1] }
  t:zone(herman, "victory")
  t:equal({ #g:cards("hand", me), #g:cards("discard", me), me.damage, me.horror }, { 2, 4, 0, 0 })
  t:not_logged(g, "defeated")
  t:no_prompt(g, "reaction")
end)

test("Herman Collins: three cards and a weakness are not enough", function(t)
  local g = t:game { locations = { "graveyard" }, hand = { "knife", "guts", "dodge", "cover_up" } }
  local herman = g:spawn("herman_collins", { engaged = g:lead() })
  t:not_offered(g, { "parley", herman }, "cost")
end)

test("Peter Warren: 2 clues, of whoever is there, engaged or not; parley provokes no attack", function(t)
  local g = t:game { locations = { "rivertown", "easttown" }, investigators = { "roland_banks", "agnes_baker" },
    turn_of = "roland_banks" }
  local me, agnes = g:lead(), g:investigator "agnes_baker"
  local peter = g:spawn("peter_warren", { engaged = agnes })
  g:spawn("swarm_of_rats", { engaged = me })
  me.clues, agnes.clues = 1, 3
  t:not_offered(g, { "parley", peter }, "cost")
  me.clues = 3
  g:place(me, g:location "easttown")
  t:not_offered(g, { "parley", peter })
  g:place(me, g:location "rivertown")
  g:act { "parley", peter }
  t:equal({ peter.zone, me.clues, agnes.clues, me.damage }, { "victory", 1, 3, 0 })
end)

test("Victoria Devereux: 5 resources", function(t)
  local g = t:game { locations = { "northside" } }
  local me = g:lead()
  local victoria = g:spawn("victoria_devereux", { engaged = me })
  me.resources = 4
  t:not_offered(g, { "parley", victoria }, "cost")
  me.resources = 6
  g:act { "parley", victoria }
  t:equal({ victoria.zone, me.resources, me.damage }, { "victory", 1, 0 })
end)

test("Ruth Turner: once evaded she is in the victory display, with her doom gone and undefeated", function(t)
  local g = t:game { locations = { "st_marys_hospital" }, auto = { "commit" } }
  local me = g:lead()
  local ruth = g:spawn("ruth_turner", { engaged = me, doom = 2 })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:effect("evade_enemy", me, rats)
  t:zone(ruth, "threat", me)
  g:tokens { "0" }
  g:act { "evade", ruth }
  t:zone(ruth, "threat", me)
  g:effect("modify", me, "agility", 3, "round")
  g:tokens { "0" }
  g:act { "evade", ruth }
  t:equal({ ruth.zone, ruth.doom, ruth.exhausted }, { "victory", 0, false })
  t:not_logged(g, "Ruth Turner is defeated")
end)

-- --- the Masked Hunter -----------------------------------------------------------------------------------------------

test("agenda 1: its other side is the Masked Hunter, engaged with who has most clues, wherever that is; then agenda 2",
  function(t)
    local g, me = scenario(t, {}, 3)
    local agnes = g:investigator "agnes_baker"
    g:place(agnes, g:location "northside")
    me.clues, agnes.clues = 1, 2
    g:agenda().doom = 4
    local acolyte = g:card "acolyte"
    g:effect "advance_agenda"
    local hunter = g:card "the_masked_hunter"
    t:equal({ hunter.bearer, hunter.place }, { agnes, g:location "northside" })
    t:equal({ g:agenda().title, g:agenda().doom, acolyte.doom }, { "Time Is Running Short", 0, 0 })
    t:order(g, { "Predator or Prey? advances", "engages Agnes Baker", "The Masked Hunter spawns" })
  end)

test("the Masked Hunter: the lead decides between equals", { rules = { "ah.prey.tie_lead" } }, function(t)
  local g, me = scenario(t, {}, 3)
  local agnes, third = g:investigator "agnes_baker", g:investigator "third_partner"
  agnes.clues, third.clues = 2, 2
  g:effect "advance_agenda"
  t:prompt(g, "pursue", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { third }
  t:equal(g:card "the_masked_hunter".bearer, third)
end)

test("the Masked Hunter: 4 health and 2 more for each investigator, those included who are out of the game",
  { rules = { "ah.per_investigator.before_modifiers" } }, function(t)
    for players = 1, 4 do
      local g, me = scenario(t, {}, players)
      g:effect "advance_agenda"
      if players > 1 then g:choose { me } end
      local hunter = g:card "the_masked_hunter"
      t:equal({ hunter.health, hunter:base "health", hunter:check "victory" }, { 4 + 2 * players, 4, 2 })
      if players == 4 then
        g:effect("resign", g:investigator "fourth_partner")
        t:equal(hunter.health, 12)
      end
    end
  end)

test("the Masked Hunter hunts whoever has most clues among the nearest", function(t)
  local g = t:game { locations = { "rivertown", "easttown", "graveyard" }, investigators = { "roland_banks",
    "agnes_baker" }, at = { roland_banks = "easttown", agnes_baker = "graveyard" }, phase = "enemy",
    auto = { "windows", "reactions" } }
  local hunter = g:spawn("the_masked_hunter", { at = g:location "rivertown" })
  g:investigator "agnes_baker".clues = 1
  g:run_to "upkeep"
  t:equal(hunter.place, g:location "graveyard")
end)

test("engaged with the Masked Hunter one discovers no clues", { rules = { "ah.cannot.absolute" } }, function(t)
  local g = t:game { locations = { "rivertown" }, hand = { "working_a_hunch", "evidence" },
    auto = { "commit", "windows" } }
  local me, place, hunch = g:lead(), g:location "rivertown", g:card "working_a_hunch"
  place.clues = 3
  local hunter = g:spawn("the_masked_hunter", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  me.actions = 5
  t:not_offered(g, { "play", hunch }, "discover")
  g:act "investigate"
  t:logged(g, "succeeds by 2")
  t:equal({ me.clues, place.clues, me.damage }, { 0, 3, 1 })
  g:effect("defeat_enemy", rats, me)                               -- Roland's reaction and Evidence! need a discovery
  t:equal({ me.clues, place.clues }, { 0, 3 })
  t:no_prompt(g, "reaction")
  g:effect("disengage", hunter)
  t:offered(g, { { "play", hunch } })
  g:tokens { "0" }
  g:act "investigate"
  t:equal({ me.clues, place.clues }, { 1, 2 })
end)

test("engaged with the Masked Hunter one spends no clues, alone or with the group; others do", function(t)
  local g, me = scenario(t, { turn_of = "agnes_baker" }, 2)
  local agnes, act = g:investigator "agnes_baker", g:current_act()
  local hunter = g:spawn("the_masked_hunter", { engaged = me, exhausted = true })
  local peter = g:spawn("peter_warren", { at = me.place, exhausted = true })
  me.clues, agnes.clues = 4, 3
  t:not_offered(g, { "activate", act }, "cost")
  agnes.clues = 6
  g:act { "activate", act }
  t:equal({ me.clues, agnes.clues }, { 4, 2 }, "nobody is asked how many are whose")
  t:offered(g, { { "parley", peter } })
  g:end_turn()
  t:not_offered(g, { "parley", peter }, "cost")
  g:effect("defeat_enemy", hunter, me)
  t:zone(hunter, "victory")
  g:pass()
  t:offered(g, { { "parley", peter } })
end)

test("an act that costs clues is not advanced with those of who is engaged with the Masked Hunter", function(t)
  local g = t:game { locations = { "hallway" }, act = { "trapped", "the_barrier" }, auto = { "windows" } }
  local me, act = g:lead(), g:current_act()
  me.clues = 3
  local hunter = g:spawn("the_masked_hunter", { engaged = me, exhausted = true })
  t:not_offered(g, { "spend", act }, "spendable_clues")
  g:effect("disengage", hunter)
  t:offered(g, { { "spend", act } })
  g = t:game { locations = { "hallway" }, act = "the_barrier", auto = { "windows", "forced" } }
  g:lead().clues = 3
  g:spawn("the_masked_hunter", { engaged = g:lead(), exhausted = true })
  g:run_to "round_ends"
  g:stop_at "phase_begins"
  g:go_on()
  t:equal({ g:lead().clues, g:current_act().title }, { 3, "The Barrier" })
end)

-- --- agendas ---------------------------------------------------------------------------------------------------------

for id, doom in pairs { predator_or_prey = 6, time_is_running_short = 8 } do
  test(id .. ": who is tired of it resigns, anywhere and without an attack; " .. doom .. " doom", function(t)
    local g = t:game { locations = { "rivertown" }, investigators = { "roland_banks", "agnes_baker" },
      turn_of = "roland_banks", agenda = id }
    local me = g:lead()
    t:equal(g:agenda().doom_threshold, doom)
    g:spawn("swarm_of_rats", { engaged = me })
    g:act "resign"
    t:equal({ me.resigned, me.damage, me.defeated }, { true, 0, false })
  end)
end

test("agenda 1 advances in the mythos phase, for all doom in play", function(t)
  local g, me = scenario(t, { phase = "mythos" })
  g:agenda().doom = 4
  g:spawn("acolyte", { at = g:location "northside", doom = 1 })
  g:encounter_deck { "crypt_chill" }
  g:stop_at "phase_ends"
  g:auto { "windows", "commit" }
  g:go_on()
  t:equal({ g:agenda().title, g:card "the_masked_hunter".bearer }, { "Time Is Running Short", me })
end)

test("agenda 2 ends the scenario: R2", function(t)
  local g = scenario(t)
  g:effect "advance_agenda"
  g:effect "advance_agenda"
  t:over(g, "R2")
  t:equal(g:get "ending", 2)
end)

-- --- the act ---------------------------------------------------------------------------------------------------------

test("act: an action and 2 clues for each investigator, from wherever they are, draw the top card of the Cultist deck",
  function(t)
    local g, me = scenario(t, { turn_of = "roland_banks" }, 2)
    local agnes, act = g:investigator "agnes_baker", g:current_act()
    local herman = on_top(g, "herman_collins")
    g:place(agnes, g:location "northside")
    me.clues, agnes.clues = 1, 2
    t:not_offered(g, { "activate", act }, "cost")
    me.clues, agnes.clues = 3, 2
    g:act { "activate", act }
    t:prompt(g, "How many clues", me)
    g:number(3)
    t:equal({ me.clues, agnes.clues, me.actions, herman.place }, { 0, 1, 2, g:location "graveyard" })
    t:equal(#g:cards "scenario_deck", 4)
    t:logged(g, "Roland Banks draws Herman Collins")
    t:equal(g:current_act(), act)
  end)

test("act: its action provokes attacks of opportunity, and draws nothing from an empty deck", function(t)
  local g, me = scenario(t)
  me.clues = 6
  on_top(g, "herman_collins")
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "activate", g:current_act() }
  t:equal({ me.damage, me.clues }, { 1, 4 })
  g:empty "scenario_deck"
  t:not_offered(g, { "activate", g:current_act() }, "scenario_deck")
end)

test("act: the clues are for all who began, though one has left", { rules = { "ah.per_investigator.starting_count" } },
  function(t)
    local g, me = scenario(t, {}, 2)
    g:effect("resign", g:investigator "agnes_baker")
    me.clues = 3
    t:not_offered(g, { "activate", g:current_act() }, "cost")
    me.clues = 5
    g:act { "activate", g:current_act() }
    t:equal(me.clues, 1)
  end)

-- Five of the six in the victory display, besides a card that is no unique Cultist.
local function nearly(t)
  local g, me = scenario(t)
  for _, id in ipairs { "wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux" } do
    g:card(id):move "victory"
  end
  g:put("the_masked_hunter", "victory")
  g:put("acolyte", "victory")
  g:put("ghoul_priest", "victory")
  g:place(me, g:location "st_marys_hospital")
  return g, me, g:card "ruth_turner"
end

test("act: with 6 unique Cultists in the victory display it advances: R1; Acolytes and Ghouls do not count", function(t)
  local g, me, ruth = nearly(t)
  local rats = g:spawn("flesh_eater", { engaged = me })
  g:effect("defeat_enemy", rats, me)
  t:not_over(g)
  ruth:move("threat", me)
  g:location "st_marys_hospital".clues = 1                         -- before Roland's reaction to her defeat
  g:effect("defeat_enemy", ruth, me)
  t:over(g, "R1")
  t:equal({ me.clues, g:get "ending" }, { 0, 1 })
end)

test("act: who is talked to or evaded counts as well", function(t)
  local g, me, ruth = nearly(t)
  ruth:move("threat", me)
  g:effect("evade_enemy", me, ruth)
  t:over(g, "R1")
end)

-- --- resolutions -----------------------------------------------------------------------------------------------------

local function short(ids)
  for i, id in ipairs(ids) do ids[i] = id:gsub("^arkham_core:", "") end
  table.sort(ids)
  return ids
end

-- One cultist in the victory display with the Ghoul Priest, one in play, three in their deck; a Victory place cleared.
local function ended(t, resolution, before)
  local g, me = scenario(t, { options = { the_gathering = "no_resolution" } }, 2)
  g:card "peter_warren":move "victory"
  g:card "ghoul_priest":move "victory"
  g:put("acolyte", "victory")                                      -- no unique one
  g:card "herman_collins":move("board", nil, false, g:location "graveyard")
  g:location "northside".face = 1
  if before then before(g, me) end
  g:effect("end_scenario", resolution)
  t:over(g, resolution)
  local log = g:call "campaign_log"
  return g, short(log.notes), short(g:call("log_list", "cultists_interrogated")),
    short(g:call("log_list", "cultists_escaped")), me
end

for _, resolution in ipairs { "R1", "no_resolution" } do
  test(resolution .. ": who was found, who got away, the Masked Hunter too who never came; victory points, no trauma",
    function(t)
      local _, notes, found, escaped, me = ended(t, resolution)
      t:equal(notes, { "house_standing" })
      t:equal(found, { "peter_warren" })
      t:equal(escaped, { "herman_collins", "ruth_turner", "the_masked_hunter", "victoria_devereux", "wolf_man_drew" })
      t:equal({ me.earned, me.physical_trauma, me.mental_trauma }, { 4, 0, 0 })   -- 1 + 2 + 1
    end)

  test(resolution .. ": at agenda 2 the Masked Hunter has got away only if in play", function(t)
    local _, _, found, escaped = ended(t, resolution, function(g, me)
      me.clues = 1
      g:effect "advance_agenda"
      g:card "the_masked_hunter":move "victory"
    end)
    t:equal(found, { "peter_warren", "the_masked_hunter" })
    t:equal(escaped, { "herman_collins", "ruth_turner", "victoria_devereux", "wolf_man_drew" })
    _, _, found, escaped = ended(t, resolution, function(g, me)
      me.clues = 1
      g:effect "advance_agenda"
    end)
    t:equal(found, { "peter_warren" })
    t:equal(#escaped, 5)
  end)
end

test("R2: the same, and that it is past midnight", function(t)
  local _, notes, found, escaped, me = ended(t, "R2", function(g, me)
    me.clues = 1
    g:effect "advance_agenda"
  end)
  t:equal(notes, { "house_standing", "past_midnight" })
  t:equal(found, { "peter_warren" })
  t:equal(escaped, { "herman_collins", "ruth_turner", "the_masked_hunter", "victoria_devereux", "wolf_man_drew" })
  t:equal({ me.earned, me.physical_trauma, me.mental_trauma }, { 4, 0, 0 })
end)

test("R2 does not name the Masked Hunter who was found", function(t)
  local _, _, found, escaped = ended(t, "R2", function(g, me)
    me.clues = 1
    g:effect "advance_agenda"
    g:card "the_masked_hunter":move "victory"
  end)
  t:equal({ #found, #escaped }, { 2, 4 })
end)

test("the Ghoul Priest stays on the log unless he is in the victory display", function(t)
  for _, resolution in ipairs { "R1", "R2", "no_resolution" } do
    local g, notes = ended(t, resolution, function(g) g:card "ghoul_priest":move "encounter_discard" end)
    t:equal(notes[1], "ghoul_priest_alive")
    t:truthy(g:call("logged", "ghoul_priest_alive"), resolution)
  end
end)

test("everybody defeated or resigned: no resolution, and who was defeated has the trauma of it", function(t)
  local g, me = scenario(t, {}, 2)
  local agnes = g:investigator "agnes_baker"
  g:effect("defeat", me, true, false)
  g:effect("resign", agnes)
  t:over(g, "no_resolution")
  t:equal({ me.physical_trauma, agnes.physical_trauma, me.earned }, { 1, 0, 0 })
  t:equal(#g:call("log_list", "cultists_escaped"), 6)
end)
