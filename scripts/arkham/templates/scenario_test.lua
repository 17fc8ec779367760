local function begin(t, more)
  more = more or {}
  more.scenario = "card_name"
  local g = t:game(more)
  return g, g:lead()
end

test("Card Name: everybody begins at the Gate, the House is set aside", function(t)
  local g = begin(t, { investigators = { "roland_banks", "agnes_baker" } })
  local gate = g:location "card_name_gate"
  t:equal({ g:lead().place, g:investigator "agnes_baker".place }, { gate, gate })
  t:equal(gate.clues, 2)
  t:equal(#g:cards "locations", 2)
  t:equal(#g:cards "encounter_deck", 9)
  t:truthy(g:call("connected", gate, g:location "card_name_garden"))
end)

test("Card Name: the first act brings the House, the second the end", function(t)
  local g, me = begin(t)
  me.clues = 4
  g:act { "use", g:current_act() }
  local house = g:location "card_name_house"
  t:equal(g:current_act().title, "Behind the Door")
  g:effect("move_to", me, house)
  t:equal(me.horror, 1)
  t:equal(house.clues, 2)
  g:auto { "windows" }
  g:end_turn()
  g:choose { g:current_act() }               -- the reaction at the end of the round
  t:over(g, "R1")
end)

test("Card Name: at midnight it is too late", function(t)
  local g, me = begin(t, { agenda = { "card_name_agenda_2" }, phase = "mythos" })
  g:agenda().doom = 7
  g:go_on()
  t:over(g, "R2")
  t:equal(me.mental_trauma, 1)
end)

test("Card Name: a skull is worse where there is an enemy", function(t)
  local g, me = begin(t)
  g:tokens { "skull", "skull" }
  g:act "investigate"                        -- intellect 3 - 1 against 1
  t:logged(g, "succeeds by 1")
  g:spawn("card_name_watcher", { engaged = me, exhausted = true })
  g:mark()
  g:act "investigate"
  t:not_logged(g, "succeeds by 1")
end)

test("Card Name: it can begin in act 2", function(t)
  local g = begin(t, { start = "act_2", decks = true })
  t:equal({ g:get "round", g:agenda().doom, g:current_act().title }, { 4, 2, "Behind the Door" })
end)
