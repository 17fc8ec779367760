return enemy {
  name = "Silt Choir", code = "db102", traits = { "Monster", "Drowned" }, keywords = { "aloof" },
  fight = 2, health = 3, evade = 4, damage = 0, horror = 2, victory = 1,
  spawn = function(place) return place.title == "Bell Tower" end,

  forced "At the end of the round: place 1 doom on this." {
    at = "round_ends", effect = function(me) place_doom(me, 1) end,
  },
}
