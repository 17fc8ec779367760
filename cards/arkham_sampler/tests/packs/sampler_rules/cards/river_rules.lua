return taboo {
  name = "River Rules", version = "1.0",
  cards = { weir_hook = { xp = 1 }, river_saint = { forbidden = true }, two_coins = { exceptional = true } },
}
