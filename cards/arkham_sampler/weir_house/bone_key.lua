return key { name = "bone key", tags = "bone_key" }
