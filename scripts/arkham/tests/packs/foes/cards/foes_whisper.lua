return treachery {
  name = "Cruel Whisper", keywords = { "Hidden" }, traits = { "Terror" },
  constant "You get -1 intellect." { you = { intellect = -1 } },
  forced "After you end your turn: take 1 horror." {
    after = "turn_ends", condition = "investigator == you", effect = function(_, you) you:take_horror(1) end,
  },
  free "Take 1 damage: discard this." {
    cost = cost.damage(1), effect = function(me, you) you:discard_card(me) end,
  },
}
