test("Card Name: its reckoning costs Sanity or time", function(t)
  local g  = t:game { ancient_one = "card_name", investigators = { "mark_harrigan", "lily_chen" } }
  local doom = g:get "doom"
  g:resolve(g:ancient_one(), "reckoning", g:lead())
  g:choose { "Lose 1 Sanity" }
  g:choose { "Advance Doom by 1" }
  local mark = g:investigator "mark_harrigan"
  t:equal({ mark.sanity, g:get "doom" }, { mark.max_sanity - 1, doom - 1 })
end)

test("Card Name awakens: the game is lost", function(t)
  local g = t:game { ancient_one = "card_name" }
  g:effect "awaken"
  t:over(g, "lost")
end)

test("Card Name: three Mysteries and research of its own", function(t)
  local g = t:game { ancient_one = "card_name", begin = "setup" }
  g:run_to "action_phase"
  t:equal(1 + #g:cards "mystery_deck", 3)
  t:equal(#g:cards "research_deck", 3)
end)

test("The Names of the Sleeper: solved by the Clues that lie on it", function(t)
  local g = t:game { ancient_one = "card_name", mystery = "card_name_names" }
  local card = g:mystery()
  g:effect "announce_end_of_mythos"
  t:zone(card, "mystery")
  g:cards "clue_pool"[1]:move("on_card", nil, false, card)
  g:effect "announce_end_of_mythos"
  t:zone(card, "solved_mysteries")
end)

test("Dreams of the Sleeper: a Gate that is closed, and a Clue", function(t)
  local g  = t:game { ancient_one = "card_name", mystery = "card_name_dreams", gates = { "rome" }, clues_of = 1 }
  local me = g:active()
  g:effect("close", g:gates_at "rome"[1], me)
  g:choose { g:mystery() }
  t:equal({ g:mystery().eldritch, g:clues(me) }, { 1, 0 })
end)
