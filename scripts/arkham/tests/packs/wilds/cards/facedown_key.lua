return key { name = "facedown key", facedown = true }
