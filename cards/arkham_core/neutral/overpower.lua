return skill {
  name = "Overpower", code = "01091", class = "neutral", level = 0, icons = { combat = 2 }, traits = { "Practiced" },
  max_committed = 1,
  if_successful "Draw 1 card." { effect = function(_, you) you:draw(1) end },
}
