return treachery {
  name = "Under the Ice", traits = { "Hazard" },
  revelation "Add 1 frost token to the chaos bag, and 1 card of the Tekeli-li deck to your deck. If neither can be, take 1 horror." {
    effect = function(_, you)
      if add_tokens("frost", 1) + you:add_tekelili(1) == 0 then you:take_horror(1) end
    end,
  },
}
