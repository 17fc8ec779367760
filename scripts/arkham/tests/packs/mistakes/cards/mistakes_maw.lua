-- It cannot be evaded, and says so: only its other figures are missing.
return enemy_location { name = "Maw", symbol = "circle",
  constant "This cannot be evaded." { me = { cannot_be_evaded = 1 } } }
