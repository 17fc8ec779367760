return asset {
  name = "Rotten Plank", class = "survivor", level = 1, cost = 0, icons = { agility = 1 }, traits = { "Item", "Improvised" },
  free "Exile this: move to a connecting location." {
    cost = cost.exile_self(), condition = "my_turn",
    target = target.connecting_location { where = "not check(cannot_enter, you, it)" },
    effect = function(_, you, place) you:move_to(place) end,
  },
}
