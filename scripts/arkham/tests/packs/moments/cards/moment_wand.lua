return asset {
  name = "Wand", class = "neutral", cost = 0,

  action "Fight with +2 combat, and add 1 to your skill value." { fight = { bonus = 2, value_bonus = 1 } },
  action "Investigate with +2 intellect, and add your agility to your skill value." {
    investigate = { bonus = 2, value_bonus = "you.agility" } },
}
