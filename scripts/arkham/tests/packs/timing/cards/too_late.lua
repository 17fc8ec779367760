return asset {
  name = "Too Late", cost = 1,
  forced "After 1 or more damage is placed on you: it would have been none." {
    after = "damage_placed", condition = "card == you", effect = function(_, _, _, event) event.damage = 0 end,
  },
}
