-- The chart of the lost & found, and all prices except that of the elder sign, are not verified.
return entrance {
  name = "Museum entrance", id = "entrance", standin = true,
  lost_found = {
    [2] = function(inv) inv:gain_clues(1) end,
    [3] = function(inv) inv:gain_cards("common", 1) end,
    [LORE] = function(inv) inv:gain_cards("spell", 1) end,
    [PERIL] = function(inv) inv:lose_stamina(1) end,
    [TERROR] = function(inv) inv:lose_sanity(1) end,
  },
  souvenirs = {
    { text = "a clue", price = 1, reward = "clue" },
    { text = "a common item", price = 2, reward = "common" },
    { text = "a unique item", price = 3, reward = "unique" },
    { text = "a spell", price = 4, reward = "spell" },
    { text = "an ally", price = 5, reward = "ally" },
    { text = "an elder sign", price = 10, reward = "elder_sign" },
  },
}
