return unique_item { name = "Sword of Glory", standin = true, adds = { "yellow", "red" } }
