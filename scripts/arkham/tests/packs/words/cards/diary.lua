-- Reacts to drawing, and to having played, and notes how the table looks by then.
return asset {
  name = "Diary", class = "neutral", cost = 0,
  reaction "After you draw cards where there are clues, engaged with an enemy: gain 1 resource." {
    after = "card_drawn", condition = { "investigator == you", "here.clues > 0", "any(engaged)" }, limit = "round",
    effect = function(_, you) you:gain(1) end,
  },
  reaction "After you play a card where there are clues: gain 1 resource." {
    after = "played", condition = { "investigator == you", "here.clues > 0" }, effect = function(_, you) you:gain(1) end,
  },
  reaction "After you play a card where there are no clues: lose 1 resource." {
    after = "played", condition = { "investigator == you", "here.clues == 0" },
    effect = function(_, you) you:add("resources", -1) end,
  },
}
