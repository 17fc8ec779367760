return location {
  name = "Boiler Room", traits = { "House" }, shroud = 3, clues = "players", other_side = "boiler_awake",
}
