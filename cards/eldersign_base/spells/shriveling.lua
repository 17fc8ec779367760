return spell { name = "Shriveling", standin = true, holds = 1 }
