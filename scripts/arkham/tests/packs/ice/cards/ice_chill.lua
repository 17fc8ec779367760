-- It stays in play until something returns it.
return treachery {
  name = "Test Chill", weakness = true, tekelili = true, copies = 2,
  revelation "Put this in your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
}
