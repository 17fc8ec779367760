-- Rings when it readies, and says how many cards are still exhausted then.
return asset {
  name = "Alarm", id = "alarm", class = "neutral", cost = 0, memory = { "left" },
  forced "After this readies: count the exhausted cards." {
    after = "readies", condition = "card == me",
    effect = function(me)
      me.uses = me.uses + 1
      me.left = #find "exhausted_cards"
    end,
  },
}
