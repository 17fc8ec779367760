return spell { name = "Red Sign of Shudde M'ell", standin = true, holds = 1 }
