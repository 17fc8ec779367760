-- Shows that a revelation resolves while the card is in no pile.
return treachery {
  name = "Surging Omen", id = "surging_omen", keywords = { "surge" },
  revelation "Omen: seen." {
    effect = function(me, you)
      if me.zone == "limbo" then you:gain(10) end
    end,
  },
}
