-- The second agenda: it counts its own doom.
return agenda {
  name = "The Wheel Turns", doom = 9,
  forced "After a location becomes fully flooded: place 1 doom on this." {
    after = "flood_level_changed", condition = "location.flood_level == 2",
    effect = function(me) place_doom(me, 1) end,
  },
  advance "The water comes through the floor: R2." { effect = function() end_scenario "R2" end },
}
