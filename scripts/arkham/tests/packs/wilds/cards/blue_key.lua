return key { name = "blue key", tags = "blue_key" }
