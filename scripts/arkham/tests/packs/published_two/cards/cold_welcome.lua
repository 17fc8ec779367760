return agenda { name = "Cold Welcome", doom = 7 }   -- figures unverified
