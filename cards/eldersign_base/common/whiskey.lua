return common_item { name = "Whiskey", spares = "sanity" }
