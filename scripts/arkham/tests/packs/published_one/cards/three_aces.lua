-- Edge of the Earth. Icons unverified.
return skill {
  name = "Three Aces", class = "rogue", level = 1, icons = { wild = 1 }, traits = { "Fortune" },
  keywords = { "Myriad" }, max_committed = 3,

  forced "If 3 copies are committed: the test succeeds. When it ends, draw 3 cards and gain 3 resources." {
    after = "committed", you = "me.owner",
    condition = { "card == me", "count(committed: it.title == me.title) == 3",
      "first(committed: it.title == me.title) == me" },
    effect = function(me, you)
      automatic_success()
      me:arm("prize", you, nil, "test")
    end,
  },

  named "prize" "Draw 3 cards and gain 3 resources." {
    at = "test_ends", effect = function(_, you)
      you:draw(3)
      you:gain(3)
    end,
  },
}
