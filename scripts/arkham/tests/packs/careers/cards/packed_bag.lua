return asset {
  name = "Packed Bag", class = "neutral", level = 0, permanent = true,
  constant "Your opening hand is 1 card larger." { you = { opening_hand = 1 } },
}
