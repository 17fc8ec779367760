return asset { name = "Thrown Stone", class = "neutral", cost = 0,
  free "Deal 1 damage to an enemy at your location." {
    target = target.attackable_here(), effect = function(_, you, enemy) you:deal_damage(enemy, 1) end },
  free "Automatically evade an enemy at your location." {
    target = target.evadable_here(), effect = function(_, you, enemy) you:evade_enemy(enemy) end },
  free "Exhaust an enemy at your location." {
    target = target.enemy_here { where = "not it.exhausted" }, effect = function(_, _, enemy) enemy:exhaust() end },
  free "Deal 1 damage to each enemy in play, and discard the nearest one." {
    effect = function(_, you)
      harm_all(you, find "enemies", 1, 0)
      for _, enemy in ipairs(find "enemies") do you:deal_damage(enemy, 1) end
      local enemy = nearest_enemy(you)
      if enemy then enemy:leave_play() end
    end },
}
