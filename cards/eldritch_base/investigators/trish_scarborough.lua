return investigator {
  name = "Trish Scarborough", id = "trish_scarborough", title = "The Spy", health = 7, sanity = 5,
  lore = 1, influence = 3, observation = 4, strength = 3, will = 2, start = "space_16",
  possessions = { "asset automatic_45" },
  crippled = "influence", insane = "observation",

  action "Without any Clue: gain 1 Clue." {
    condition = { "count(my_clues) == 0", function() return size "clue_pool" > 0, "no Clue is left" end },
    effect = function(_, you) you:gain_clues(1) end,
  },

  constant "A Clue rerolls up to 2 dice for investigators here." { here = { reroll_two = 1 } },
}
