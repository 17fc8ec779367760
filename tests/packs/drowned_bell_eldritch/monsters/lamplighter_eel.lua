return monster {
  name = "Lamplighter Eel", will = 1, horror = 1, strength = 0, damage = 1, toughness = 2,

  when_spawned "Move to the nearest Sea space." (function(me) me:move_monster(nearest_of(me.place, "sea")) end),
  reckoning "The Clues on this space are discarded." (function(me)
    each(on_space("clues", me.place), function(clue) clue:discard_clue() end)
  end),
}
