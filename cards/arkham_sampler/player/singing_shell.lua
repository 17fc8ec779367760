return asset {
  name = "Singing Shell", class = "mystic", level = 0, cost = 1, icons = { willpower = 1 }, traits = { "Item", "Charm" },
  slots = { "accessory" },
  reaction "After you take horror, exhaust this: shuffle a set-aside Undertone into your deck." {
    after = "horror_placed", condition = { "card == you", "any(bonded_cards)", "any(deck)" }, cost = cost.exhaust(),
    effect = function(_, you) find("bonded_cards", you)[1]:shuffle_into("deck", you) end,
  },
}
