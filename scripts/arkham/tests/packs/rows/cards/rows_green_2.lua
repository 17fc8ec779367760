return agenda { name = "Green Dawn", doom = 9 }
