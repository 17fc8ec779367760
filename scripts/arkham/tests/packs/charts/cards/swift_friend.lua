return asset {
  name = "Swift Friend", id = "swift_friend", class = "rogue", cost = 0, traits = { "Ally" },
  additional_action "An additional action each turn." {},
}
