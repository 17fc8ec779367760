-- Notes its bearer's combat as a turn ends.
return asset {
  name = "Curfew", id = "curfew", class = "neutral", cost = 0,
  forced "At the end of your turn: note your combat." {
    at = "turn_ends", condition = "investigator == you", effect = function(me, you) me.uses = you.combat end,
  },
}
