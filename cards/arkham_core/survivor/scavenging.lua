return asset {
  name = "Scavenging", code = "01073", class = "survivor", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Talent" },

  reaction "After you successfully investigate by 2 or more, exhaust this: add an Item from your discard pile to your hand." {
    after = "test_succeeded", condition = { "investigating", "investigator == you", "margin >= 2" },
    cost = cost.exhaust(), target = target.card_in_discard { where = "it is item" },
    effect = function(_, you, item) you:add_to_hand(item) end,
  },
}
