-- Rules Reference, Glossary: Swarming X.

local TWO = { "roland_banks", "test_partner" }
local FIVE = { "guts", "knife", "evidence", "dodge", "guts" }

local function swarm_of(g, host) return g:call("find", "swarm_of", host) end

local function face_down(g) return g:cards "beneath_facedown" end

local function the_host(g)
  local host
  for _, enemy in ipairs(g:call("find", "enemies")) do
    if not enemy.swarm_card then host = enemy end
  end
  return host
end

-- A game in which the first investigator draws that enemy. Gives the game, the investigator, the host, its swarm cards.
local function drawn(t, id, more)
  local setup = { locations = { "foes_crypt", "foes_chapel" }, deck = FIVE, auto = { "commit", "reactions", "forced" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g  = t:game(setup)
  local me = g:investigator(setup.investigators and setup.investigators[1] or "roland_banks")
  g:encounter_deck { id }
  g:effect("draw_encounter", me)
  local host = the_host(g)
  return g, me, host, swarm_of(g, host)
end

test("a swarming enemy comes with the top cards of the drawer's deck, face down and unseen",
  { rules = { "ah.swarming.adds_cards" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog", { investigators = TWO })
  t:equal(#swarm, 2)
  t:equal(#g:cards("deck", me), 3)
  t:equal(g:cards("deck", me)[1].id, "arkham_core:evidence")
  for _, card in ipairs(face_down(g)) do
    t:equal(card.owner, me)
    t:equal({ g:sees(me, card), g:sees(g:investigator "test_partner", card) }, { false, false })
  end
  t:not_logged(g, "Guts")
  t:logged(g, "adds 2 swarm cards to Stealthy Zoog")
  t:falsy(host.swarm_card)
end)

test("each enemy of a pack engages, as it spawns, later, and when swarm cards are added",
  { rules = { "ah.swarming.copies_of_host" } }, function(t)
  local g = t:game { locations = { "foes_crypt", "foes_chapel" }, deck = FIVE, auto = { "windows", "commit" } }
  local me = g:lead()
  local bell = g:put("combat_bell", "play", { owner = me })
  local function heard(times)
    for _ = 1, times do g:choose { bell } end
    t:prompt(g, "Your turn")
  end
  g:encounter_deck { "foes_zoog" }
  g:effect("draw_encounter", me)
  heard(3)
  local host = the_host(g)
  g:effect("evade_enemy", me, host)
  t:equal(#g:call("find", "engaged", me), 0)
  g:act { "engage", host }
  heard(3)
  g:effect("add_swarm", host, 1, me)
  heard(1)
  t:equal({ #g:call("find", "engaged", me), me.resources }, { 4, 12 })
  g:effect("engage", me, host)
  t:prompt(g, "Your turn")
end)

test("an enemy that spawns otherwise than it would gets its swarm cards once", { rules = { "ah.swarming.adds_cards" } },
  function(t)
    local g = t:game { investigators = TWO, locations = { "foes_crypt", "foes_chapel" }, deck = FIVE,
      at = { test_partner = "foes_chapel" } }
    g:put("foes_lure", "play", { owner = g:investigator "test_partner" })
    g:encounter_deck { "foes_zoog" }
    g:effect("draw_encounter", g:lead())
    t:equal({ #face_down(g), the_host(g).place }, { 2, g:location "foes_chapel" })
  end)

test("where nobody has drawn it, the lead investigator adds the swarm cards",
  { rules = { "ah.swarming.lead_if_unclear" } }, function(t)
  local g = t:game { investigators = TWO, locations = { "foes_crypt", "foes_chapel" },
    deck = { roland_banks = FIVE, test_partner = FIVE } }
  g:set("lead", g:investigator "test_partner")
  g:effect("spawn", g:put("foes_zoog", "set_aside"), nil, g:location "foes_chapel")
  t:equal(#face_down(g), 2)
  for _, card in ipairs(face_down(g)) do t:equal(card.owner, g:investigator "test_partner") end
end)

test("each swarm card is an enemy of its own, with the values and text of its host",
  { rules = { "ah.swarming.copies_of_host" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog")
  t:equal(#g:call("find", "engaged", me), 3)
  for _, card in ipairs(swarm) do
    t:equal({ card.fight, card.health, card.evade, card.attack_damage, card.title, card.bearer == me },
      { host.fight, host.health, host.evade, host.attack_damage, host.title, true })
    t:offered(g, { { "fight", card }, { "evade", card } })
  end
  g:effect("attack", swarm[1], me)
  t:equal({ me.damage, me.resources }, { 1, 4 })
end)

test("host and swarm cards attack separately in the enemy phase, and exhaust after the last attack",
  { rules = { "ah.swarming.attack_then_exhaust" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog")
  g:run_to "enemy"
  g:choose { swarm[1] }
  t:equal({ me.damage, host.exhausted, swarm[1].exhausted, swarm[2].exhausted }, { 1, false, false, false })
  g:stop_at "exhausts"
  g:choose { host }
  t:equal({ me.damage, me.resources }, { 3, 2 })
  t:equal({ host.exhausted, swarm[1].exhausted, swarm[2].exhausted }, { true, true, true })
end)

test("a host is not defeated while it has swarm cards, and is when the last is gone",
  { rules = { "ah.swarming.host_protected" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog")
  g:effect("deal_damage", me, host, 2)
  g:effect("defeat_enemy", host)
  t:equal({ host.in_play, host.damage }, { true, 2 })
  g:effect("deal_damage", me, swarm[1], 1)
  t:equal({ host.in_play, swarm[1].in_play, swarm[2].in_play }, { true, false, true })
  g:effect("defeat_enemy", swarm[2])
  t:zone(host, "encounter_discard", nil)
  t:equal(#g:cards("deck", me), 5)
end)

test("damage to a whole pack at once defeats its swarm cards, and then its host",
  { rules = { "ah.swarming.host_protected" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog")
  g:effect("harm_all", me, { host, swarm[1], swarm[2] }, 1)
  t:equal({ host.in_play, swarm[1].in_play, swarm[2].in_play }, { false, false, false })
  t:zone(host, "encounter_discard", nil)
  t:equal(#g:cards("deck", me), 5)
end)

test("a pack whose investigator is gone stays together, and a card of that deck does not come back",
  { rules = { "ah.swarming.single_entity" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog", { investigators = TWO })
  local partner = g:investigator "test_partner"
  g:place(partner, g:location "foes_chapel")
  g:effect("resign", me)
  for _, enemy in ipairs { host, swarm[1], swarm[2] } do
    t:equal({ enemy.zone, enemy.place }, { "board", g:location "foes_crypt" })
  end
  g:effect("leave_play", host)
  t:equal({ swarm[1].in_play, #face_down(g), #g:cards("deck", partner) }, { false, 0, 0 })
end)

test("excess damage on a defeated swarm card may go to its host, or nowhere",
  { rules = { "ah.swarming.excess_damage" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_pride")
  t:equal(#swarm, 1)
  local other = g:spawn("ghoul_minion", { engaged = me })
  g:effect("deal_damage", me, swarm[1], 3)
  t:prompt(g, "excess damage (1)")
  t:equal(g:prompt_options(), { "Feral Pride" })
  g:choose { host }
  t:equal({ host.damage, other.damage, swarm[1].in_play }, { 1, 0, false })
  g:effect("add_swarm", host, 1, me)
  g:effect("deal_damage", me, swarm_of(g, host)[1], 3)
  g:choose { "excess damage", none = true }
  t:equal({ host.damage, #swarm_of(g, host) }, { 1, 0 })
end)

test("Tony's 2 damage to a Stealthy Zoog with 2 swarm cards may defeat both of them",
  { rules = { "ah.swarming.tony_derringer", "ah.swarming.excess_damage" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog", { investigators = { "foes_tony" } })
  local gun = g:put("foes_derringer", "play", { owner = me, uses = 3 })
  g:tokens { "-1" }                                          -- 5 + 2 - 1 against 2
  g:act { "fight", gun, swarm[1] }
  g:choose { swarm[2] }
  t:equal({ swarm[1].in_play, swarm[2].in_play, host.in_play, host.damage }, { false, false, true, 0 })
end)

test("a swarm card that leaves play goes to the bottom of its owner's deck",
  { rules = { "ah.swarming.leaves_to_deck_bottom" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog")
  local first, second = face_down(g)[1], face_down(g)[2]
  g:effect("deal_damage", me, swarm[1], 1)
  local cards = g:cards("deck", me)
  t:equal(#cards, 4)
  t:truthy(cards[4] == first or cards[4] == second)
  g:effect("leave_play", host)                               -- the rest goes with its host
  t:zone(host, "encounter_discard", nil)
  t:equal(#g:cards("deck", me), 5)
  t:equal({ #face_down(g), #g:cards "encounter_discard", #g:cards "victory" }, { 0, 1, 0 })
end)

test("host and swarm engage, are evaded, ready and move as one", { rules = { "ah.swarming.single_entity" } },
  function(t)
  local g, me, host, swarm = drawn(t, "foes_pride", { investigators = TWO })
  local partner = g:investigator "test_partner"
  t:equal(#swarm, 2)
  g:tokens { "+1" }
  g:act { "evade", swarm[2] }
  for _, enemy in ipairs { host, swarm[1], swarm[2] } do
    t:equal({ enemy.exhausted, enemy.zone, enemy.place }, { true, "board", me.place })
  end
  g:effect("engage", partner, swarm[1])
  for _, enemy in ipairs { host, swarm[1], swarm[2] } do t:equal(enemy.bearer, partner) end
  g:effect("move_enemy", swarm[1], g:location "foes_chapel")
  for _, enemy in ipairs { host, swarm[1], swarm[2] } do
    t:equal({ enemy.zone, enemy.place }, { "board", g:location "foes_chapel" })
  end
  g:effect("ready", host)
  for _, enemy in ipairs { host, swarm[1], swarm[2] } do t:falsy(enemy.exhausted) end
end)

test("where one of a pack cannot ready, none of them does", { rules = { "ah.swarming.single_entity" } }, function(t)
  for _, of_host in ipairs { true, false } do
    local g, me, host, swarm = drawn(t, "foes_zoog", { auto = { "windows", "commit", "reactions", "forced" } })
    g:effect("evade_enemy", me, host)
    local held = of_host and host or swarm[1]
    held:modify("cannot_ready", 1, "round")
    g:effect("ready", swarm[1])
    g:effect("ready", host)
    t:equal({ host.exhausted, swarm[1].exhausted, swarm[2].exhausted }, { true, true, true })
    g:end_turn()
    t:equal({ g:get "round", host.exhausted, swarm[1].exhausted, swarm[2].exhausted }, { 2, true, true, true })
    g:end_turn()
    t:equal({ host.exhausted, swarm[1].exhausted, swarm[2].exhausted, host.bearer }, { false, false, false, me })
  end
end)

test("a pack of hunters moves once in the enemy phase", { rules = { "ah.swarming.single_entity" } }, function(t)
  local g = t:game { locations = { "foes_chapel", "foes_crypt", "foes_vault" }, deck = FIVE,
    auto = { "commit", "windows", "forced" } }
  local host = g:put("foes_pride", "set_aside")
  g:effect("spawn", host, nil, g:location "foes_vault")
  local swarm = swarm_of(g, host)
  t:equal(#swarm, 1)
  g:run_to "upkeep"
  t:equal({ host.place, swarm[1].place }, { g:location "foes_crypt", g:location "foes_crypt" })
  g:run_to "enemy"
  g:go_on()
  t:prompt(g, "attacks you first")
  t:equal({ host.bearer, swarm[1].bearer }, { g:lead(), g:lead() })
end)

test("swarm cards turn over with their host, never alone, and leave play where it is no enemy any longer",
  { rules = { "ah.swarming.copies_of_host" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_daylight")
  t:equal(g:effect("flip", swarm[1]), nil)
  t:equal({ host.title, swarm[1].title }, { "Pack by Daylight", "Pack by Daylight" })
  g:effect("flip", host)
  t:equal({ host.title, swarm[1].title, swarm[1].fight, swarm[1].attack_damage, swarm[1].bearer == me },
    { "Pack by Moonlight", "Pack by Moonlight", 4, 2, true })
  t:equal(host.face, 0)
  t:not_logged(g, "reveal")                                    -- it is no location
  g:effect("deal_damage", me, swarm[1], 2)
  t:equal({ swarm[1].in_play, #g:cards("deck", me) }, { false, 5 })
  g, me, host, swarm = drawn(t, "foes_sleeper")
  g:effect("flip", host)
  t:equal({ host.title, swarm[1].in_play, #g:cards("deck", me), #g:call("find", "enemies") },
    { "What It Dreams Of", false, 5, 0 })
end)

test("a pack follows to another investigator who engages its host, and has no swarm cards of swarm cards",
  { rules = { "ah.swarming.single_entity" } }, function(t)
    local g, me, host, swarm = drawn(t, "foes_zoog", { investigators = TWO })
    local partner = g:investigator "test_partner"
    if host.zone ~= "threat" then g:effect("engage", me, host) end
    t:equal(#g:call("find", "engaged", me), 3)
    g:effect("engage", partner, host)
    t:equal({ host.bearer, swarm[1].bearer, swarm[2].bearer }, { partner, partner, partner })
    g:effect("add_swarm", swarm[1], 1, me)
    t:equal({ #swarm_of(g, host), #g:cards("deck", me) }, { 2, 3 })
  end)

test("a pack engages nobody whom one of it cannot engage", { rules = { "ah.swarming.single_entity" } }, function(t)
  local g, me, host, swarm = drawn(t, "foes_zoog", { investigators = TWO })
  local partner = g:investigator "test_partner"
  if host.zone == "threat" then g:effect("disengage", host) end
  swarm[1]:modify("cannot_engage", 1, "turn")
  g:effect("engage", partner, host)
  g:effect("engage", me, swarm[2])
  t:equal({ host.zone, swarm[1].zone, swarm[2].zone }, { "board", "board", "board" })
end)

test("from a deck with too few cards come as many swarm cards as it has, and none are announced where none come",
  { rules = { "ah.swarming.adds_cards" } }, function(t)
    for _, deck in ipairs { { "guts" }, {} } do
      local g, me, _, swarm = drawn(t, "foes_zoog", { deck = deck })
      t:equal({ #swarm, #g:cards("deck", me) }, { #deck, 0 })
      if deck[1] then t:logged(g, "adds 1 swarm card") else t:not_logged(g, "swarm card") end
    end
  end)

test("an enemy whose text is blank as it enters play gets no swarm cards", { rules = { "ah.swarming.adds_cards" } },
  function(t)
    local g = t:game { locations = { "foes_crypt" }, deck = FIVE }
    g:put("foes_muffle", "play", { owner = g:lead() })
    g:encounter_deck { "foes_zoog" }
    g:effect("draw_encounter", g:lead())
    t:equal({ #g:call("find", "enemies"), #g:cards("deck", g:lead()) }, { 1, 5 })
  end)
