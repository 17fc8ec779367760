return asset {
  name = "Errand Boy", class = "neutral", cost = 0,
  free "Play an event as if you were at a connecting location." {
    limit = "round", target = target.connecting_location(),
    effect = function(_, you, place)
      local card = choose(you, "Play which event?",
        filter(cards_in("hand", you), function(event) return you:can_play(event, { at = place }) end))
      if card then you:play(card, { at = place }) end
    end,
  },
}
