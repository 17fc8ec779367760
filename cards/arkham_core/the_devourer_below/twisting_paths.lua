return location {
  name = "Arkham Woods", subtitle = "Twisting Paths", code = "01151", traits = { "Woods" },
  shroud = 3, clues = "players", symbol = "t", connects = { "squiggle", "diamond", "equals" },
  back = { symbol = "square", connects = { "squiggle" } }, memory = { "way_out" },

  -- During another test this test must wait, and with it the move.
  forced "When you move out: test intellect (3). If you fail, cancel the effects of the move." {
    when = "moves", condition = { "from == me", "me.way_out == 0" }, you = "investigator",
    effect = function(me, you, _, event)
      local waits = current "test"
      me:use(waits and "leave later" or "leave", you, event.location)
      if waits or me.way_out == 0 then event:cancel() end
      me.way_out = 0
    end,
  },

  named "leave" "Test intellect (3). If you succeed, you move." {
    test = { skill = "intellect", difficulty = 3 },
    success = function(me) me.way_out = 1 end,
  },
  named "leave later" "Test intellect (3). If you succeed, you move." {
    target = target.location(), test = { skill = "intellect", difficulty = 3 },
    success = function(me, you, _, event)
      me.way_out = 1
      you:move_to(event.object)
      me.way_out = 0
    end,
  },
}
