return monster {
  name = "Mi-Go", will = 0, horror = 1, strength = -2, damage = 2, toughness = 3,

  reckoning "Discard the nearest Clue and move this Monster to its space." (function(me)
    local clue = the_nearest(me.place, cards_in "clues")
    if not clue then return end
    local space = clue.place
    clue:discard_clue()
    me:move_monster(space)
  end),

  on_combat_defeat "Gain 1 Artifact." { gain_artifact() },
}
