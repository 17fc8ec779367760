-- template mythos: a card of the Mythos deck
return mythos {
  name = "Card Name",

  -- Happens once, when the card is drawn.
  immediate "Add 1 doom." (function() add_doom(1) end),

  -- Applies as long as the card is in play: `lingering` (it changes a number, not for those who ignore such effects) or
  -- at_midnight.
  lingering "No focusing of dice." { everybody = { no_focus = 1 } },
}
