return treachery {
  name = "Haunted", code = "01098", traits = { "Curse" }, weakness = "basic",

  revelation "Put this into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },

  constant "You get -1 to each of your skills." { you = { willpower = -1, intellect = -1, combat = -1, agility = -1 } },

  action "Discard this." { actions = 2, effect = function(me) me:leave_play() end },
}
