return asset {
  name = "Too Late", cost = 1,
  forced "After 1 or more damage is placed on you: it would have been none." {
    after = "damage_placed", condition = "subject == you", effect = function(_, _, _, event) event.amount = 0 end,
  },
}
