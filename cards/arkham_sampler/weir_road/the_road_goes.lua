return agenda {
  name = "The Road Goes", doom = 6,
  action "Explore. If you draw a connecting location, put it into play and move to it." { explore = true },
  forced "At the end of each round: increase the flood level of a location." { at = "round_ends",
    effect = function()
      local dry = filter(find "locations", function(place) return place.flood_level < 2 end)
      local place = choose(game.lead, "Which location floods?", dry)
      if place then place:increase_flood() end
    end },
  advance "The water takes the road: R2." { effect = function() end_scenario "R2" end },
}
