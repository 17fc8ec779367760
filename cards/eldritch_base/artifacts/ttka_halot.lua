local offer = may(spend_sanity(1), { step("a Monster here loses 3 Health", function(you)
  local monster = choose(you, "Which Monster?", find("monsters_here", you))
  if monster then monster:harm(3, you) end
end, function(you)
  return #filter(find("monsters_here", you), function(monster) return monster.cannot_lose_health == 0 end) > 0
end) })

return artifact {
  name = "T'tka Halot", traits = { "item", "tome" },

  action "Test Lore; on a pass you may spend 1 Sanity: a Monster here loses 3 Health." {
    condition = can_do(offer),
    effect = { test("lore", 0, { pass = offer }) },
  },
}
