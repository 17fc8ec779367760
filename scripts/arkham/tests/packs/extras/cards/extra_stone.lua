return asset { name = "Rune", class = "seeker", level = 0, cost = 0,
  log_entries = { { id = "rune_read", name = "You have read the rune", boxes = true } },
  free "Read it." { effect = function() fill_box "rune_read" end },
}
