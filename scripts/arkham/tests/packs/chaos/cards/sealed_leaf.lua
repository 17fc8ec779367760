-- An event with seal that is attached to a location.
return event_card {
  name = "Sealed Leaf", id = "sealed_leaf", class = "mystic", cost = 0, seal = "elder_sign",
  target = target.location(),
  effect = function(me, _, place) me:attach_to(place) end,
}
