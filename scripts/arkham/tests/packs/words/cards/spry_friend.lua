return asset {
  name = "Spry Friend", id = "spry_friend", class = "neutral", cost = 0,
  additional_action "An additional action each turn." {},
}
