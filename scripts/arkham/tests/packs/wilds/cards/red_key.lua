return key { name = "red key", tags = "red_key" }
