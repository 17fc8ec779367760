return mythos {
  name = "Sudden Terror: Below the Moon", standin = true,
  immediate "A monster appears." (function() monsters_appear(1) end),
  at_midnight "Add 1 doom if a monster is in play." (function()
    if monsters_in_play() > 0 then add_doom(1) end
  end),
}
