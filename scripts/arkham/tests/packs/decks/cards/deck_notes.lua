-- Two of them belong to The Planner, and a card of that title is everybody's: see deck_notes_copied.
return skill { name = "Notes", class = "neutral", icons = { intellect = 1 }, tags = { "signature" } }
