return asset {
  name = "Police Badge", code = "01027", class = "guardian", level = 2, cost = 3, icons = { willpower = 1, wild = 1 },
  traits = { "Item" }, slots = { "accessory" },

  constant "You get +1 willpower." { you = { willpower = 1 } },

  free "Discard this: the investigator at your location whose turn it is may take 2 additional actions this turn." {
    cost = cost.discard_self(), condition = "active ~= none and place(active) == here",
    effect = function() game.active:add("actions", 2) end,
  },
}
