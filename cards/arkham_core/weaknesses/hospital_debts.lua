return treachery {
  name = "Hospital Debts", code = "01011", traits = { "Task" }, weakness = "signature",

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  free "Move 1 of your resources to this." {
    condition = "you.resources > 0", limit = { per = "round", count = 2 },
    effect = function(me, you) me:add("resources", -you:add("resources", -1)) end,
  },

  named "game_end" "If there are fewer than 6 resources on this when the game ends, you earn 2 fewer experience." {
    effect = function(me, you)
      if me.resources < 6 then you:add("forfeited", 2) end
    end,
  },
}
