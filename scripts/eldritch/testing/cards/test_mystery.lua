-- The Mystery for tests that need none: it is never solved.
return mystery { id = "test_mystery", name = "Test mystery", text = "Is not solved.", ancient_one = "none", solved = "0" }
