-- Cancels the next card or ability, when a test has set it.
return asset {
  name = "Null Stone", class = "neutral", cost = 0, memory = { "primed" },

  forced "When a card is played or an ability is used: cancel its effects." {
    when = "ability_initiates", condition = { "card ~= me", "me.primed > 0" },
    effect = function(me, _, _, used)
      me.primed = 0
      used:cancel()
    end,
  },
}
