return monster {
  name = "Bell Warden", will = -1, horror = 2, strength = -2, damage = 2, toughness = 4,

  before_strength "Lose 1 Sanity for each Clue you have, at most 2." (function(_, you)
    you:lose_sanity(math.min(2, size("held_clues", you)))
  end),
  on_defeat "Doom retreats by 1." (function() retreat_doom(1) end),
}
