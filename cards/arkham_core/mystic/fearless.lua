return skill {
  name = "Fearless", code = "01067", class = "mystic", level = 0, icons = { willpower = 1 }, traits = { "Innate" },
  if_successful "Heal 1 horror." { effect = function(_, you) you:heal_horror(1) end },
}
