-- Two transcriptions of this card differ; these are the figures of one of them.
return adventure {
  name = "Something Has Broken Free", trophy = 1, ordered = true,
  tasks = { { "P", monster = "total" }, "T T" },
  rewards = { "monster", "clue", "spell", "unique" }, penalties = { "stamina" },

  terror "The adventure is failed." { odds = "fails", effect = function() fail_adventure() end },
}
