return skill {
  name = "Eager Hand", class = "neutral", level = 0, icons = { wild = 1 },
  forced "From your hand it is committed to your tests." {
    when = "committing", zones = { "hand" }, condition = { "investigator == you", function(me, you) return you:can_commit(me) end },
    effect = function(me, you) you:commit(me) end,
  },
  forced "When it is committed, you gain 1 resource." {
    after = "committed", condition = "card == me", effect = function(_, you) you:gain(1) end,
  },
}
