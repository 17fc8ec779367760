return key { name = "wrapped key", facedown = true }
