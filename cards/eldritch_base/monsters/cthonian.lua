return monster {
  name = "Cthonian", will = -1, horror = 2, strength = -2, damage = 3, toughness = 4,

  when_spawned "Move to The Heart of Africa." (function(me) me:move_monster(space_by "heart_of_africa") end),
}
