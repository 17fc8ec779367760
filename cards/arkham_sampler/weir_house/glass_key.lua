return key { name = "glass key", tags = "glass_key" }
