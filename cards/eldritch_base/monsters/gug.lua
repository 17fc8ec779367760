return monster {
  name = "Gug", will = 0, horror = 2, strength = -2, damage = 3, toughness = 4,

  on_combat_defeat "You do not resolve an additional encounter." (function(_, you) you:no_additional_encounter() end),
}
