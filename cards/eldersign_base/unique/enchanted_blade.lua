return unique_item { name = "Enchanted Blade", standin = true, adds = "red" }
