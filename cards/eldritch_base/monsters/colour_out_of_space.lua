return monster {
  name = "Colour out of Space", will = 0, horror = 2, toughness = 2,

  when_spawned "Move to Tunguska." (function(me) me:move_monster(space_by "tunguska") end),

  after_will "After the Will test roll 1 die: on a 5 or 6 defeat this Monster." (function(me, you)
    if roll_die_for(you) >= 5 then me:defeat(you) end
  end),
}
