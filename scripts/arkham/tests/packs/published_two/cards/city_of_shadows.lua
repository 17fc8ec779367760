return mini_card { name = "Concealed mini-card" }
