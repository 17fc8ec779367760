return asset {
  name = "Cat Burglar", value = 1, traits = { "ally" },

  action "Roll a die. 5 or 6: gain an Item or Trinket from the reserve. 1: discard this." (function(me, you)
    local die = roll_die_for(you)
    if die >= 5 then you:gain_from_reserve { "item", "trinket" } elseif die == 1 then me:discard_card() end
  end),
}
