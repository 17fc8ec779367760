return asset {
  name = "Silver Cup", level = 0, class = "neutral", cost = 0,
  free "Gain 1 resource. Max once per round." {
    limit = { per = "round", scope = "title" }, effect = function(_, you) you:gain(1) end },
}
