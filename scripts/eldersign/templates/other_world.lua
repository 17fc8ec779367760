-- template other_worlds: an other world, reached where a gate opens
return other_world {
  name = "Card Name",
  trophy = 2,
  tasks = { "L L", "P T" },
  rewards = { "remove_doom", "unique", "elder_sign" },
  penalties = { "sanity", "sanity" },

  at_midnight "A monster appears." (function() monsters_appear(1) end),
}
