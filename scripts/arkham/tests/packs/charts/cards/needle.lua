-- Reacts to an attack that has been dealt, while the attacker is still ready.
return asset {
  name = "Needle", id = "needle", class = "neutral", cost = 0,
  reaction "After an enemy attacks you: gain 1 resource for each ready enemy." {
    after = "attack", condition = "investigator == you",
    effect = function(_, you)
      for _, enemy in ipairs(find "enemies") do
        if not enemy.exhausted then you:gain(1) end
      end
    end,
  },
}
