return treachery {
  name = "Paranoia", code = "01097", traits = { "Madness" }, weakness = "basic", copies = 2,

  revelation "Discard all your resources." { effect = function(_, you) you.resources = 0 end },
}
