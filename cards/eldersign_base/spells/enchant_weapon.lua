return spell { name = "Enchant Weapon", standin = true, holds = 1 }
