return common_item { name = "Shotgun", standin = true, adds = "yellow" }
