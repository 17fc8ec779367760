return key { name = "brass key", tags = "brass_key" }
