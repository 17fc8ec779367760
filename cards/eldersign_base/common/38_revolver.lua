return common_item { name = ".38 Revolver", standin = true, adds = "yellow" }
