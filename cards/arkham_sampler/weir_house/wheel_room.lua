return location {
  name = "Wheel Room", traits = { "House" }, shroud = 4, clues = 0, victory = 1,
  additional_cost "It costs 1 action more to resign here." { to = "resign" },
}
