return treachery {
  name = "Dissonant Voices", code = "01165", traits = { "Terror" },

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  constant "You cannot play assets or events." {
    modify = { { value = "cannot_play", where = "it == you and (that is asset or that is event)" } },
  },

  forced "At the end of the round: discard this." { at = "round_ends", effect = function(me) me:leave_play() end },
}
