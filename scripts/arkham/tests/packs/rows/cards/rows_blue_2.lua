return agenda { name = "Blue Dawn", doom = 9 }
