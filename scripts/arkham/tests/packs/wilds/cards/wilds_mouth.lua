return location {
  name = "Tidal Mouth", symbol = "square", connects = { "circle" }, revealed = "wilds_basin",
  enters = { flooded = "fully" },
}
