return unique_item { name = "Cabala of Saboth", standin = true, adds = "red" }
