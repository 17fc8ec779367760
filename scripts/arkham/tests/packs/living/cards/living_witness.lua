return asset {
  name = "Witness", class = "neutral", cost = 0,
  forced "After an enemy is defeated: gain 1 resource." {
    after = "enemy_defeated", condition = "place(you) == location",
    effect = function(_, you) you:gain(1) end,
  },
  free "Deal 1 damage to an enemy at your location." {
    target = target.enemy_here(), effect = function(_, you, foe) you:deal_damage(foe, 1) end,
  },
}
