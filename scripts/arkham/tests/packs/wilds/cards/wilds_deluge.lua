return treachery { name = "Deluge",
  revelation "Investigators and enemies take damage equal to the flood level of their locations, or else 1 horror." {
    effect = function()
      local all = players()
      for _, enemy in ipairs(find "enemies") do all[#all + 1] = enemy end
      harm_all(nil, all, function(card) return card.place.flood_level end,
        function(card) return card.place.flood_level == 0 and 1 or nil end)
    end,
  },
}
