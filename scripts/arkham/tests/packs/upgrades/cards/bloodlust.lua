return treachery {
  name = "Bloodlust", traits = { "Madness" }, weakness = true, bonded = "The Hungering Blade", copies = 3,

  revelation "It comes into your threat area." { effect = function(me, you) me:put_in_threat_area(you) end },
}
