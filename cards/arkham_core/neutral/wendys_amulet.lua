return asset {
  name = "Wendy's Amulet", code = "01014", class = "neutral", unique = true, cost = 2, icons = { wild = 2 },
  traits = { "Item", "Relic" }, slots = { "accessory" }, tags = { "signature" },

  constant "The topmost event of your discard pile may be played as if it were in your hand." {
    modify = { { value = "as_if_in_hand", where = "it in discard and it == first(discard: it is event)" } },
  },

  forced "After you play an event: put it on the bottom of your deck, not into your discard pile." {
    after = "played", condition = { "investigator == you", "card is event", "card in discard", "card.owner == you" },
    effect = function(_, you, _, event) event.card:move("deck", you, true) end,
  },

  forced "After you discard an event from play: put it on the bottom of your deck, not into your discard pile." {
    after = "leaves_play", condition = { "card is event", "card in discard", "card.owner == you" },
    effect = function(_, you, _, event) event.card:move("deck", you, true) end,
  },
}
