return place { name = "The Diving Bell", id = "bell", text = "Man the pumps, and gain 1 grit." }
