-- The Dream-Eaters. When it goes is unverified.
return location { name = "Dream-Gate", subtitle = "Wondrous Journey", bonded = "Gate Box", single_sided = true,
  shroud = 1, clues = 0, symbol = "moon",
  constant "It is connected to each other revealed location, and they to it." { modify = { { value = "way",
    where = "it == me and that ~= me and that.face == 1 or that == me and it ~= me and it.face == 1" } } },
  constant "Other investigators cannot enter." { modify = { { value = "cannot_enter",
    where = "it in investigators and it ~= me.owner and that == me" } } },
  forced "At the end of the investigation phase: leave for a revealed location, and set this aside." {
    at = "phase_ends", condition = "amount == 2", you = "me.owner", effect = function(me, you)
      local out = choose(you, "Where does the gate lead?", find("connecting", you))
      for _, card in ipairs(everybody_at(me)) do
        if card:is "enemy" then card:move_enemy(out, true) else card:move_to(out, true) end
      end
      leave_together({ me }, function() return "set_aside", you end)
    end,
  },
}
