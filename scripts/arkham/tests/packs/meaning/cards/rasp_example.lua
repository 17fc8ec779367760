return asset {
  name = "Rasp", class = "neutral", cost = 0,

  free "Exhaust: gain 2 resources." { cost = cost.exhaust(), effect = function(_, you) you:gain(2) end },
  free "Take 1 damage: gain 3 resources." { cost = cost.damage(1), effect = function(_, you) you:gain(3) end },
}
