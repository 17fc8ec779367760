return location { name = "Mistaken Place", symbol = "circle", revealed = "knife" }
