return common_item { name = "Food", spares = "stamina" }
