-- template investigators: an investigator, one of those who may be chosen
return investigator {
  name = "Card Name",
  title = "The Newcomer",
  sanity = 5, stamina = 5,       -- 10 in all, as a rule
  -- The starting items: "common", "unique", "spell", "clue", "choice" (one of the kinds), { ally = "duke" }.
  start = { "common", "clue" },

  -- May be used in a window: turn_start, before_roll, after_roll. `limit`: roll, attempt, turn, day, game.
  free "Before the first roll, lose 1 stamina: add the yellow die." {
    window = "before_roll", limit = "attempt",
    condition = { "attempt.rolls == 0", "you.stamina > 1", "any(dice: it is yellow)" },
    effect = function(_, you)
      you:lose_stamina(1)
      take_die "yellow"
    end,
  },
}
