return monster {
  name = "Mummy", will = 0, horror = 2, strength = -2, damage = 2, toughness = 3,

  when_spawned "Move to The Pyramids." (function(me) me:move_monster(space_by "pyramids") end),
}
