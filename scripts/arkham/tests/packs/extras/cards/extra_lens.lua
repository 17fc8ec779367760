return asset { name = "Lens", class = "neutral", cost = 0,
  constant "Your investigations provoke no attacks of opportunity." { you = { unprovoked_investigate = 1 } },
}
