return treachery {
  name = "Cold Hands (Right)", traits = { "Terror" },
  revelation "Test willpower (3). If you fail, take 1 horror, and 1 more if another Cold Hands is in the discard pile." {
    test = { skill = "willpower", difficulty = 3 },
    fail = function(me, you)
      local more = #filter(cards_in "encounter_discard", function(card) return card.title == me.title end) > 0 and 1 or 0
      you:take_horror(1 + more)
    end,
  },
}
