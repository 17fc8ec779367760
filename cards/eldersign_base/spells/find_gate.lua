return spell { name = "Find Gate", standin = true, holds = 1 }
