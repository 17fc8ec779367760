return investigator {
  name = "Jacqueline Fine", id = "jacqueline_fine", title = "The Psychic", health = 4, sanity = 8,
  lore = 4, influence = 2, observation = 3, strength = 1, will = 3, start = "space_5",
  possessions = { "spell flesh_ward", "clue" },
  crippled = "influence", insane = "lore",

  action "Trade any number of Clues with an investigator on any space." {
    target = target.investigator { where = "it ~= you",
      filter = function(_, you, other) return you:clues() + other:clues() > 0 end },
    effect = function(_, you, other) you:trade_with(other, function(card) return card:is "clue" end) end,
  },

  reaction "Once a round, when another gains a Condition that is not Common: look at its back, gain 1 Clue." {
    after = "condition_gained", condition = { "investigator ~= you", "condition is not common" }, limit = "round",
    effect = function(_, you, _, event)
      note("looks_at", you, event.condition, nil, back_number(event.condition))
      tell(you, "What is on the back of " .. event.condition.title .. "?", back_of(event.condition).name)
      you:gain_clues(1)
    end,
  },
}
