return skill {
  name = "Perception", code = "01090", class = "neutral", level = 0, icons = { intellect = 2 }, traits = { "Practiced" },
  max_committed = 1,
  if_successful "Draw 1 card." { effect = function(_, you) you:draw(1) end },
}
