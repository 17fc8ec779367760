return common_item { name = "Axe", standin = true, adds = "yellow" }
