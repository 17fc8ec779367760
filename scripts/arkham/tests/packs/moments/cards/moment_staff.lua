return asset {
  name = "Staff", class = "neutral", cost = 0, uses = { charges = 3 }, memory = { "x" },

  action "Fight. Add your agility to your combat, and deal 2 damage more to an exhausted enemy." {
    fight = { bonus = "you.agility", damage = "2 * target.exhausted" },
  },
  action "Investigate. Add your resources to your skill value. The shroud falls by your clues." {
    investigate = { value_bonus = "you.resources", shroud = "0 - you.clues" },
  },
  action "Fight with +1 combat for each charge on this." { fight = { bonus = "me.uses" } },
  action "Spend X charges: fight with +X combat, and X damage more." {
    cost = cost.x "uses", fight = { bonus = "me.x", damage = "me.x" },
  },
  action "Fight with +1 combat for each card in your hand, and as much damage as cards." {
    fight = { bonus = "count(hand)", damage = "0 - 1 + count(hand)" },
  },
}
