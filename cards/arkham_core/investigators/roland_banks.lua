return investigator {
  name = "Roland Banks", subtitle = "The Fed", code = "01001", class = "guardian", traits = { "Agency", "Detective" },
  willpower = 3, intellect = 3, combat = 4, agility = 2, health = 9, sanity = 5,
  deck_size = 30,
  deck_options = { { class = "guardian", level = { 0, 5 } }, { class = "seeker", level = { 0, 2 } }, { class = "neutral", level = { 0, 5 } } },
  requires = { "rolands_38_special", "cover_up", "random_basic_weakness" },

  reaction "After you defeat an enemy: discover 1 clue at your location." {
    after = "enemy_defeated", limit = "round",
    condition = { "by == me", "discoverable_here" },
    effect = function(_, you) you:discover(1) end,
  },

  elder_sign = { text = "+1 for each clue at your location.", modifier = "place(me).clues" },
}
