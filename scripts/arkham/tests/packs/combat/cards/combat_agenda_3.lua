-- Names its successor: the last card of the agenda deck.
return agenda { name = "Agenda that leaps", doom = 1, advance "Agenda 2b becomes the current one." {
  effect = function()
    local deck = cards_in "agenda_deck"
    deck[#deck]:move "agenda_deck"
  end } }
