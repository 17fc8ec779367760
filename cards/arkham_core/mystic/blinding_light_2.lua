return event_card {
  name = "Blinding Light", code = "01069", class = "mystic", level = 2, cost = 1,
  icons = { willpower = 1, agility = 1 }, traits = { "Spell" },
  text = "Evade with willpower. If you succeed, deal 2 damage to the evaded enemy.",
  evade = { skill = "willpower" },
  success = function(_, you, _, event)
    you:evade_enemy(event.object)
    you:deal_damage(event.object, 2)
  end,

  if_revealed "If a skull, cultist, tablet, elder thing or auto-fail is revealed: lose 1 action and take 1 horror." {
    tokens = { "skull", "cultist", "tablet", "elder_thing", "auto_fail" }, together = true,
    effect = function(_, you)
      you:lose_actions(1)
      you:take_horror(1)
    end,
  },
}
