return event_card {
  name = "Getaway", id = "getaway", class = "rogue", cost = 0, fast = true,
  text = "After you evade an enemy: gain 1 resource.",
  after = "evaded", condition = "investigator == you", effect = function(_, you) you:gain(1) end,
}
