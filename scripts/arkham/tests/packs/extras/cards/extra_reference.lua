return reference { name = "The Ball" }
