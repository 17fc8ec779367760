return treachery {
  name = "False Lead", code = "01136",

  revelation "Without clues this gains surge. Else test intellect (4): place 1 of your clues here for each point failed by." {
    effect = function(me, you)
      if you.clues == 0 then me:gain_surge() else me:use("lead", you) end
    end,
  },

  named "lead" "Test intellect (4). For each point you fail by, place 1 of your clues on your location." {
    test = { skill = "intellect", difficulty = 4 },
    fail = function(_, you, _, event) you:place_clues(event.amount) end,
  },
}
