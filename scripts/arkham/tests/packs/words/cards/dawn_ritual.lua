return asset {
  name = "Dawn Ritual", class = "neutral", cost = 0, traits = { "Ritual" },
  action "Only as your first action: gain 3 resources." {
    name = "rite", first_action = true, effect = function(_, you) you:gain(3) end,
  },
}
