-- When it is, in words: what players go back by.

test("the headings name the round, the phase and whose turn it is", function(t)
  local g = t:game { locations = { "study" } }
  t:equal(g:call "headings", { "Round 1", "Investigation phase", "Roland Banks's turn" })
end)
