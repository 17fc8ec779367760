return unique_item { name = "Cultes des Goules", standin = true, adds = "red" }
