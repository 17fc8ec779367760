return monster {
  name = "Lloigor", will = 0, horror = 2, strength = -2, damage = 3, toughness = 4,

  reckoning "Each investigator on this or an adjacent space loses 1 Health and 1 Sanity." (function(me)
    local spaces = spaces_within(me.place, 1)
    each(players(), function(inv)
      if is_playing(inv) and contains(spaces, inv.place) then inv:lose_both(1, 1) end
    end)
  end),
}
