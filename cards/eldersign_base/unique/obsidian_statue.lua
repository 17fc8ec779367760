return unique_item { name = "Obsidian Statue", standin = true, adds = "red" }
