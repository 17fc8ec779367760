-- When it is, in words: what players go back by.

test("the headings name the round, the hour and whose turn it is", function(t)
  local g = t:game {}
  local said = g:call "headings"
  t:equal(#said, 3)
  t:equal(said[2], "XII o'clock")
  t:equal(said[3], g:active().title .. "'s turn")
end)
