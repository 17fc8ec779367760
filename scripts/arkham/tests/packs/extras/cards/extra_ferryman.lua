return asset {
  name = "Ferryman", story = true,
  action "Parley. Test intellect (3). If you succeed, gain 1 resource." {
    parley = true, zones = { "board", "play" }, who = "place(me) == place(you) and you in investigators",
    test = { skill = "intellect", difficulty = 3 }, success = function(_, you) you:gain(1) end,
  },
}
