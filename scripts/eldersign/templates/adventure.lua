-- template adventures: an adventure of the museum
-- One file is one card; its id is the name of the file. The cards of every pack that is loaded are shuffled into their
-- decks by themselves.
return adventure {
  name = "Card Name",
  trophy = 2,                    -- its value as a trophy
  -- Each is a row of symbols: I3 (investigation 3), L lore, P peril, T terror, P/T one of the two. A task may have a
  -- cost: { "P I3", cost = "sanity" }. A monster task: { "L", monster = "empty" }.
  tasks = { "I5", "L P" },
  -- ordered = true,             -- the arrow: from top to bottom
  rewards = { "clue", "common", "elder_sign" },
  penalties = { "sanity", "monster" },
  -- lock = "green",             -- a die is locked here as long as the card is in play

  -- Happens when a roll completes no task and shows terror. Others: at_midnight, when_drawn, on_failure.
  terror "Lose 1 sanity." (function(_, you) you:lose_sanity(1) end),
}
