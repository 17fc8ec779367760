return asset {
  name = "Token Counter", class = "neutral", level = 0, cost = 0, memory = { "revealed", "pooled", "kept", "blessed" },
  forced "The bless and curse tokens of a test are counted at its end." {
    after = "test_ends", effect = function(me) me.blessed = current("test").blessed end,
  },
  forced "The tokens of a test are counted when all of them are revealed." {
    after = "tokens_revealed", effect = function(me) me.revealed = #cards_in "chaos_revealed" end,
  },
  forced "Tokens on their way to the pool are counted; the first stays in the bag." {
    when = "tokens_to_pool",
    effect = function(me, _, _, event)
      me.pooled = me.pooled + event.amount
      if me.kept == 1 and event.token.zone == "chaos_revealed" then event.token:move "chaos_bag" end
    end,
  },
}
