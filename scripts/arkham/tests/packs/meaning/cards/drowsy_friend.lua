return event_card {
  name = "Drowsy Friend", class = "neutral", cost = 0, text = "Put an Ally from your hand into play, exhausted.",
  target = target.card_in_hand { where = "it is ally" },
  effect = function(_, you, ally) ally:enter_play(you, "play", { exhausted = true }) end,
}
