return monster {
  name = "Byakhee", will = 0, horror = 1, strength = 0, damage = 2, toughness = 2,

  on_combat_defeat "You may lose 1 Sanity and move 3 spaces instead of resolving another encounter." (function(_, you)
    if not you:has_encounter_left() or not confirm(you, "Lose 1 Sanity and move 3 spaces instead?") then return end
    you:instead_of_encounter()
    you:lose_sanity(1)
    you:move_spaces(3)
  end),
}
