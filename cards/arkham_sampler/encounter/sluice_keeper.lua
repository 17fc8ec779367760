return enemy {
  name = "Sluice Keeper", traits = { "Humanoid", "River" }, keywords = { "Elusive", "Aloof" }, fight = 3, health = 3, evade = 3,
  text = "**Patrol** - Toward the nearest location with clues.",
  damage = 1, victory = 1, patrol = function(place) return place.clues > 0 end,
  forced "After this enters a location: increase the flood level there." {
    after = "enters", condition = "mover == me", effect = function(me) me.place:increase_flood() end,
  },
}
