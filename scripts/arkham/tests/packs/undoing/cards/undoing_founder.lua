return asset { name = "Undoing Founder", class = "neutral",
  action "Put a bell into play." { effect = function(_, you) create("undoing_bell", "play", you) end },
}
