-- A skill card with one icon of each kind of result.
return skill {
  name = "Bold Heart", id = "bold_heart", class = "neutral", icons = { willpower = 1, combat = 1 },
  if_successful "Gain 3 resources." { effect = function(_, you) you:gain(3) end },
}
