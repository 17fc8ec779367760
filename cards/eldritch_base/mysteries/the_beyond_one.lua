return mystery {
  name = "The Beyond One", ancient_one = "yog_sothoth",
  goal = "as many Clues as investigators are on it", solved = "count(on_me) >= start_players",

  researched(),
}
