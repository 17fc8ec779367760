return common_item { name = ".45 Automatic", standin = true, adds = "yellow" }
