return asset {
  name = "Grotesque Statue", code = "01071", class = "mystic", level = 4, cost = 2, icons = { wild = 1 },
  traits = { "Item", "Relic" }, slots = { "hand" }, uses = { charges = 4 }, discard_empty = true,

  reaction "When you would reveal a chaos token, spend 1 charge: reveal 2 instead, resolve 1, ignore the other." {
    would = "token_to_reveal", condition = "investigator == you", cost = cost.spend(1),
    effect = function(_, you, _, event)
      event:replace()
      reveal_tokens(you, 2, 1)
    end,
  },
}
