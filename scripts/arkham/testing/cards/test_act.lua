return act { name = "Test act", id = "test_act", clues = 99, objective = true }
