local rumour = require("lib/rumour").rumour

return rumour {
  name = "Old Rumour", worth = 2,
  free "Spend 1 clue: gain resources, as many as this is worth, and remove it." {
    who = "you in investigators", cost = cost.clues(1),
    effect = function(me, you)
      you:gain(me.data.worth)
      me:move "removed"
    end,
  },
}
