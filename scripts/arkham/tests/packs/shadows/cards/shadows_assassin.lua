return enemy { name = "Assassin", keywords = { "Hunter" }, fight = 2, health = 2, evade = 2, damage = 2, concealed = 1,
  spawn = function(place) return place.title == "Dry Well" end }
