return enemy {
  name = "Drowsy Ghoul", traits = { "Monster" }, fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  enters = { exhausted = true }, spawn = function(place) return place.title == "Study" end,
}
