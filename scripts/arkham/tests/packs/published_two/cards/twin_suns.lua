return agenda { name = "Twin Suns", doom = 6 }   -- figures unverified
