return location {
  name = "Ledge", shroud = 1, clues = 2, symbol = "square", connects = { "circle" },

  action "Test agility against your damage and that of the lead: gain 1 resource." {
    test = { skill = "agility", difficulty = "you.damage + lead.damage" },
    success = function(_, you) you:gain(1) end,
  },
}
