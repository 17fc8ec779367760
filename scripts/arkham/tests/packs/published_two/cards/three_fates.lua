return agenda { name = "Three Fates", doom = 6 }   -- figures unverified
