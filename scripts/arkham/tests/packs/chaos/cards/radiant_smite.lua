-- As Radiant Smite: sealing is a cost of the event.
return event_card {
  name = "Radiant Smite", id = "radiant_smite", class = "mystic", cost = 0,
  seal_cost = { tokens = "bless", up_to = 3 },
  fight = { skill = "willpower", bonus = "sealed_here", damage = "sealed_here" },
}
