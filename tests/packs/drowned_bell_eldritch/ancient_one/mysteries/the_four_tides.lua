return mystery {
  name = "The Four Tides", ancient_one = "the_drowned_bell",
  goal = "as many Clues as investigators are on it", solved = "count(on_me) >= start_players",

  enters_play "Each Clue on the board moves to the nearest Sea space." (function() move_clues_to "sea" end),
  researched(),
}
