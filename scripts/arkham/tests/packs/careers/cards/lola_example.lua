return investigator {
  name = "Lola Example", class = "neutral", willpower = 3, intellect = 3, combat = 3, agility = 3, health = 6,
  sanity = 6, roles = true,
  free "Choose another role." { limit = "turn", condition = "my_turn",
    effect = function(_, you) you:choose_role() end },
}
