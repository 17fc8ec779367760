return mini_card { name = "Shape in the Mist" }
