-- The Dream-Eaters. Which of the four forbids what is unverified.
return treachery { name = "Whispers in Your Head (Dismay)", traits = { "Terror" }, keywords = { "Peril", "Hidden" },
  constant "You cannot commit cards to tests." { modify = { { value = "cannot_commit", where = "it == you" } } },
  action "Discard this." { actions = 2, effect = function(me, you) you:discard_card(me) end },   -- figure unverified
}
