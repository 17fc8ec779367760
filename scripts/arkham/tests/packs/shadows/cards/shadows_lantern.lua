return asset { name = "Lantern", class = "neutral", cost = 0,
  free "Expose each concealed mini-card at your location. Gain 1 resource for each." {
    effect = function(_, you)
      for _, mini in ipairs(mini_cards_at(you.place)) do
        if you:expose(mini) then you:gain(1) end
      end
    end,
  },
  constant "You get +1 willpower for each enemy in the shadows." {
    you = { willpower = "count(enemies: in_shadows)" },
  },
}
