return asset {
  name = "Born on the River", class = "survivor", level = 2, keywords = { "Permanent" }, deck_limit = 1, traits = { "Talent" },
  free "Decrease the flood level of your location." {
    limit = "game", condition = { "my_turn", "any(my_location: flooded)" },
    effect = function(_, you) you.place:decrease_flood() end,
  },
}
