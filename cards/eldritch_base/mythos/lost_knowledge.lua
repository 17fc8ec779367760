return mythos {
  name = "Lost Knowledge", colour = "blue", difficulty = "easy", trait = "rumor",
  eldritch = 3, epic = "tick_tock_men", epic_space = "space_21",

  rumor_fails {
    each_investigator { step("discard all Clues", function(you) you:discard_clues() end) },
    step("discard all Clues on the board", function()
      for _, clue in ipairs(cards_in "clues") do clue:discard_clue() end
    end),
  },
  loses_token(),
}
