return common_item { name = "Rifle", standin = true, adds = "yellow" }
