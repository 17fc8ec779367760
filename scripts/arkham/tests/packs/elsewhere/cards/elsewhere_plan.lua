return asset {
  name = "Battle Plan", class = "neutral", cost = 0,
  free "Place an event of your hand beneath this." {
    target = target.card_in_hand { where = "it is event" }, effect = function(me, _, card) card:put_beneath(me) end,
  },
  free "Place an event of your hand facedown beneath this." {
    target = target.card_in_hand { where = "it is event" }, effect = function(me, you, card) card:put_beneath(me, true, you) end,
  },
  constant "You may play events beneath this as if they were in your hand." {
    modify = { { value = "as_if_in_hand", where = "it is event and it.parent == me" } },
  },
}
