return enemy {
  name = "The Masked Hunter", subtitle = "Silently Stalking", code = "01121b", unique = true,
  text = "**Spawn** - Engaged with its prey. **Prey** - Most clues.",
  traits = { "Humanoid", "Cultist", "Elite" }, keywords = { "hunter" },
  text = "Spawn: engaged with its prey. Prey: most clues.", fight = 4, health = 4, evade = 2, damage = 2, horror = 1,
  victory = 2, spawn = engaged_with_prey,
  prey = function(_, inv) return inv.clues end,

  constant "It gets +2 health per investigator." { me = { health = "2 * players" } },

  constant "While you are engaged with this, you cannot discover or spend clues." {
    you = { cannot_discover = 1, cannot_spend_clues = 1 },
  },
}
