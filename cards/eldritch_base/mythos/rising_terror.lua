return mythos {
  name = "Rising Terror", colour = "green", difficulty = "hard", trait = "event",
  text = "Resolve the reckoning effect of each Monster on the board twice. If none has one, advance Doom by 1.",
  effect = function()
    if not reckon(cards_in "monsters", game.lead, 2) then advance_doom(1) end
  end,
}
