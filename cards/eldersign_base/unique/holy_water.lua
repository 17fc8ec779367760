return unique_item { name = "Holy Water", standin = true, adds = { "yellow", "red" } }
