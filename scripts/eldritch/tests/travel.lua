-- Travel and tickets.

local function offers(g)
  local list = g:prompt_options()
  table.sort(list)
  return list
end

local function traveller(t, more, tickets)
  local g = t:game(more)
  local inv = g:active()
  inv.train, inv.ship = tickets and tickets[1] or 0, tickets and tickets[2] or 0
  return g, inv
end

test("Silas travels from San Francisco to Arkham with a Train Ticket",
    { rules = { "eh.travel.silas", "eh.travel.tickets", "eh.travel.ticket_type" } }, function(t)
  local g, silas = traveller(t, { investigators = { "silas_marsh" }, at = "san_francisco" }, { 1, 0 })
  g:act { "travel", g:space "space_5" }
  t:prompt(g, "Spend a ticket", silas)
  -- Only along Train paths: space 4 lies at the end of an Uncharted one.
  t:equal(offers(g), { "Arkham", "San Francisco" })
  g:choose { "Arkham" }
  t:equal(silas.place, g:space "arkham")
  t:equal(silas.train, 0)
  t:prompt(g, "Your action")
end)

test("as many tickets as he wants, each along a path of its type",
    { rules = { "eh.travel.tickets", "eh.travel.ticket_type" } }, function(t)
  local g, mark = traveller(t, { at = "space_16" }, { 1, 1 })
  g:act { "travel", g:space "istanbul" }
  t:equal(offers(g), { "Rome", "Space 16", "Space 17", "The Pyramids" })
  g:choose { "Rome" }
  t:equal({ mark.train, mark.ship }, { 0, 1 })
  t:equal(offers(g), { "London", "Space 10", "The Pyramids" })
  g:choose { "London" }
  t:equal({ mark.train, mark.ship }, { 0, 0 })
  t:equal(mark.place, g:space "london")
  t:equal(mark.actions, 1)
end)

test("tickets need not be spent", { rules = { "eh.travel.tickets" } }, function(t)
  local g, mark = traveller(t, { at = "space_16" }, { 1, 0 })
  g:act { "travel", g:space "istanbul" }
  g:choose { "Spend a ticket", none = true }
  t:equal(mark.place, g:space "istanbul")
  t:equal(mark.train, 1)
end)

test("no ticket leads along an Uncharted path", { rules = { "eh.travel.ticket_type" } }, function(t)
  local g, mark = traveller(t, { at = "space_5" }, { 1, 1 })
  g:act { "travel", g:space "space_4" }
  t:equal(mark.place, g:space "space_4")
  t:no_prompt(g, "Spend a ticket")
end)

test("one ticket of his choice, in a City", { rules = { "eh.prepare.city_one_ticket" } }, function(t)
  local g, mark = traveller(t, { at = "rome" })
  g:act "prepare"
  t:prompt(g, "Which ticket do you gain?", mark)
  t:equal(g:prompt_options(), { "Train Ticket", "Ship Ticket" })
  g:choose { "Train Ticket" }
  t:equal({ mark.train, mark.ship }, { 1, 0 })
  for _, place in ipairs { "pyramids", "space_8" } do
    g = traveller(t, { at = place })
    t:not_offered(g, "prepare", "city")
  end
end)

test("a Train Ticket needs a Train path, a Ship Ticket a Ship path",
    { rules = { "eh.prepare.train_needs_path", "eh.prepare.ship_needs_path" } }, function(t)
  local g, mark = traveller(t, { at = "london" })
  g:act "prepare"
  t:equal({ mark.train, mark.ship }, { 0, 1 })
  g, mark = traveller(t, { at = "space_16" })
  g:act "prepare"
  t:equal({ mark.train, mark.ship }, { 1, 0 })
end)

test("two tickets at most: one may be discarded for the new one", { rules = { "eh.prepare.max_two" } }, function(t)
  local g, mark = traveller(t, { at = "london" }, { 2, 0 })
  g:act "prepare"
  t:prompt(g, "Which ticket do you discard")
  t:equal(g:prompt_options(), { "Train Ticket" })
  g:choose { "Train Ticket" }
  t:equal({ mark.train, mark.ship }, { 1, 1 })
  t:logged(g, "Mark Harrigan gains a Ship Ticket.")
  g, mark = traveller(t, { at = "london" }, { 1, 1 })
  g:act "prepare"
  t:equal(g:prompt_options(), { "Train Ticket", "Ship Ticket" })
  g:choose { "Which ticket", none = true }
  t:equal({ mark.train, mark.ship }, { 1, 1 })
end)

test("one space after the other, of his choice; nowhere is no move", {}, function(t)
  local g, mark = traveller(t, { at = "space_21" })
  g:effect("move_spaces", mark, 2)
  t:equal(mark.place, g:space "sydney")
  g:choose { g:space "space_3" }
  t:equal({ mark.place, g:result() }, { g:space "space_3", 2 })
  g:effect("move_spaces", mark, 2, true)
  g:choose { g:space "sydney" }
  g:choose { "Move where?", none = true }
  t:equal({ mark.place, g:result() }, { g:space "sydney", 1 })
  g:effect("move_to", mark, g:space "sydney")
  t:equal(g:result(), 0)
end)

test("who cannot move is not moved either",
    { rules = { "eh.golden.cannot_absolute" } }, function(t)
  local g, mark = traveller(t, { at = "london", possessions = { "detained" } })
  t:not_offered(g, { "travel", g:space "rome" })
  g:effect("move_to", mark, g:space "rome")
  g:effect("move_spaces", mark, 1)
  t:equal(mark.place, g:space "london")
  g, mark = traveller(t, { at = "london" })
  t:offered(g, { { "travel", g:space "rome" } })
  g:effect("modify", mark, "cannot_move", 1, "round")
  t:not_offered(g, { "travel", g:space "rome" })
end)
