return taboo { name = "Second Test List", cards = { ["01086"] = { forbidden = true } } }
