return mythos {
  name = "Omen of Good Fortune", colour = "yellow", difficulty = "easy", trait = "event",
  text = "The Lead Investigator may move the Omen to any space of its track; Doom does not advance.",
  effect = function(_, you)
    local now = current_omen()
    local spaces = filter(cards_in "omen_track", function(space) return space ~= now end)
    local space = choose(you, "Where does the Omen move?", spaces, { optional = true })
    if space then move_omen(space) end
  end,
}
