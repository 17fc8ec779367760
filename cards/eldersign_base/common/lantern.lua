return common_item { name = "Lantern", standin = true, adds = "yellow" }
