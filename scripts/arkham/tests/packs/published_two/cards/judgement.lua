return agenda { name = "Judgement XX", doom = 3 }   -- figures unverified
