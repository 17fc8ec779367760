-- template mythos: a card of the Mythos deck
return mythos {
  name = "Card Name",

  -- At once as it is drawn.
  immediate "Add 1 doom." (function() add_doom(1) end),

  -- As long as it lies there: `lingering` (a number that it changes; not for those who ignore such effects) or
  -- at_midnight.
  lingering "No focusing of dice." { everybody = { no_focus = 1 } },
}
