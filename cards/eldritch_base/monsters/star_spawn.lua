return monster {
  name = "Star Spawn", will = -1, horror = 3, strength = -3, damage = 3, toughness = 5,

  reckoning "Roll 1 die: on a 1 or 2 advance Doom by 1." (function(_, you)
    if roll_die_for(you) <= 2 then advance_doom(1) end
  end),
}
