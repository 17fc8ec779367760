return enemy {
  name = "Stubborn Detective", code = "01103", traits = { "Humanoid", "Detective" }, keywords = { "hunter" },
  weakness = "basic",
  fight = 3, health = 2, evade = 2, damage = 1, horror = 0, prey_only = bearer_only,

  constant "The text box of each investigator at this enemy's location is blank." { everyone_here = { text_blank = 1 } },
}
