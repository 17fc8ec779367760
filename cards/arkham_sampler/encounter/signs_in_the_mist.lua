return treachery {
  name = "Signs in the Mist", traits = { "Omen" },
  revelation "Draw the top card of the omens. If there is none, this gains surge." { effect = function(me, you)
    local omen = side_deck "omens"[1]
    if omen then draw_encounter(you, omen) else me:gain_surge() end
  end },
}
