-- When it is, in words: what players go back by.

test("the headings name the round, the phase and whose turn it is", function(t)
  local g = t:game {}
  t:equal(g:call "headings", { "Round 1", "Action phase", g:active().title .. "'s turn" })
end)
