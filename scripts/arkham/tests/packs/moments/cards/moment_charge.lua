return asset {
  name = "Charge", class = "neutral", cost = 0,
  additional_action "An additional action, only to fight." { abilities = { "fight" } },
}
