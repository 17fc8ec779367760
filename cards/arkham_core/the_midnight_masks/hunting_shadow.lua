return treachery {
  name = "Hunting Shadow", code = "01135", traits = { "Curse" }, keywords = { "peril" },

  revelation "Spend 1 clue or take 2 damage." {
    effect = function(_, you)
      must_choose(you, "What do you choose?", {
        { "Spend 1 clue", can = spendable_clues { you } > 0, effect = function() spend_clues({ you }, 1) end },
        { "Take 2 damage", effect = function() you:take_damage(2) end },
      })
    end,
  },
}
