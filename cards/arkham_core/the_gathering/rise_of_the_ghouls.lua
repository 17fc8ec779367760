return agenda {
  name = "Rise of the Ghouls", code = "01106", doom = 7,

  advance "Shuffle the encounter discard pile into the deck; discard from the top until a Ghoul enemy is discarded; the lead draws it." {
    effect = function()
      shuffle_discard_into_encounter_deck()
      while size "encounter_deck" > 0 do
        local card = top "encounter_deck"
        card:discard()
        if card:is "ghoul" and card:is "enemy" then
          card:move("limbo", game.lead)
          call_procedure("draw_encounter", { drawer = game.lead, card = card })
          break
        end
      end
    end,
  },
}
