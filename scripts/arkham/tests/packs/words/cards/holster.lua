return asset {
  name = "Holster", class = "neutral", cost = 0,
  free "Exhaust this: perform a fight action, ignoring its action cost." {
    cost = cost.exhaust(), condition = function(_, you) return you:can_perform "fight" end,
    effect = function(_, you) you:perform "fight" end,
  },
}
