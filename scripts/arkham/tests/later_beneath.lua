-- What lies beneath acts and agendas, what is attached to them, and scenarios between which players choose.

local function titles(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  return out
end

test("what lies beneath an act lies beneath its deck: the next act has it, and with the last one it is discarded", function(t)
  local g = t:game { locations = { "study" }, act = { "side_act_1", "side_act_2" } }
  local me, first = g:lead(), g:card "Side Task 1"
  local open, hidden = g:put("knife", "hand", { owner = me }), g:put("guts", "hand", { owner = me })
  g:effect("put_beneath", open, first)
  g:effect("put_beneath", hidden, first, true)
  g:effect "advance_act"
  local second = g:card "Side Task 2"
  t:equal(titles(g:call("cards_beneath", second)), { "Knife", "Guts" })
  t:equal({ g:sees(me, open), g:sees(me, hidden) }, { true, false })
  g:effect "advance_act"
  t:zone(open, "discard", me)
  t:zone(hidden, "discard", me)
end)

test("the same holds for an agenda, and one of several agendas leaves what lies beneath the others alone", function(t)
  local g = t:game { scenario = "side_hunt" }
  local me = g:lead()
  g:effect("begin_agendas", { "side_agenda_1", "side_agenda_2" })
  g:effect("begin_agendas", { "side_agenda_1" })
  local agendas = g:cards "agenda"
  local one, two = g:put("knife", "hand", { owner = me }), g:put("guts", "hand", { owner = me })
  g:effect("put_beneath", one, agendas[1])
  g:effect("put_beneath", two, agendas[2])
  g:effect("advance_agenda", agendas[1])
  t:equal({ one.parent.title, two.parent }, { "Side Night 2", agendas[2] })
end)

test("what is attached to an act is discarded with it", function(t)
  local g = t:game { locations = { "study" }, act = { "side_act_1", "side_act_2" } }
  local me = g:lead()
  local chain = g:put("side_chain", "attached", { owner = me, attached_to = g:card "Side Task 1" })
  g:effect "advance_act"
  t:zone(chain, "discard", me)
end)

test("players choose at the end of a scenario, and the campaign goes on as the log says", function(t)
  for choice, scenario in pairs { ["To the vigil"] = "side:side_vigil", ["To the hunt"] = "side:side_hunt" } do
    local g = t:game { scenario = "side_fork" }
    g:effect("end_scenario", "R1")
    t:prompt(g, "Which way do you take?")
    g:choose { choice }
    t:over(g, "R1")
    t:equal(g:call("whole_id", g:call "campaign_result".next), scenario)
  end
end)
