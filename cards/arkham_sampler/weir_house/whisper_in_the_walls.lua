return treachery {
  name = "Whisper in the Walls", traits = { "Terror" }, keywords = { "Hidden" },
  constant "You get -1 willpower." { you = { willpower = -1 } },
  action "Discard this." { effect = function(me, you) you:discard_card(me) end },
}
