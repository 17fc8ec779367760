return location {
  name = "Hall", traits = { "House" }, shroud = 2, clues = "players",
  action "Resign: you go out by the front door." { resign = true, effect = function(_, you) you:resign() end },
}
