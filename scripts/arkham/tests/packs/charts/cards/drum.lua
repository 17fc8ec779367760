-- Waits for enemies that are drawn, and for draws.
return asset {
  name = "Drum", id = "drum", class = "neutral", cost = 0,
  reaction "When you draw an enemy: take 1 resource." {
    when = "encounter_drawn", condition = { "investigator == you", "card is enemy" },
    effect = function(_, you) you:gain(1) end,
  },
  reaction "After you draw an enemy: take 1 resource." {
    after = "encounter_drawn", condition = { "investigator == you", "card is enemy" },
    effect = function(_, you) you:gain(1) end,
  },
  forced "Drum: a card was drawn." { after = "card_drawn", condition = "investigator == you", effect = function(_, you) you:gain(10) end },
}
