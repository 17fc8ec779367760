return monster {
  name = "Zombie Horde", epic = true, will = 0, horror = 2, strength = -3, damage = 3, toughness = 5,

  after_strength "If you lose Health from the Strength test, discard 1 Ally Asset." (function(_, you)
    if current "combat".health > 0 then you:discard_one "ally" end
  end),

  reckoning "Roll 1 die: on a 1 or 2 advance Doom by 1." (function(_, you)
    if roll_die_for(you) <= 2 then advance_doom(1) end
  end),
}
