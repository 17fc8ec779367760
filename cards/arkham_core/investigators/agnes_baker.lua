return investigator {
  name = "Agnes Baker", subtitle = "The Waitress", code = "01004", class = "mystic", traits = { "Sorcerer" },
  willpower = 5, intellect = 2, combat = 2, agility = 3, health = 6, sanity = 8,
  deck_size = 30,
  deck_options = { { class = "mystic", level = { 0, 5 } }, { class = "survivor", level = { 0, 2 } }, { class = "neutral", level = { 0, 5 } } },
  requires = { "heirloom_of_hyperborea", "dark_memory", "random_basic_weakness" },

  reaction "After horror is placed on Agnes Baker: deal 1 damage to an enemy at your location." {
    after = "horror_placed", condition = "card == me", limit = "phase", target = target.attackable_here(),
    effect = function(_, you, enemy) you:deal_damage(enemy, 1) end,
  },

  elder_sign = { text = "+1 for each horror on Agnes Baker.", modifier = "me.horror" },
}
