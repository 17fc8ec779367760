return asset {
  name = 'Joey "The Rat" Vigil', subtitle = "Lookin' Out for #1", class = "rogue", level = 0, unique = true, cost = 4,
  icons = { intellect = 1, agility = 1 }, traits = { "Ally", "Criminal" }, slots = { "ally" }, health = 3, sanity = 2,
  free "Spend 1 resource: play an Item from your hand, paying its cost." {
    cost = cost.resources(1),
    target = target.card_in_hand { where = "it is item and it is asset",
      filter = function(_, you, card) return you:can_play(card) end },
    effect = function(_, you, card) you:play(card) end,
  },
}
