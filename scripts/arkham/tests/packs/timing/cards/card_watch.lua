return asset {
  name = "Card Watch", class = "neutral", cost = 0, memory = { "resources", "hand" },
  forced "After you draw a card: note what you have." {
    after = "card_drawn", condition = "investigator == you", limit = "turn",
    effect = function(me, you)
      me.resources = you.resources
      me.hand = size("hand", you)
    end,
  },
}
