return enemy {
  name = "Screeching Byakhee", code = "01175", traits = { "Monster", "Byakhee" }, keywords = { "hunter" },
  text = "**Prey** - Lowest remaining sanity.",
  fight = 3, health = 4, evade = 3, damage = 1, horror = 2, victory = 1,
  prey = function(_, inv) return -(inv:check "sanity" - inv.horror) end,

  constant "+1 fight and +1 evade while engaged with an investigator with 4 or less remaining sanity." {
    condition = "me in threat and bearer(me).sanity - bearer(me).horror <= 4", me = { fight = 1, evade = 1 },
  },
}
