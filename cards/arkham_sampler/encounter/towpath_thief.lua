return enemy {
  name = "Towpath Thief", traits = { "Humanoid", "Criminal" }, keywords = { "Elusive" }, fight = 2, health = 2, evade = 3,
  text = "**Patrol** - Toward the nearest investigator with resources.",
  horror = 1, patrol = function(place)
    return #filter(players(), function(inv) return inv.place == place and inv.resources > 0 end) > 0
  end,
  forced "After this attacks: the investigator loses 2 resources." {
    after = "attack", condition = { "enemy == me", "investigator.resources > 0" }, you = "investigator",
    effect = function(_, you) you.resources = math.max(0, you.resources - 2) end,
  },
}
