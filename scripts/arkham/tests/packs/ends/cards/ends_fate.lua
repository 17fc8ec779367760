return treachery { name = "Fate", traits = { "Omen" },
  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  forced "At the end of the round: take 1 horror for each doom on this, and discard it." { at = "round_ends",
    effect = function(me, you)
      you:take_horror(me.doom + 1)
      me:leave_play()
    end } }
