return enemy { name = "Wanderer", fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  spawn = function(place) return place.title == "Attic" or place.title == "Cellar" end }
