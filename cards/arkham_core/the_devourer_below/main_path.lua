-- The symbols of all Woods, on both sides: it leads to each of them.
local WOODS = { "square", "triangle", "t", "diamond", "hourglass", "equals", "moon" }

return location {
  name = "Main Path", code = "01149", traits = { "Woods" }, shroud = 2, clues = 0, symbol = "squiggle",
  connects = { "plus", unpack(WOODS) }, text = "Connected to each other Woods location.",

  action "Resign." { resign = true, effect = function(_, you) you:resign() end },
}
