return enemy { name = "Watchman's Dog", keywords = { "Hunter" }, fight = 2, health = 2, evade = 2, damage = 1,
  patrol = function(place) return place.title == "Dry Well" end }
