return place { name = "The Orchard Shelf", id = "shelf", fare = 1, deck = "shelf_deck",
  text = "Pear trees, and brass dice.",
}
