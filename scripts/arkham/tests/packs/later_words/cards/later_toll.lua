return skill { name = "Later Toll", class = "neutral", icons = { intellect = 1 },
  constant "It costs 2 resources." { commit_only = "you.resources >= 2" },
  named "commit_cost" "Pay 2 resources, of which none may be lost on the way." { effect = function(me, you)
    if you:add("resources", -2) > -2 then me:move("hand", you) end
  end },
}
