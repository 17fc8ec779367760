-- Tries to set things of a timing point that cannot be set: its memory says which.
local FIELDS = { "actor", "subject", "object", "extra" }

return asset {
  name = "Meddler", class = "neutral", cost = 0, memory = { "field" },

  forced "When an enemy attacks, somebody else takes part." {
    when = "attack", effect = function(me, you, _, event) event[FIELDS[me.field]] = you end,
  },
}
