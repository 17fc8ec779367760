test("Card Name: 1 Sanity of each, or a Clue", function(t)
  local g = t:game { investigators = { "mark_harrigan", "lily_chen" }, clues_of = { lily_chen = 1 } }
  local mark, lily = g:investigator "mark_harrigan", g:investigator "lily_chen"
  g:resolve(g:put("card_name", "resolving"), "effect", g:lead())
  g:choose { "Spend 1 Clue" }                -- Lily; Mark has no Clue, so only she is asked
  t:equal({ mark.sanity, lily.sanity }, { mark.max_sanity - 1, lily.max_sanity })
  t:equal(g:clues(lily), 0)
end)
