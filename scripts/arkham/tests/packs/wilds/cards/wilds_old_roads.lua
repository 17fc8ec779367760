return act {
  name = "Old Roads", objective = true,
  action "Explore. If you draw an Ancient location, put it into play and move to it." {
    explore = function(place) return place:is "ancient" end,
  },
}
