return treachery {
  name = "Old Shame", weakness = true,
  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
  free "This leaves your deck." { effect = function(me) me:remove_from_deck() end },
}
