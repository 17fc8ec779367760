return skill {
  name = "Manual Dexterity", code = "01092", class = "neutral", level = 0, icons = { agility = 2 }, traits = { "Innate" },
  max_committed = 1,
  if_successful "Draw 1 card." { effect = function(_, you) you:draw(1) end },
}
