return treachery {
  name = "Omen of Rope", traits = { "Omen" },
  revelation "Take 1 horror unless you have rope. Put this at the bottom of the omens." { effect = function(me, you)
    if not you:has_supply "rope" then you:take_horror(1) end
    me:put_in_side_deck("omens", nil, true)
  end },
}
