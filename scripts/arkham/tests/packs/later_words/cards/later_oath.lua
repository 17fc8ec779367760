return asset { name = "Later Oath", class = "neutral",
  constant "You commit 2 cards at least, or none." { you = { commits_at_least = 2 } },
}
