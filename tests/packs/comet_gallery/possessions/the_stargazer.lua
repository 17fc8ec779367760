local DUSK = require("lib/sky").DUSK
return ally {
  name = "The Stargazer",
  free "Change a peril or a comet to dusk." {
    window = "after_roll", limit = "roll", target = target.die { where = "it.shows == 6 or it.shows == comet" },
    effect = function(_, _, die) die.shows = DUSK end,
  },
}
