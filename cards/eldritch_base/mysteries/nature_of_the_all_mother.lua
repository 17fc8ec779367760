return mystery {
  name = "Nature of the All-Mother", ancient_one = "shub_niggurath",
  goal = "as many Clues as investigators are on it", solved = "count(on_me) >= start_players",

  enters_play "Each Clue on the board moves to the nearest Wilderness space." (function()
    move_clues_to "wilderness"
  end),
  researched(),
}
