return mystery {
  name = "Where the Old Ones Broke Through", ancient_one = "yog_sothoth",
  goal = "half as many Gates as investigators are on it", solved = "count(on_me) >= half",

  reaction "When you close a Gate, you may discard 2 Spells to place that Gate here." {
    when = "gate_closed", who = "you == by", condition = "by in investigators and count(my_spells) >= 2",
    effect = function(me, you, _, event)
      you:discard_possessions("spell", 2)
      put_on(me, event.gate)
    end,
  },
  named "solved" "The Gates on it are returned to the box." (function(me)
    for _, gate in ipairs(on_card(me)) do gate:move "box" end
  end),
}
