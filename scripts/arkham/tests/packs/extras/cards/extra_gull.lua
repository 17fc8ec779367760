return asset { name = "Gull", class = "neutral", cost = 0, memory = { "most", "times" },
  forced "When you draw cards." { when = "cards_drawn", condition = "investigator == you",
    effect = function(me, _, _, event) me.most, me.times = event.cards, me.times + 1 end },
}
