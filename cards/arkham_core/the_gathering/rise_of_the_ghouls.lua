return agenda {
  name = "Rise of the Ghouls", code = "01106", doom = 7,

  advance "Shuffle the encounter discard pile into the deck; discard from the top until a Ghoul enemy is discarded; the lead draws it." {
    effect = function()
      local ghoul = discard_until { "ghoul", "enemy" }[1]
      if ghoul then draw_encounter(game.lead, ghoul) end
    end,
  },
}
