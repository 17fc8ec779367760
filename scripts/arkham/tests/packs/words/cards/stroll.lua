return event_card {
  name = "Stroll", class = "neutral", cost = 0,
  text = "Move to a connecting location that is not your own.",
  condition = "count(connecting) > 1",
  effect = function(_, you)
    local ways = filter(find("connecting", you), function(place) return place ~= you.parent end)
    you:move_to(choose(you, "Where to?", ways))
  end,
}
