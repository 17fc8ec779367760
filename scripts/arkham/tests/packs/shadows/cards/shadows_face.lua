return mini_card { name = "Face in the Crowd" }
