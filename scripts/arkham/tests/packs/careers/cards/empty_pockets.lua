return asset {
  name = "Empty Pockets", class = "neutral", level = 0, permanent = true,
  constant "Your opening hand is 2 cards smaller." { you = { opening_hand = -2 } },
}
