return asset {
  name = "Aquinnah", subtitle = "The Forgotten Daughter", code = "01082", class = "survivor", level = 1, unique = true,
  cost = 5, icons = { willpower = 1 }, traits = { "Ally" }, slots = { "ally" }, health = 1, sanity = 4,

  reaction "When an enemy attacks you, exhaust this and deal it 1 horror: another enemy here takes its damage." {
    when = "attack", condition = { "investigator == you", "enemy.attack_damage > 0" },
    cost = { cost.exhaust(), cost.horror_self(1) }, target = target.enemy_here { where = "it ~= enemy and it_takes_damage" },
    effect = function(_, you, other, event)
      local attacker = event.enemy
      local damage = attacker:check "attack_damage"
      by_rules(attacker.modify, attacker, "attack_damage", -damage, "attack")
      you:deal_damage(other, damage)
    end,
  },
}
