return treachery {
  name = "Cover Up", code = "01007", traits = { "Task" }, weakness = "signature",

  revelation "Put this into your threat area with 3 clues on it." {
    effect = function(me, you)
      me:put_in_threat_area(you)
      me.clues = 3
    end,
  },

  reaction "When you would discover clues at your location: discard that many clues from this instead." {
    would = "clues_discovered", condition = { "investigator == you", "location == here", "me.clues > 0" },
    effect = function(me, _, _, event)
      me:add("clues", -event.clues)
      event:replace()
    end,
  },

  named "game_end" "If there are clues on this when the game ends, you suffer 1 mental trauma." {
    effect = function(me, you)
      if me.clues > 0 then you:suffer_trauma(0, 1) end
    end,
  },
}
