-- The Mythos Phase: icons, surge, reckoning, Rumors.

-- Stopped before the Mythos Phase; those cards are the deck.
local function mythos(t, deck, config)
  config = config or {}
  config.phase = "mythos"
  local g = t:game(config)
  g:only("mythos_deck", deck)
  return g
end

local TWO = { "mark_harrigan", "jim_culver" }

test("action, encounter, Mythos: the phases of a round", { rules = { "eh.round.phase_order" } }, function(t)
  local g = t:game { at = "space_4" }
  g:only("general_deck", { "general_1" })
  g:only("mythos_deck", { "support_of_the_church", "buying_information" })
  t:equal(g:get "phase", 1)
  g:run_to "encounter"
  t:equal(g:get "phase", 2)
  g:go_on()
  t:equal(g:get "round", 2)
  t:order(g, { "resolves General", "Mythos: Support of the Church", "Round 2", "Mark Harrigan's turn" })
  g:pass()
  t:order(g, { "Round 2", "Mark Harrigan's turn", "resolves General", "Mythos: Buying Information", "Round 3" })
end)

test("the Lead Investigator draws one card and resolves it", { rules = { "eh.mythos.lead_draws_one" } }, function(t)
  local g = mythos(t, { "buying_information", "support_of_the_church" }, { investigators = TWO, lead = "jim_culver" })
  local jim = g:investigator "jim_culver"
  g:dice { 5, 6, 1 }
  g:stop_at "phase_begins"
  g:go_on()
  t:equal({ g:get "phase", g:active() }, { 3, jim })
  g:go_on()
  t:equal({ g:clues(jim), g:clues(g:investigator "mark_harrigan") }, { 2, 0 })
  t:equal(#g:cards "mythos_deck", 1)
end)

test("green: Omen, surge, Clues, text",
    { rules = { "eh.mythos.effects_in_order", "eh.mythos.only_printed_icons" } }, function(t)
  local g = mythos(t, { "support_of_the_church" }, { gates = { "london" } })
  g:only("cup", { "maniac" })
  g:go_on()
  t:order(g, { "Mythos: Support of the Church", "The Omen moves", "Doom advances to 14", "A monster surge",
    "Maniac appears on London",
    "A Clue appears", "gains Blessed" })
  t:not_logged(g, "Reckoning")
  t:not_logged(g, "A Gate opens")
end)

test("yellow: Omen, reckoning, Gates, text",
    { rules = { "eh.mythos.effects_in_order", "eh.mythos.only_printed_icons" } }, function(t)
  local g = mythos(t, { "ancient_guardians" }, { gates = { "london" }, mythos = { "stars_aligned" } })
  g:on_top("gate_stack", { "gate_rome" })
  g:only("cup", { "maniac", "skeleton", "gug" })
  g:go_on()
  t:order(g, { "The Omen moves", "Doom advances to 14", "Reckoning", "Doom advances to 13", "A Gate opens: Gate: Rome",
    "appears on Rome", "Ancient Guardians:", "appears on" })
  t:not_logged(g, "surge")
  t:not_logged(g, "A Clue appears")
end)

test("blue: Clues, Rumor token, Eldritch tokens, text", { rules = { "eh.mythos.effects_in_order",
    "eh.mythos.only_printed_icons", "eh.mythos.rumor_token", "eh.mythos.eldritch_tokens", "eh.mythos.ongoing" } },
      function(t)
  local g = mythos(t, { "growing_madness" }, { gates = { "london" } })
  g:stop_at "phase_ends"
  g:go_on()
  local rumor = g:cards "mythos"[1]
  t:equal({ rumor.title, rumor.place, rumor.eldritch }, { "Growing Madness", g:space "space_8", 4 })
  t:logged(g, "A Clue appears")
  t:equal({ g:get "omen", g:get "doom" }, { 1, 15 })
  local h = mythos(t, { "the_wind_walker" })
  h:go_on()
  t:equal({ h:cards "mythos"[1].eldritch, h:monsters_at "space_4"[1].title }, { 4, "Wind-Walker" })
  t:order(h, { "A Clue appears", "Wind-Walker appears on Space 4" })
end)

test("an Event is resolved and discarded", { rules = { "eh.mythos.event" } }, function(t)
  local g = mythos(t, { "support_of_the_church" })
  g:go_on()
  t:equal(g:conditions(g:active()), { "Blessed" })
  t:equal(g:cards "mythos_discard"[1].title, "Support of the Church")
  t:equal(#g:cards "mythos", 0)
end)

test("an Ongoing card stays in play until an effect discards it", { rules = { "eh.mythos.ongoing" } }, function(t)
  local g = mythos(t, { "strange_sightings", "stars_aligned" }, { at = "space_4" })
  g:go_on()
  local card = g:cards "mythos"[1]
  t:equal({ card.title, g:get "phase" }, { "Strange Sightings", 1 })
  t:not_offered(g, "rest")
  g:effect "resolve_reckoning"
  t:zone(card, "mythos_discard")
  t:offered(g, { "rest" })
end)

test("with no card to draw, the phase ends and the game is lost",
    { rules = { "eh.mythos.deck_empty_loses" } }, function(t)
  local g = mythos(t, {})
  g:put("support_of_the_church", "mythos_discard")
  g:go_on()
  t:over(g, "lost")
  t:logged(g, "no Mythos card is left")
  -- The end of the phase comes first: a Mystery may be solved there.
  local h = mythos(t, {}, { mystery = "seed_of_the_daemon_sultan" })
  for _, id in ipairs { "the_true_name", "omen_of_devastation" } do h:put(id, "solved_mysteries") end
  h:mystery().eldritch = 1
  h:go_on()
  t:over(h, "won")
end)

test("as many Gates and Clues as the Reference card says",
    { rules = { "eh.gate.spawn_count", "eh.clue.spawn_count", "eh.gate.spawns_monster" } }, function(t)
  local g = mythos(t, { "perplexing_stars" })
  g:set("gates_per_spawn", 2)
  g:only("cup", { "maniac", "skeleton" })
  g:go_on()
  t:equal({ #g:cards "gates", #g:cards "monsters" }, { 2, 2 })
  local h = mythos(t, { "support_of_the_church" }, { gates = { "london" } })
  h:set("clues_per_spawn", 3)
  h:go_on()
  t:equal(#h:cards "clues", 3)
end)

-- --- surge -----------------------------------------------------------------------------------------------------------

test("a surge at each Gate that corresponds to the Omen, as many Monsters as the Reference card says",
    { rules = { "eh.surge.each_matching_gate", "eh.surge.count_by_players" } }, function(t)
  local g = t:game { gates = { "london", "tokyo", "rome" }, omen = 2 }
  g:only("cup", { "maniac", "skeleton", "gug", "ghoul", "vampire", "shoggoth" })
  g:effect "surge"
  t:equal({ #g:monsters_at "london", #g:monsters_at "tokyo", #g:monsters_at "rome" }, { 1, 1, 0 })
  g:set("monsters_per_surge", 2)
  g:effect "surge"
  t:equal({ #g:monsters_at "london", #g:monsters_at "tokyo", #g:monsters_at "rome" }, { 3, 3, 0 })
  t:equal(#g:cards "gates", 3)
  local all = { "mark_harrigan", "jim_culver", "leo_anderson", "lily_chen", "silas_marsh", "norman_withers",
    "diana_stanley", "akachi_onyele" }
  for n, per_gate in ipairs { 1, 1, 2, 2, 2, 2, 3, 3 } do
    local investigators = {}
    for i = 1, n do investigators[i] = all[i] end
    local h = t:game { investigators = investigators, gates = { "london" }, omen = 2 }
    h:only("cup", { "maniac", "skeleton", "gug" })
    h:effect "surge"
    t:equal(#h:monsters_at "london", per_gate, n .. " players")
  end
end)

test("a surge without such a Gate spawns one", { rules = { "eh.surge.no_match_spawns_gate" } }, function(t)
  local g = t:game { gates = { "rome" }, omen = 2 }
  g:only("cup", { "maniac", "skeleton" })
  g:on_top("gate_stack", { "gate_tokyo" })
  g:effect "surge"
  t:equal({ #g:cards "gates", #g:monsters_at "tokyo", #g:monsters_at "rome" }, { 2, 1, 0 })
end)

-- --- reckoning -------------------------------------------------------------------------------------------------------

test("Monsters, the sheet, Mythos cards, then possessions and Conditions",
    { rules = { "eh.reckoning.order" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", at = "space_3", mythos = { "stars_aligned" }, possessions = { "blessed" },
    monsters = { deep_one = "space_3" } }
  g:dice { 6 }
  g:effect "resolve_reckoning"
  t:order(g, { "Deep One:", "Cthulhu:", "Stars Aligned:", "Blessed:" })
end)

test("by investigator from the Lead on, each in the order of his choice",
    { rules = { "eh.reckoning.investigators_in_turn" } }, function(t)
  local g = t:game { investigators = TWO, lead = "jim_culver",
    possessions = { mark_harrigan = { "blessed" }, jim_culver = { "dark_pact", "cursed" } } }
  local jim, mark = g:investigator "jim_culver", g:investigator "mark_harrigan"
  g:dice { 3, 2, 6 }
  g:effect "resolve_reckoning"
  t:prompt(g, "Whose reckoning effect comes next?", jim)
  local pact, cursed = g:cards("conditions", jim)[1], g:cards("conditions", jim)[2]
  if pact.title ~= "Dark Pact" then pact, cursed = cursed, pact end
  g:choose { cursed }
  t:order(g, { "Cursed:", "Dark Pact:", "Blessed:" })
  t:equal({ g:conditions(jim), g:conditions(mark) }, { { "Cursed", "Dark Pact" }, { "Blessed" } })
end)

test("what comes into play meanwhile does not take part",
    { rules = { "eh.reckoning.new_components_excluded" } }, function(t)
  -- Nug spawns a Ghoul; the Goat's Cultist brings a Dark Young, whose own reckoning would roll a die.
  local g = t:game { ancient_one = "shub_niggurath", monsters = { cultist = "rome" } }
  for _, card in ipairs(g:cards "set_aside") do
    if card.title == "Goat Spawn" then card:move "box" end
  end
  g:picks("cup", { "lloigor" })
  g:picks("clue_pool", { "clue_arkham" })
  local me = g:active()
  g:place(me, "arkham")
  g:effect "resolve_reckoning"
  t:equal(g:monsters_at "rome"[1].title, "Dark Young")
  t:equal(g:monsters_at "arkham"[1].title, "Lloigor")
  t:not_logged(g, "rolls a")
  t:equal({ me.health, me.sanity }, { me.max_health, me.max_sanity })
  -- Everything that was there before takes part, however it came.
  local i = t:game { at = "rome" }
  i:put("deep_one", "set_aside")
  i:effect("spawn_monster", i:space "rome", { id = "deep_one" })
  i:effect "resolve_reckoning"
  t:equal(i:active().sanity, i:active().max_sanity - 1)
  -- A Condition gained from one reckoning waits for the next.
  local h = t:game { investigators = { "mark_harrigan" }, mythos = { "growing_madness" } }
  h:effect "resolve_reckoning"
  t:equal(#h:conditions(h:active()), 1)
  t:not_logged(h, "tests")
  t:not_logged(h, "rolls")
end)

test("a card's own reckoning icon resolves nothing else",
    { rules = { "eh.reckoning.corner_icon_is_reminder" } }, function(t)
  local g = mythos(t, { "stars_aligned" }, { possessions = { "debt" } })
  g:go_on()
  t:equal({ g:get "doom", g:conditions(g:active()) }, { 15, { "Debt" } })
  t:not_logged(g, "Reckoning")
end)

-- --- rumors ----------------------------------------------------------------------------------------------------------

test("where the Rumor token is, its encounter may be chosen", { rules = { "eh.rumor.encounter" } }, function(t)
  local function game(space)
    local g = t:game { mythos = { "stars_aligned" }, at = space, clues_of = 1, phase = "encounter" }
    g:place(g:cards "mythos"[1], "space_7")
    g:go_on()
    return g
  end
  local g = game "space_6"
  t:falsy(table.concat(g:prompt_options(), "\n"):find "Stars Aligned", "nowhere else")
  g = game "space_7"
  g:dice { 6 }
  for _, option in ipairs(g:prompt_options()) do
    if option:find "Test Observation" then g:choose { option } break end
  end
  g:act "Keep the dice"
  g:choose { "yes" }
  t:logged(g, "Stars Aligned is solved")
  t:not_logged(g, "General")
end)

test("a Rumor that is solved goes with its tokens, and an Epic Monster that it brought",
    { rules = { "eh.rumor.solved" } }, function(t)
  local g = mythos(t, { "the_wind_walker" })
  g:stop_at "phase_ends"
  g:go_on()
  local rumor, monster = g:cards "mythos"[1], g:monsters_at "space_4"[1]
  g:effect("solve_rumor", rumor)
  t:zone(rumor, "mythos_discard")
  t:zone(monster, "box")
  t:equal({ rumor.eldritch, rumor.place }, { 0, nil })
  local h = t:game { mythos = { "spreading_sickness" } }
  local sickness = h:cards "mythos"[1]
  h:place(sickness, "space_17")
  sickness.health = 2
  h:effect("solve_rumor", sickness)
  t:equal({ sickness.zone, sickness.health }, { "mythos_discard", 0 })
end)
