-- Doom, Omen, Gates, Clues, random spaces, tokens.

local function short(card) return card.id:match "[^:]+$" end

-- --- doom ------------------------------------------------------------------------------------------------------------

test("Doom advances towards 0 and retreats away from it",
    { rules = { "eh.doom.advance_toward_zero", "eh.doom.retreat_away" } }, function(t)
  local g = t:game { doom = 10 }
  g:effect("advance_doom", 3)
  t:equal(g:get "doom", 7)
  g:effect("retreat_doom", 2)
  t:equal(g:get "doom", 9)
  t:order(g, { "Doom advances to 7", "Doom retreats to 9" })
  g:set("doom", 19)
  g:effect("retreat_doom", 3)
  t:equal(g:get "doom", 20, "where the track begins")
end)

test("at 0 the Ancient One awakens, not before", { rules = { "eh.doom.awakens_at_zero" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", doom = 2 }
  g:effect("advance_doom", 1)
  t:equal(g:get "awake", 0)
  g:effect("advance_doom", 1)
  t:equal({ g:get "awake", g:get "doom" }, { 1, 0 })
  t:logged(g, "Cthulhu awakens")
end)

test("what is left over at 0 advances by the rule on the back", { rules = { "eh.doom.overflow" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", doom = 2 }
  g:effect("advance_doom", 5)
  t:equal({ g:get "doom", g:get "awake", g:ancient_one().sanity }, { 0, 1, 3 })
  t:order(g, { "Doom advances to 0", "Cthulhu awakens", "Place 1 Sanity token on this sheet" })
end)

test("awake: Doom does not retreat, and an advance does what the back says", { rules = { "eh.doom.after_awakening",
    "eh.doom.retreat_away" } }, function(t)
  local g = t:game { ancient_one = "cthulhu" }
  g:effect "awaken"
  g:effect("retreat_doom", 4)
  t:equal(g:get "doom", 0)
  g:effect("advance_doom", 2)
  t:equal({ g:get "doom", g:ancient_one().sanity }, { 0, 2 })
end)

-- --- omen ------------------------------------------------------------------------------------------------------------

test("the Omen advances one space clockwise", { rules = { "eh.omen.advance_one" } }, function(t)
  local g = t:game()
  local seen = {}
  for i = 1, 4 do
    g:effect("advance_omen", 1)
    local space = g:cards "omen_track"[g:get "omen"]
    seen[i] = space:is "green" and "green" or space:is "blue" and "blue" or space:is "red" and "red"
  end
  t:equal(seen, { "blue", "red", "blue", "green" })
end)

test("entering a space advances Doom for each Gate that corresponds to it",
    { rules = { "eh.omen.doom_per_matching_gate" } }, function(t)
  -- San Francisco and Istanbul are green, London and Tokyo blue, Rome red.
  local g = t:game { gates = { "san_francisco", "istanbul", "london", "tokyo", "rome" }, doom = 15 }
  local doom = {}
  for i = 1, 4 do
    g:effect("advance_omen", 1)
    doom[i] = g:get "doom"
  end
  t:equal(doom, { 13, 12, 10, 8 })
end)

test("an advance of several spaces looks at the Gates on each", { rules = { "eh.omen.several_steps" } }, function(t)
  local g = t:game { gates = { "london", "tokyo", "rome", "sydney", "arkham" }, doom = 15 }
  g:effect("advance_omen", 3)
  t:equal({ g:get "omen", g:get "doom" }, { 4, 15 - 2 - 3 - 2 })
end)

test("the Omen may go back, which advances Doom, or be moved, which does not", {}, function(t)
  local g = t:game { gates = { "london", "rome" }, doom = 15, omen = 1 }
  g:effect "turn_omen_back"
  t:equal({ g:get "omen", g:get "doom" }, { 4, 14 })
  g:effect("move_omen", g:cards "omen_track"[3])
  t:equal({ g:get "omen", g:get "doom" }, { 3, 14 })
end)

-- --- gates -----------------------------------------------------------------------------------------------------------

test("nine Gates face down in random order", { rules = { "eh.gate.stack_random_facedown" } }, function(t)
  local orders = {}
  for seed = 1, 2 do
    local g = t:game { begin = "setup", seed = seed }
    g:go_on()
    local ids = {}
    for i, gate in ipairs(g:cards "gate_stack") do ids[i] = gate.id end
    t:equal(#ids + #g:cards "gates", 9)
    orders[seed] = ids
    g:effect("spawn_gate", 1)
    t:equal(#g:cards "gate_stack", #ids - 1)
  end
  t:not_equal(orders[1], orders[2])
end)

test("a Gate is spawned from the top of the stack on its space, with a Monster",
    { rules = { "eh.gate.spawn_top_token", "eh.gate.spawns_monster" } }, function(t)
  local g = t:game()
  g:only("cup", { "ghoul", "maniac" })
  local rome, tokyo = unpack(g:on_top("gate_stack", { "gate_rome", "gate_tokyo" }))
  g:effect("spawn_gate", 2)
  t:zone(rome, "gates")
  t:zone(tokyo, "gates")
  t:equal({ rome.place, tokyo.place }, { g:space "rome", g:space "tokyo" })
  t:equal({ #g:monsters_at "rome", #g:monsters_at "tokyo" }, { 1, 1 })
  t:order(g, { "A Gate opens: Gate: Rome", "appears on Rome", "A Gate opens: Gate: Tokyo", "appears on Tokyo" })
end)

test("a Gate that is closed lies on the discard pile", { rules = { "eh.gate.closed_is_discarded" } }, function(t)
  local g = t:game { gates = { "rome" } }
  local gate = g:gates_at "rome"[1]
  g:effect("close", gate, g:active())
  t:zone(gate, "gate_discard")
  t:logged(g, "closes Gate: Rome")
end)

test("an empty stack takes back the discarded Gates at once", { rules = { "eh.gate.recycle" } }, function(t)
  local g = t:game()
  g:only("gate_stack", { "gate_rome" })
  g:put("gate_tokyo", "gate_discard")
  g:put("gate_sydney", "gate_discard")
  g:effect("spawn_gate", 1)
  t:equal({ #g:cards "gate_stack", #g:cards "gate_discard" }, { 2, 0 })
  local orders, kinds = {}, 0
  for seed = 1, 6 do
    local h = t:game { seed = seed }
    h:only("gate_stack", { "gate_rome" })
    for _, id in ipairs { "gate_tokyo", "gate_sydney", "gate_london" } do h:put(id, "gate_discard") end
    h:effect("spawn_gate", 1)
    local first = short(h:cards "gate_stack"[1])
    if not orders[first] then orders[first], kinds = true, kinds + 1 end
  end
  t:truthy(kinds > 1, "in random order")
  -- The last one on the board is discarded when the stack is empty.
  local i = t:game { gates = { "rome" } }
  i:empty "gate_stack"
  i:effect("close", i:gates_at "rome"[1], i:active())
  t:equal({ #i:cards "gate_stack", #i:cards "gate_discard" }, { 1, 0 })
end)

test("with no Gate left, Doom advances by one for each", { rules = { "eh.gate.none_left_doom" } }, function(t)
  local g = t:game { doom = 10 }
  g:only("gate_stack", { "gate_rome" })
  g:effect("spawn_gate", 3)
  t:equal({ g:get "doom", #g:cards "gates" }, { 8, 1 })
end)

-- --- clues -----------------------------------------------------------------------------------------------------------

test("36 Clues face down, drawn at random",
    { rules = { "eh.clue.pool_random_facedown", "eh.clue.spawn_on_printed_space" } }, function(t)
  local seen, kinds = {}, 0
  for seed = 1, 6 do
    local g = t:game { seed = seed }
    t:equal(#g:cards "clue_pool", 36)
    g:effect("spawn_clue", 1)
    local clue = g:cards "clues"[1]
    t:equal(clue.place, g:space(g:call("data_of", clue.id).space))
    if not seen[short(clue)] then seen[short(clue)], kinds = true, kinds + 1 end
  end
  t:truthy(kinds > 1)
end)

test("a Clue spawned on a specified space ignores its own",
    { rules = { "eh.clue.spawn_on_specific_space" } }, function(t)
  local g = t:game()
  g:picks("clue_pool", { "clue_rome" })
  g:effect("spawn_clue_at", g:space "arkham")
  local clue = g:clues_at "arkham"[1]
  t:equal(short(clue), "clue_rome")
  t:equal(#g:clues_at "rome", 0)
end)

test("an empty pool takes back the discarded Clues at once", { rules = { "eh.clue.recycle" } }, function(t)
  local g = t:game { clues = { "london" } }
  g:only("clue_pool", { "clue_rome" })
  g:put("clue_tokyo", "clue_discard")
  g:effect("spawn_clue", 1)
  t:equal({ #g:cards "clue_pool", #g:cards "clue_discard" }, { 1, 0 })
  g:effect("spawn_clue", 1)
  t:equal({ #g:cards "clue_pool", #g:clues_at "tokyo" }, { 0, 1 })
  local clue = g:clues_at "tokyo"[1]
  g:effect("discard_clue", clue)
  t:zone(clue, "clue_pool")
end)

test("no Clue is spawned or gained when there is none", { rules = { "eh.clue.none_left" } }, function(t)
  local g = t:game()
  g:empty "clue_pool"
  g:effect("spawn_clue", 2)
  g:effect("gain_clues", g:active(), 1)
  t:equal({ #g:cards "clues", g:clues(g:active()) }, { 0, 0 })
end)

-- --- random spaces, tokens -------------------------------------------------------------------------------------------

test("a random space is that of a Clue, which is discarded", { rules = { "eh.random_space.clue_token" } }, function(t)
  local g = t:game { mystery = "the_true_name" }
  g:picks("clue_pool", { "clue_sydney" })
  g:resolve(g:mystery(), "enters", g:active())
  t:equal(g:space "sydney".eldritch, 1)
  t:equal(short(g:cards "clue_discard"[1]), "clue_sydney")
  t:equal(#g:cards "clue_pool", 35)
end)

test("with no Clue left the Lead Investigator chooses the space",
    { rules = { "eh.random_space.no_clues" } }, function(t)
  local g = t:game { mystery = "the_true_name", investigators = { "mark_harrigan", "jim_culver" }, lead = "jim_culver" }
  g:empty "clue_pool"
  g:resolve(g:mystery(), "enters", g:investigator "mark_harrigan")
  t:prompt(g, "Which space?", g:investigator "jim_culver")
  g:choose { g:space "tunguska" }
  t:equal(g:space "tunguska".eldritch, 1)
end)

test("Eldritch tokens never run out", { rules = { "eh.token.always_available" } }, function(t)
  local g = t:game { mystery = "the_true_name" }
  g:set("start_players", 8)
  for _ = 1, 20 do g:resolve(g:mystery(), "enters", g:active()) end
  local tokens = 0
  for _, space in ipairs(g:cards "map") do tokens = tokens + space.eldritch end
  t:equal(tokens, 80)
end)

test("an Eldritch token is what the card that placed it says, and otherwise no encounter",
    { rules = { "eh.eldritch_token.defined_by_placer", "eh.eldritch_token.encounter_if_allowed" } }, function(t)
  local function options(mystery, tokens)
    local g = t:game { mystery = mystery, at = "space_4" }
    g:space "space_4".eldritch = tokens
    g:run_to "encounter"
    g:go_on()
    return table.concat(g:prompt_options(), "\n"):find "Eldritch token" ~= nil
  end
  t:truthy(options("rituals_in_the_wild", 1))
  t:falsy(options("rituals_in_the_wild", 0))
  t:falsy(options("seed_of_the_daemon_sultan", 1), "nothing says that it may be encountered")
end)
