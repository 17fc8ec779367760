-- Cancels the next card or ability, when a test has set it.
return asset {
  name = "Null Stone", class = "neutral", cost = 0, memory = { "set" },

  forced "When a card is played or an ability is used: cancel its effects." {
    when = "ability_initiates", condition = { "subject ~= me", "me.set > 0" },
    effect = function(me, _, _, used)
      me.set = 0
      used:cancel()
    end,
  },
}
