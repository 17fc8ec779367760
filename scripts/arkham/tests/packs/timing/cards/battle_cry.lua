return event_card {
  name = "Battle Cry", class = "neutral", cost = 0,
  text = "You get +2 combat until the end of the phase, and each enemy at your location -1 fight.",
  effect = function(_, you)
    you:modify("combat", 2, "phase")
    each(find("enemies_here", you), function(foe) foe:modify("fight", -1, "phase") end)
  end,
}
