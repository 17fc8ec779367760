-- Several agendas and several acts at once (War of the Outer Gods, rules: Faction Agendas).

local TITLES = { "Green Rite", "Blue Rite", "Red Rite" }

local function three(t, more)
  local setup = { scenario = "rows_three" }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  local agendas = {}
  for i, title in ipairs(TITLES) do agendas[i] = g:card(title) end
  return g, g:lead(), agendas
end

local function doom_on(agendas)
  local out = {}
  for i, agenda in ipairs(agendas) do out[i] = agenda.doom end
  return out
end

local function titles_in(g, zone)
  local out = {}
  for i, card in ipairs(g:cards(zone)) do out[i] = card.title end
  return out
end

local function to_round_2(g)
  g:run_to "mythos"
  g:stop_at "encounter_drawn"
  g:encounter_deck { "rows_herald" }
  g:go_on()
end

test("the first card of each deck is in play from the beginning", { rules = { "ah.rows.one_of_each_deck" } }, function(t)
  local g = three(t)
  t:equal(titles_in(g, "agenda"), TITLES)
  t:equal(titles_in(g, "act"), { "The Hunt", "The Search" })
  t:equal(#g:cards "agenda_deck", 3)
  local lines = table.concat(g:call("board", g:lead()), "\n")
  t:truthy(lines:find("Red Rite", 1, true) and lines:find("The Search", 1, true))
end)

test("in step 1.2 each agenda gets 1 doom, in the order of the decks", { rules = { "ah.rows.doom_on_each" } }, function(t)
  local g, _, agendas = three(t)
  to_round_2(g)
  t:equal(doom_on(agendas), { 1, 1, 1 })
  t:order(g, { "1 doom on Green Rite", "1 doom on Blue Rite", "1 doom on Red Rite" })
end)

test("each agenda counts its own doom, and advances to the next card of its own deck; the others keep their doom",
  { rules = { "ah.rows.own_threshold", "ah.rows.advance_alone", "ah.rows.doom_remains" } }, function(t)
  local g, me, agendas = three(t)
  agendas[2].doom, agendas[1].doom = 2, 1
  local herald = g:spawn "rows_herald"
  to_round_2(g)
  t:equal(titles_in(g, "agenda"), { "Green Rite", "Red Rite", "Blue Dawn" })
  t:equal({ agendas[1].doom, agendas[3].doom, g:card("Blue Dawn").doom, me.resources }, { 2, 1, 0, 7 })
  t:equal(g:get "agenda_number", 1)
  t:truthy(herald.in_play)
end)

test("two agendas that are due advance one after the other, and the first deck stays the first",
  { rules = { "ah.rows.own_threshold", "ah.rows.advance_alone" } }, function(t)
  local g, _, agendas = three(t)
  agendas[1].doom, agendas[3].doom = 2, 2
  to_round_2(g)
  t:order(g, { "Green Rite advances", "Red Rite advances" })
  t:not_logged(g, "Blue Rite advances")
  t:equal(g:cards("agenda")[1].title, "Green Dawn")
  t:equal(g:get "agenda_number", 2)
end)

test("doom on cards of the scenario counts for each agenda, doom on player cards for none; an advance removes both",
  { rules = { "ah.rows.other_doom", "ah.rows.doom_remains" } }, function(t)
  local g, me, agendas = three(t)
  local idol = g:put("rows_idol", "play", { owner = me, doom = 2 })
  local herald = g:spawn("rows_herald", { doom = 1 })
  g:run_to "mythos"
  agendas[2].doom = 1
  g:stop_at "encounter_drawn"
  g:encounter_deck { "rows_herald" }
  g:go_on()
  t:equal(titles_in(g, "agenda"), { "Green Rite", "Red Rite", "Blue Dawn" })
  t:equal({ agendas[1].doom, idol.doom, herald.doom }, { 1, 0, 0 })
end)

test("an effect that places doom on the current agenda asks on which", { rules = { "ah.rows.choose_agenda" } }, function(t)
  local g, me, agendas = three(t)
  g:encounter_deck { "rows_omen", "rows_herald" }
  agendas[3].doom = 2
  g:effect("draw_encounter", me)
  t:prompt(g, "Which agenda?", me)
  t:equal(g:prompt_options(), TITLES)
  g:choose "Red Rite"
  t:equal(titles_in(g, "agenda"), { "Green Rite", "Blue Rite", "Red Dawn" })
  g:end_turn()
end)

test("each act has its own price, and the next card of its own deck follows", { rules = { "ah.rows.acts" } }, function(t)
  local g, me = three(t)
  me.clues = 1
  t:offered(g, { "spend", "The Hunt" })
  t:not_offered(g, { "spend", "The Search" })
  me.clues = 3
  g:act { "spend", "The Search" }
  t:equal(titles_in(g, "act"), { "The Hunt", "The Find" })
  t:equal({ me.clues, g:get "act_number" }, { 1, 1 })
  g:act { "spend", "The Hunt" }
  t:equal(titles_in(g, "act"), { "The Kill", "The Find" })
  t:equal({ me.clues, g:get "act_number" }, { 0, 2 })
end)

test("an agenda that says that it advances means itself", { rules = { "ah.rows.advance_alone" } }, function(t)
  local g, _, agendas = three(t)
  agendas[3].doom = 2
  to_round_2(g)
  t:equal(titles_in(g, "agenda"), { "Green Rite", "Blue Rite", "Red Dawn" })
  g:go_on()
  t:logged(g, "Red Dawn advances")
  t:equal(titles_in(g, "agenda"), { "Green Rite", "Blue Rite" })
end)

test("an effect that advances the act lets the lead choose", { rules = { "ah.rows.choose_agenda" } }, function(t)
  local g = three(t)
  g:effect "advance_act"
  t:prompt(g, "Which act advances?")
  g:choose "The Search"
  t:equal(titles_in(g, "act"), { "The Hunt", "The Find" })
end)
