-- The cards in it, and those in its bearer's discard pile or set aside, are as good as in hand.
return asset {
  name = "Packed Trunk", class = "neutral", cost = 1,
  constant "Cards attached to this, and your discarded and set-aside cards, may be played as if they were in your hand." {
    modify = { { value = "as_if_in_hand", where = "it.parent == me or it in discard or it in set_aside" } },
  },
}
