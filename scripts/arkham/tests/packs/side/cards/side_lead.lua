return treachery { name = "Side Lead",
  revelation "Gain 1 resource, and put this at the bottom of the leads." { effect = function(me, you)
    you:gain(1)
    me:put_in_side_deck("leads", nil, true)
  end },
}
