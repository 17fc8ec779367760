return mystery {
  name = "Occult Research", ancient_one = "azathoth",
  goal = "as many Clues as investigators are on it", solved = "count(on_me) >= start_players",

  researched(),
}
