return taboo { name = "Second Test List", code = "1002", cards = { ["01086"] = { forbidden = true } } }
