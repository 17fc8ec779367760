-- Rules Reference, Glossary: Keys.

local TWO = { "roland_banks", "test_partner" }

local function table_of(t, more)
  local setup = { locations = { "wilds_landing", "wilds_cell" }, auto = { "commit" } }
  for name, value in pairs(more or {}) do setup[name] = value end
  local g = t:game(setup)
  return g, g:investigator "roland_banks", g:location "wilds_landing", g:location "wilds_cell"
end

local function key_on(g, id, host, controller)
  return g:put(id, "attached", { attached_to = host, controller = controller })
end

local function names(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  table.sort(out)
  return table.concat(out, ", ")
end

-- --- set-up ----------------------------------------------------------------------------------------------------------

test("the set-up of the scenario says which keys are set aside, faceup and facedown", { rules = { "ah.keys.setup" } },
  function(t)
    local g = t:game { scenario = "wilds_strongroom" }
    t:equal(names(g:call("find", "keys")), "facedown key, red key")
    t:equal(g:card "red_key".parent, g:location "wilds_landing")
    t:equal(names(g:cards "set_aside"), "Warden, facedown key, facedown key")
  end)

test("which of the facedown keys it is comes by chance, each comes once, and none that is faceup",
  { rules = { "ah.keys.setup", "ah.keys.faceup_on_investigator" } }, function(t)
    local first = {}
    for seed = 1, 12 do
      local g  = t:game { scenario = "wilds_strongroom", seed = seed }
      local me = g:investigator "roland_banks"
      local cell = g:location "wilds_cell"
      g:effect("take_control", me, cell:keys()[1])
      first[names(me:keys())] = true
      for _ = 1, 2 do
        g:effect("place_facedown_key", cell)
        g:effect("take_control", me, cell:keys()[1])
      end
      t:equal(names(me:keys()), "blue key, brass key, green key")
      t:equal(names(g:cards "set_aside"), "Warden")
    end
    t:equal(first, { ["blue key"] = true, ["green key"] = true, ["brass key"] = true })
  end)

test("a facedown key looks like every other, on the table and in the log", { rules = { "ah.keys.setup" } }, function(t)
  local g = t:game { scenario = "wilds_strongroom" }
  local cell = g:location "wilds_cell"
  g:effect("place_facedown_key", cell)
  local one, other = cell:keys()[1], cell:keys()[2]
  t:equal({ one.id, one.title, g:call("table_face", one) }, { other.id, other.title, g:call("table_face", other) })
  t:logged(g, "The facedown key is placed on Cell")
end)

-- --- taking ----------------------------------------------------------------------------------------------------------

test("the keys of a location without clues are taken as a free ability, all of them",
  { rules = { "ah.keys.location_without_clues", "ah.keys.faceup_on_investigator" } }, function(t)
    local g, me, landing, cell = table_of(t)
    local red, blue, far = key_on(g, "red_key", landing), key_on(g, "blue_key", landing), key_on(g, "green_key", cell)
    t:equal(#g:call("find", "keys_here", me), 2)
    local first, second = unpack(g:call("find", "keys_here", me))
    t:not_offered(g, { "use", second, "take control" })        -- the first offers that for all of them
    g:act { "use", first, "take control" }
    t:equal({ red.parent, blue.parent, far.parent, red.controller, me.actions }, { me, me, cell, me, 3 })
    t:logged(g, "Roland Banks takes the red key")
    t:not_offered(g, { { "use", red, "take control" }, { "use", blue, "take control" } })
  end)

test("not while the location has clues, and not from another location",
  { rules = { "ah.keys.location_without_clues" } }, function(t)
    local g, me, landing, cell = table_of(t, { investigators = TWO })
    local red = key_on(g, "red_key", cell)
    t:not_offered(g, { "use", red, "take control" })
    g:place(me, cell)
    t:not_offered(g, { "use", red, "take control" }, "clues")
    g:tokens { "0" }
    g:act { "investigate" }
    t:equal({ cell.clues, red.parent }, { 0, cell })
    t:offered(g, { "use", red, "take control" })
    g:place(me, landing)
    t:not_offered(g, { "use", red, "take control" })
    g:place(me, cell)
    g:end_turn()
    t:offered(g, { "use", red, "take control" }, me)
    g:pass()
    t:not_offered(g, { "use", red, "take control" }, g:investigator "test_partner")
  end)

test("it is a free ability: in every player window, also of somebody else's turn",
  { rules = { "ah.keys.location_without_clues" } }, function(t)
    local g, me, landing = table_of(t, { investigators = TWO })
    local red = key_on(g, "red_key", landing)
    g:end_turn()
    t:logged(g, "Test Partner's turn begins")
    t:offered(g, { "use", red, "take control" }, me)
    g:pass()
    t:offered(g, { "use", red, "take control" }, g:investigator "test_partner")
  end)

test("a key that is taken is turned faceup, and lies on the investigator's card",
  { rules = { "ah.keys.faceup_on_investigator" } }, function(t)
    local g  = t:game { scenario = "wilds_strongroom", auto = { "commit", "reactions" } }
    local me, cell = g:investigator "roland_banks", g:location "wilds_cell"
    g:place(me, cell)
    cell.face, cell.clues = 1, 0
    local key = cell:keys()[1]
    t:truthy(key:is "facedown_key")
    g:go_on()
    g:act { "use", key, "take control" }
    t:falsy(key:is "facedown_key")
    local red = g:card "red_key"
    g:effect("take_control", me, red)
    t:equal({ red.title, red.parent }, { "red key", me })
    t:truthy(key.title == "blue key" or key.title == "green key" or key.title == "brass key", key.title)
    t:equal({ key.parent, key.zone, key.place }, { me, "attached", cell })
    t:logged(g, "Roland Banks takes the " .. key.title)
  end)

test("a card asks who has which key", { rules = { "ah.keys.faceup_on_investigator" } }, function(t)
  local g, me, landing, cell = table_of(t)
  local brass = key_on(g, "wilds_brass_key", cell)
  t:equal(me.combat, 4)
  g:effect("take_control", me, brass)
  t:equal(me.combat, 5)
  g:effect("place_key", landing, brass)
  t:equal({ me.combat, brass.controller }, { 4, nil })
end)

test("a facedown key that is none of the scenario's stays as it is", function(t)
  local g, me, landing = table_of(t)
  local key = key_on(g, "facedown_key", landing)
  g:effect("take_control", me, key)
  t:equal({ key.title, key.parent, #g:call("find", "set_aside") }, { "facedown key", me, 0 })
  g:effect("place_key", landing)
  t:equal(landing:keys(), {})
end)

test("a random set-aside key is any of those that are set aside, faceup or facedown", { rules = { "ah.keys.setup" } },
  function(t)
    local seen = {}
    for seed = 1, 12 do
      local g = t:game { scenario = "wilds_strongroom", seed = seed }
      local cell = g:location "wilds_cell"
      g:put(g:card "red_key", "set_aside")
      g:effect("place_key", cell)
      seen[names(cell:keys())] = true
    end
    t:equal(seen, { ["facedown key, red key"] = true, ["facedown key, facedown key"] = true })
    local g, _, landing = table_of(t)
    local red = g:put("red_key", "set_aside")
    t:falsy(g:effect("place_facedown_key", landing))
    t:zone(red, "set_aside", nil)
    g:effect("place_key", landing)
    t:equal(landing:keys(), { red })
  end)

test("an asset with the trait Key is no key", function(t)
  local g, me, landing = table_of(t, { investigators = TWO })
  local partner = g:investigator "test_partner"
  local latchkey = g:put("wilds_latchkey", "play", { owner = partner })
  g:effect("take_control", me, latchkey)
  t:zone(latchkey, "play", me)
  t:equal({ me:keys(), latchkey.controller, latchkey:is "key", latchkey:is "key_token" }, { {}, me, true, false })
  local on_wall = g:put("wilds_latchkey", "attached", { attached_to = landing, owner = me })
  t:equal({ landing:keys(), g:call("find", "keys"), #g:call("find", "attachments") }, { {}, {}, 1 })
  t:not_offered(g, { "use", on_wall })
end)

test("no trait makes a mark of the rules", function(t)
  local g = table_of(t)
  for _, trait in ipairs { "Key Token", "Chaos Token", "Token", "Player Card" } do
    local made = function() g:call("asset", { name = "X", class = "neutral", cost = 1, traits = { trait } }) end
    if trait == "Chaos Token" then made() else t:raises(made, "no trait") end
  end
end)

-- --- enemies ---------------------------------------------------------------------------------------------------------

test("whoever defeats an enemy takes its keys, wherever they are",
  { rules = { "ah.keys.enemy_leaves_play" } }, function(t)
  local g, me, landing, cell = table_of(t)
  local foe = g:spawn("wilds_warden", { at = landing })
  local red, blue = key_on(g, "red_key", foe), key_on(g, "blue_key", foe)
  local other = g:put("wilds_rust", "attached", { attached_to = foe })
  g:tokens { "0" }
  g:effect("deal_damage", me, foe, 1)
  t:equal(red.parent, foe)
  g:act { "fight", foe }
  g:choose { "discard pile", other }
  t:zone(foe, "encounter_discard", nil)
  t:zone(other, "encounter_discard", nil)
  t:equal({ red.parent, blue.parent, red.controller }, { me, me, me })
  local far = g:spawn("wilds_warden", { at = cell })
  local green = key_on(g, "green_key", far)
  g:effect("defeat_enemy", far, me)
  t:equal(green.parent, me)
end)

test("so does whoever discards it by a card of theirs, or as the effect of another card says",
  { rules = { "ah.keys.enemy_leaves_play" } }, function(t)
    local g, me, landing = table_of(t, { investigators = TWO, hand = { "wilds_gate_charm" } })
    local partner = g:investigator "test_partner"
    local foe = g:spawn("wilds_warden", { engaged = partner })
    local red = key_on(g, "red_key", foe)
    foe.exhausted = true
    g:act { "play", g:card "wilds_gate_charm", foe }
    t:zone(foe, "encounter_discard", nil)
    t:equal(red.parent, me)
    local other = g:spawn("wilds_warden", { at = landing })
    other.exhausted = true
    local blue = key_on(g, "blue_key", other)
    g:act { "activate", landing, other }
    t:equal(blue.parent, me)
  end)

test("the key is taken in time for what waits for the enemy to leave", { rules = { "ah.keys.enemy_leaves_play" } },
  function(t)
    local g, me, landing = table_of(t)
    g:put("wilds_locksmith", "play", { owner = me })
    local foe = g:spawn("wilds_warden", { at = landing })
    key_on(g, "red_key", foe)
    g:effect("defeat_enemy", foe, me)
    g:choose { "Locksmith" }
    t:equal(me.resources, 6)
    g:effect("take_control", me, me:keys()[1])                  -- they have it already
    t:prompt(g, "Your turn")
  end)

test("an enemy that leaves play by other means leaves its keys at its location",
  { rules = { "ah.keys.enemy_leaves_otherwise" } }, function(t)
    local g, me, landing = table_of(t)
    local foe = g:spawn("wilds_warden", { engaged = me })
    local red = key_on(g, "red_key", foe)
    local other = g:put("wilds_rust", "attached", { attached_to = foe })
    g:encounter_deck { "wilds_cave_in" }
    g:effect("draw_encounter", me)
    g:choose { "discard pile", other }
    t:falsy(foe.in_play)
    t:equal({ red.parent, red.controller, red.zone }, { landing, nil, "attached" })
    t:zone(other, "encounter_discard", nil)
    t:logged(g, "The red key is placed on Landing")
    g:go_on()
    t:offered(g, { "use", red, "take control" })
  end)

test("a facedown key stays facedown when it falls from an enemy to its location",
  { rules = { "ah.keys.enemy_leaves_otherwise" } }, function(t)
    local g = t:game { scenario = "wilds_strongroom" }
    local cell, landing = g:location "wilds_cell", g:location "wilds_landing"
    local foe = g:spawn("wilds_warden", { at = landing })
    local key = cell:keys()[1]
    g:effect("place_key", foe, key)
    g:effect("leave_play", foe)
    t:equal({ key.parent, key:is "facedown_key" }, { landing, true })
  end)

test("keys of an enemy that stays in play stay on it", { rules = { "ah.keys.enemy_leaves_play" } }, function(t)
  local g, me, landing, cell = table_of(t)
  local foe = g:spawn("wilds_warden", { at = landing })
  local red = key_on(g, "red_key", foe)
  g:effect("exhaust", foe)
  g:effect("move_enemy", foe, cell)
  t:equal({ red.parent, red.place }, { foe, cell })
  t:falsy(me:keys()[1])
end)

-- --- elimination and giving ------------------------------------------------------------------------------------------

test("the keys of an eliminated investigator are placed on their location", { rules = { "ah.keys.eliminated" } },
  function(t)
    for _, how in ipairs { "resign", "defeat" } do
      local g, me, _, cell = table_of(t, { investigators = TWO, at = { roland_banks = "wilds_cell" } })
      local partner = g:investigator "test_partner"
      local red, blue = key_on(g, "red_key", me, me), key_on(g, "blue_key", me, me)
      local green = key_on(g, "green_key", partner, partner)
      g:effect(how, me)
      t:equal({ red.parent, blue.parent, red.controller, green.parent }, { cell, cell, nil, partner })
      t:equal(red.zone, "attached")
    end
  end)

test("as an action an investigator gives any number of keys to another at the same location",
  { rules = { "ah.keys.give" } }, function(t)
    local g, me, landing, cell = table_of(t, { investigators = TWO })
    local partner = g:investigator "test_partner"
    local red, blue, green = key_on(g, "red_key", me, me), key_on(g, "blue_key", me, me), key_on(g, "green_key", me, me)
    local first, second = unpack(g:call("find", "my_keys", me))
    t:not_offered(g, { "use", second, "give" })                 -- the first offers that for all of them
    g:act { "use", first, "give", partner }
    g:choose { red }
    t:equal({ red.parent, blue.parent, green.parent, red.controller }, { partner, me, me, partner })
    t:equal({ me.actions, partner.actions }, { 2, 3 })
    t:not_offered(g, { "use", red, "give" })                    -- the partner's own, now
    g:act { "use", g:call("find", "my_keys", me)[1], "give", partner }
    g:choose { blue, green }
    t:equal({ #me:keys(), #partner:keys(), me.actions }, { 0, 3, 1 })
    g:effect("take_control", me, green)
    g:place(partner, cell)
    t:not_offered(g, { "use", green, "give" })
    t:equal(landing:keys(), {})
  end)

test("giving keys provokes attacks of opportunity as any action does", { rules = { "ah.keys.give" } }, function(t)
  local g, me = table_of(t, { investigators = TWO })
  local red = key_on(g, "red_key", me, me)
  local foe = g:spawn("ghoul_minion", { engaged = me })
  g:act { "use", red, "give", g:investigator "test_partner" }
  t:equal({ foe.in_play, me.damage + me.horror }, { true, 2 })
end)

-- --- what no document says -------------------------------------------------------------------------------------------

test("the keys of another card that leaves play fall to its location; those of a location are set aside", function(t)
  local g, me, landing, cell = table_of(t)
  local chest = g:put("wilds_locksmith", "play", { owner = me })
  local red, blue = key_on(g, "red_key", chest), key_on(g, "blue_key", cell)
  g:effect("leave_play", chest)
  t:equal(red.parent, landing)
  g:effect("leave_play", cell)
  t:zone(blue, "set_aside", nil)
  red:discard()
  t:zone(red, "set_aside", nil)                                -- it has no discard pile
end)

-- --- on the table and in the checks ----------------------------------------------------------------------------------

test("the table and the board show the keys of an investigator", function(t)
  local g, me = table_of(t)
  key_on(g, "red_key", me, me)
  t:equal(g:call("table_marks", me).notes, { "red key" })
  local board = table.concat(g:call("board", me), "\n")
  t:truthy(board:find("keys:%s+red key"), board)
  t:equal(g:call("table_face", me:keys()[1]).sign, "key_token")
end)

test("a wrong field of a key is named, and facedown keys without a back", function(t)
  local g = table_of(t)
  t:raises(function() g:call("key", { name = "X", colour = "red" }) end, "unknown field 'colour'")
  t:raises(function() g:call("key", {}) end, "`name` is missing")
  local scenario = { name = "X", agendas = { "test_agenda" }, acts = { "test_act" }, facedown_keys = { "red_key" } }
  t:raises(function() g:call("scenario", scenario) end, "key_back = \"facedown_key\"")
end)

test("all keys of the game are its keys alone, wherever they are", function(t)
  local g, me, landing = table_of(t)
  local key, aside = key_on(g, "red_key", landing), g:put("blue_key", "set_aside")
  g:put("knife", "set_aside", { owner = me })
  g:put("wilds_vines", "attached", { attached_to = landing })
  local all = g:call("find", "all_keys")
  t:equal({ #all, names(all) }, { 2, names { key, aside } })
end)
