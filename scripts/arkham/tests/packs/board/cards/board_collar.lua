-- Attaches to an enemy here.
return event_card {
  name = "Test Collar", class = "neutral", cost = 0,
  text = "Attach this to an enemy at your location.",
  target = target.enemy_here(),
  effect = function(me, _, foe) me:attach_to(foe) end,
}
