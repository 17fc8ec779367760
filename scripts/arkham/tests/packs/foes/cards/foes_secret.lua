return treachery {
  name = "Guilty Secret", weakness = true, keywords = { "Hidden" },
  constant "You get -1 agility." { you = { agility = -1 } },
}
