return investigator {
  name = "Jenny Barnes", title = "The Dilettante", sanity = 6, stamina = 4, start = { "common", "spell" },

  free "Before the first roll, discard a clue, common item or spell: add the yellow and the red die." {
    window = "before_roll", limit = "attempt",
    condition = { "attempt.rolls == 0", "any(dice: it is not green)",
      "you.clues > 0 or any(my_possessions: it is common or it is spell)" },
    effect = function(_, you)
      local list = filter(cards_in("possessions", you), function(card) return card:is "common" or card:is "spell" end)
      if you.clues > 0 then list[#list + 1] = "a clue" end
      local given = choose(you, "What do you discard?", list)
      if given == "a clue" then you:lose_clues(1) else given:spend() end
      take_die "yellow"
      take_die "red"
    end,
  },
}
