return event_card {
  name = "Blinding Light", code = "01066", class = "mystic", level = 0, cost = 2, icons = { willpower = 1, agility = 1 },
  traits = { "Spell" },
  text = "Evade with willpower. If you succeed, deal 1 damage to the evaded enemy.",
  evade = { skill = "willpower" },
  success = function(_, you, _, event)
    you:evade_enemy(event.object)
    you:deal_damage(event.object, 1)
  end,

  if_revealed "If a skull, cultist, tablet, elder thing or auto-fail is revealed during this evasion: lose 1 action." {
    tokens = { "skull", "cultist", "tablet", "elder_thing", "auto_fail" },
    effect = function(_, you) you:lose_actions(1) end,
  },
}
