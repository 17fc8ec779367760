return mythos {
  name = "Treacherous Magic", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Each investigator may discard any number of Spells, then loses 1 Sanity for each that he has; who lost any "
    .. "gains a Madness Condition.",
  effect = function()
    for _, inv in ipairs(players()) do
      discard_any(inv, "spell")
      if inv:lose_sanity(#inv:spells()) > 0 and is_playing(inv) then inv:gain_condition_with "madness" end
    end
  end,
}
