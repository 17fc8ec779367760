return monster {
  name = "Elder Thing", will = 0, horror = 3, strength = -1, damage = 2, toughness = 3,

  when_spawned "Move to Antarctica." (function(me) me:move_monster(space_by "antarctica") end),
}
