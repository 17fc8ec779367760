return treachery {
  name = "Cold Hands (Left)", traits = { "Terror" },
  revelation "Test agility (3). If you fail, take 1 damage, and 1 more if another Cold Hands is in the discard pile." {
    test = { skill = "agility", difficulty = 3 },
    fail = function(me, you)
      local more = #filter(cards_in "encounter_discard", function(card) return card.title == me.title end) > 0 and 1 or 0
      you:take_damage(1 + more)
    end,
  },
}
