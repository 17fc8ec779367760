return enemy {
  name = "Silver Twilight Acolyte", code = "01102", traits = { "Humanoid", "Cultist", "Silver Twilight" },
  keywords = { "hunter" }, weakness = "basic",
  fight = 2, health = 3, evade = 3, damage = 1, horror = 0, prey_only = bearer_only,

  forced "After this attacks: place 1 doom on the current agenda." {
    after = "attack", condition = "enemy == me", effect = function() place_doom(current_agenda(), 1) end,
  },
}
