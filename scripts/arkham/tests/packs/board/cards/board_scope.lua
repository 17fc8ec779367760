-- Attaches to a Firearm here, anybody's.
return event_card {
  name = "Test Scope", class = "neutral", cost = 0, traits = { "Item" },
  text = "Attach this to a Firearm at your location.",
  target = { set = "in_play", where = "it is firearm and place(it) == here" },
  effect = function(me, _, gun) me:attach_to(gun) end,

  free "Exhaust this: gain 1 resource." { cost = cost.exhaust(), effect = function(_, you) you:gain(1) end },
}
