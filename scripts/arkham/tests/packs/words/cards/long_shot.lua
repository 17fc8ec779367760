return event_card {
  name = "Long Shot", class = "neutral", cost = 0,
  text = "Fight or evade an enemy at a connecting location as if it were engaged with you.",
  target = target.enemy { where = "connected(here, place(it))" },
  effect = function(_, you, foe)
    local kind = choose(you, "Fight or evade?", { "fight", "evade" })
    you:perform(kind, { engaged = { foe }, target = foe })
  end,
}
