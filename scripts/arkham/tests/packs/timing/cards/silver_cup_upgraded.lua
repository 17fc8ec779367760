return asset {
  name = "Silver Cup", subtitle = "Polished", level = 2, class = "neutral", cost = 0,
  constant "You get +1 willpower." { you = { willpower = 1 } },
  free "Gain 3 resources. Limit once per round." { limit = "round", effect = function(_, you) you:gain(3) end },
  free "Gain 1 resource. Max once per round." {
    limit = { per = "round", scope = "title" }, effect = function(_, you) you:gain(1) end },
}
