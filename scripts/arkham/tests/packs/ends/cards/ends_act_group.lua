return act { name = "Act of a group", clues = 4, advance "Nothing more." {} }
