return treachery {
  name = "Omen of Lamps", traits = { "Omen" },
  revelation "Lose 1 resource unless you have lamp oil. Put this at the bottom of the omens." { effect = function(me, you)
    if not you:has_supply "lamp_oil" then you.resources = math.max(0, you.resources - 1) end
    me:put_in_side_deck("omens", nil, true)
  end },
}
