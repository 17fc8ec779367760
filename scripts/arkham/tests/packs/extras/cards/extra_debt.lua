return event_card { name = "Late Debt", class = "neutral", cost = 0, weakness = true, text = "Nothing.",
  effect = function(me) me:move "removed" end,
  named "game_end_in_hand" "As the game ends with this in hand: 1 mental trauma, and this leaves your deck." {
    effect = function(me, you)
      you:suffer_trauma(0, 1)
      me:remove_from_deck()
    end,
  },
}
