return diver { name = "Peregrine Vale", title = "the antiquary", pump = 2,
  forced "When you bring up a relic, gain 1 grit and 1 air." {
    after = "relic_taken", condition = "actor == you",
    effect = function(_, you)
      you:gain_grit(1)
      gain_air(1)
    end,
  },
}
