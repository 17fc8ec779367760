return treachery {
  name = "The Toll", code = "db105", traits = { "Terror" }, keywords = { "surge" },

  revelation "Lose 2 resources. If you cannot lose both, take 1 horror." {
    effect = function(_, you)
      if you:add("resources", -2) > -2 then you:take_horror(1) end
    end,
  },
}
