return key { name = "green key", tags = "green_key" }
