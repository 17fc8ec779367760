return unique_item { name = "Enchanted Knife", standin = true, adds = "red" }
