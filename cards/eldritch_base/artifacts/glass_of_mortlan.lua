return artifact {
  name = "Glass of Mortlan", traits = { "item", "magical" },

  constant "Each 6 counts as 2 successes when you cast a Spell." { you = { double_six = 1 }, condition = "spell_test" },

  reaction "Lose 1 Sanity less by your Spells." {
    would = "sanity_lost", condition = { "investigator == you", "sanity > 0", "any(my_possessions: it.being_cast)" },
    effect = function(_, _, _, event) event.sanity = event.sanity - 1 end,
  },
}
