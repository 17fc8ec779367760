-- Clues that are gained from Research Encounters are placed here.
return mystery {
  name = "The Names of the Sleeper", ancient_one = "card_name",
  goal = "as many Clues as investigators are on it", solved = "count(on_me) >= start_players",

  researched(),
}
