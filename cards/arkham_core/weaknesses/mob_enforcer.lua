return enemy {
  name = "Mob Enforcer", code = "01101", traits = { "Humanoid", "Criminal" }, keywords = { "hunter" }, weakness = "basic",
  fight = 4, health = 3, evade = 3, damage = 1, horror = 0, prey_only = bearer_only,

  action "Spend 4 resources: discard this." {
    parley = true, cost = cost.resources(4), effect = function(me) me:leave_play() end,
  },
}
