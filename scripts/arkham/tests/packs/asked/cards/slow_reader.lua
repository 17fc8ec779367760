return asset {
  name = "Slow Reader", class = "neutral", level = 0, cost = 0,
  forced "In the upkeep phase you gain 2 resources in place of drawing a card." {
    would = "upkeep_draw", condition = "investigator == you",
    effect = function(_, you, _, event)
      event:replace()
      you:gain(2)
    end,
  },
}
