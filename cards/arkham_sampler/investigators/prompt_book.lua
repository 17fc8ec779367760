return asset {
  name = "Prompt Book", class = "neutral", cost = 1, tags = "signature", icons = { willpower = 1, wild = 1 },
  traits = { "Item" },
  reaction "After you play an event, exhaust this: draw 1 card." {
    after = "played", condition = { "investigator == you", "card is event", "could_draw" },
    cost = cost.exhaust(),
    effect = function(_, you) you:draw(1) end,
  },
}
