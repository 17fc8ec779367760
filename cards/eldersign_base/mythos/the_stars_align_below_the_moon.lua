return mythos {
  name = "The Stars Align: Below the Moon", standin = true,
  immediate "Add 1 doom." (function() add_doom(1) end),
  at_midnight "Add 1 doom if a monster is in play." (function()
    if monsters_in_play() > 0 then add_doom(1) end
  end),
}
