return enemy { name = "Lamplighter", fight = 2, health = 2, evade = 2, damage = 1,
  patrol = function(place) return place.clues > 0 end }
