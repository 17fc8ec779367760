-- Fortune and Folly. Figures unverified.
return enemy { name = "Casino Guard", traits = { "Humanoid", "Casino" }, fight = 3, health = 3, evade = 2, damage = 1,
  patrol = function(place) return place.clues > 0 end }   -- where it goes is unverified
