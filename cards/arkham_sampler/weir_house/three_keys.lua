return act {
  name = "Three Keys", objective = true,
  forced "After you take control of the second key: advance." {
    after = "key_taken", condition = "count(keys: it.parent in investigators) >= 2", effect = function() advance_act() end,
  },
  advance "Put the Wheel Room into play below the middle of the house. The Weir Mother spawns there." { effect = function()
    local room = set_aside_card "wheel_room":put_at(2, 3)
    set_aside_card "weir_mother":spawn(nil, room)
  end },
}
