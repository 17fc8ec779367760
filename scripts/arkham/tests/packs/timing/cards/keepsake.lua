return asset {
  name = "Keepsake", class = "neutral", cost = 0,
  forced "After an enemy is defeated: you may gain 1 resource." {
    after = "enemy_defeated",
    effect = function(_, you)
      if confirm(you, "Gain 1 resource?") then you:gain(1) end
    end,
  },
}
