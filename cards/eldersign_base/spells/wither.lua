return spell { name = "Wither", standin = true, copies = 2, holds = 1 }
