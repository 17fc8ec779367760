return common_item { name = "Tommy Gun", standin = true, adds = "yellow" }
