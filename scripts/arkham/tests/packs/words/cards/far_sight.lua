return asset {
  name = "Far Sight", class = "neutral", cost = 0,
  action "Investigate a revealed location as if you were there." {
    target = target.location { where = "it.face == 1" },
    effect = function(_, you, place) you:perform("investigate", { at = place }) end,
  },
}
