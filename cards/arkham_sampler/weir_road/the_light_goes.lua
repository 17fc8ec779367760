return agenda {
  name = "The Light Goes", doom = 5,
  action "Explore. If you draw a connecting location, put it into play and move to it." { explore = true },
  advance "Increase the flood level of each location. The lead draws the top card of the omens." {
    together = true,
    effect = function()
      each(find "locations", function(place) place:increase_flood() end)
      local omen = side_deck "omens"[1]
      if omen then draw_encounter(game.lead, omen) end
    end,
  },
}
