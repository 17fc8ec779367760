-- The Dream-Eaters.
return treachery { name = "Whispers in Your Head (Doubt)", traits = { "Terror" }, keywords = { "Peril", "Hidden" },
  constant "You cannot play events." { modify = { { value = "cannot_play", where = "it == you and that is event" } } },
  action "Discard this." { actions = 2, effect = function(me, you) you:discard_card(me) end },   -- figure unverified
}
