return asset {
  name = "Oskar", subtitle = "The Ferryman", class = "neutral", unique = true, keywords = { "Partner" },
  traits = { "Ally", "River" }, health = 3, sanity = 2,
  free "Exhaust Oskar: move to a connecting location." {
    cost = cost.exhaust(), target = target.connecting_location { where = "not check(cannot_enter, you, it)" },
    condition = "my_turn", effect = function(_, you, place) you:move_to(place) end,
  },
}
