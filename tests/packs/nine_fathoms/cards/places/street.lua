return place { name = "Candle Street", id = "street", fare = 2, deck = "street_deck", black = 1,
  text = "Light in the windows. One die is black.",
}
