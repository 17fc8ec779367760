-- Chapter 4 of the rules: the round. The steps are those of the chapter, with their numbers.

local R = "Rules 4."

engine.procedure {
  name = "game", cite = "Rules 3", locals = {},
  steps = {
    { id = "setup", cite = "Rules 3", script = function() lay_out() end },
    { id = "round", call = "one_round", again = "true", to = "round" },   -- until a script calls finish()
  },
}

engine.procedure {
  name = "one_round", cite = R, period = "round", locals = { "diver:card" },
  steps = {
    { id = "count", set = { { round = "round + 1" } } },
    { id = "begins", announce = { point = "round_begins", actor = "first", amount = "round" } },
    { id = "event", cite = R .. "1", script = function() draw_event() end },
    { id = "orders", cite = R .. "2", script = function() give_orders() end },
    { id = "pumps", cite = R .. "3", script = function() man_pumps() end },
    { id = "first diver", set = { { diver = "next_player(0)" } } },
    { id = "dive", cite = R .. "4", when = "place(one_round.diver) is site", call = "dive",
      with = { diver = "one_round.diver", site = "place(one_round.diver)" } },
    { id = "next diver", set = { { diver = "next_player(one_round.diver)" } }, again = "one_round.diver", to = "dive" },
    { id = "tide", cite = R .. "5", script = function() raise_tide(1) end },
    { id = "thin air", cite = R .. "6", when = "air == 0", script = function() raise_dread(1) end },
    { id = "home", cite = R .. "7", script = function() come_home() end },
    { id = "ends", announce = "round_ends" },
  },
}

local function draw_event()
  if size "event_deck" == 0 then
    move_all("past_events", "event_deck")
    shuffle "event_deck"
  end
  local card = top "event_deck"
  if not card then return end
  card:move "event"
  note("event_drawn", nil, card)
  if card:has_ability "drawn" then card:use("drawn", game.first) end
end

-- Secret orders: everybody chooses in one request, and nobody sees a choice before all have chosen.
local function give_orders()
  local divers, lists = players(), {}
  for i in ipairs(divers) do lists[i] = cards_in "places" end
  local chosen = choose_each("Where do you go?", divers, lists)
  for i, diver in ipairs(divers) do
    diver.parent = chosen[i][1]
    note("sent", diver, chosen[i][1])
  end
end

-- One crew works the pumps, with the best diver aboard; each diver aboard recovers.
local function man_pumps()
  local best = 0
  for _, diver in ipairs(players()) do
    if diver.parent == game.bell then
      best = math.max(best, diver.pump)
      diver:gain_grit(1)
    end
  end
  if best == 0 then return end
  note("pumped", nil, nil, nil, best)
  gain_air(best)
end

local function come_home()
  local divers = players()
  for _, diver in ipairs(divers) do diver.parent = game.bell end
  for _, card in ipairs(cards_in "event") do card:move "past_events" end
  game.first = divers[2] or divers[1]   -- the lantern goes to the left
end

engine.export { draw_event = draw_event, give_orders = give_orders, man_pumps = man_pumps, come_home = come_home }
