-- Draws 13 cards, puts up to 5 events beneath her card, and keeps 8 of the others.
return investigator {
  name = "Sefina Example", class = "rogue", willpower = 4, intellect = 2, combat = 2, agility = 4, health = 5,
  sanity = 9,
  named "opening_hand" "Draw 13 cards as your opening hand. Up to 5 events go beneath this card. Keep 8 cards." {
    effect = function(me, you)
      you:draw_for_opening_hand(13)
      local events = filter(cards_in("hand", you), function(card) return card:is "event" end)
      if events[1] then
        events = choose(you, "Which events go beneath the card?", events, { min = 0, max = 5, many = true })
        for _, card in ipairs(events) do card:move("beneath", nil, false, me) end
      end
      you:keep_opening_hand(8)
    end,
  },
}
