return asset { name = "Later Bell", class = "neutral",
  constant "In the enemy phase enemies come to you." { modify = { { value = "lures", where = "it == here" } } },
}
