return asset { name = "Mule", class = "neutral", cost = 0,
  constant "Your moves provoke no attacks of opportunity." { you = { unprovoked_move = 1 } },
}
