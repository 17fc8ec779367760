return asset {
  name = "Map of the Weir", subtitle = "All of It", class = "seeker", level = 3, cost = 1, icons = { intellect = 2 },
  traits = { "Item", "River" }, researched = "map_pieced",
  action "Exhaust this: move to any revealed location." {
    cost = cost.exhaust(), move = true,
    target = target.location { where = "it.face == 1 and it ~= place(you) and not check(cannot_enter, you, it)" },
    effect = function(_, you, place) you:move_to(place) end,
  },
}
