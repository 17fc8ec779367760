return agenda { name = "A Storm Rises", doom = 9 }
