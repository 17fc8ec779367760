return asset { name = "Later Thread", class = "neutral",
  constant "You may commit a card to tests elsewhere." { you = { commits_from_afar = 1 } },
}
