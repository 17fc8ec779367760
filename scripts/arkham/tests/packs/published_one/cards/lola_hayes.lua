-- The Path to Carcosa. Without her signature cards.
local CLASSES = { "guardian", "seeker", "rogue", "mystic", "survivor" }

return investigator {
  name = "Lola Hayes", class = "neutral", traits = { "Performer" },
  willpower = 3, intellect = 3, combat = 3, agility = 3, health = 6, sanity = 6, roles = true, deck_size = 35,
  deck_options = { { class = CLASSES, level = { 0, 3 } }, { class = "neutral", level = { 0, 5 } } },
  deck_needs = { { count = 7, classes = 3 } }, requires = { "random_basic_weakness" },

  free "Choose another role." {
    limit = "round", effect = function(_, you) you:choose_role() end,
  },

  elder_sign = { text = "+2. You may choose another role.", modifier = 2, effect = function(_, you)
    if confirm(you, "Choose another role?") then you:choose_role() end
  end },
}
