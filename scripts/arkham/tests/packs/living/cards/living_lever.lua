return asset { name = "Lever", class = "neutral", cost = 0,
  free "Turn over each location. Gain 1 resource for each that was turned over." {
    effect = function(_, you)
      for _, place in ipairs(find "locations") do
        if place:flip() then you:gain(1) end
      end
    end,
  },
}
