return location {
  name = "Gallery", traits = { "House" }, shroud = 3, clues = "players",
  haunted "Take 1 horror." { effect = function(_, you) you:take_horror(1) end },
}
