return key { name = "purple key", tags = "purple_key" }
