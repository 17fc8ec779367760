return spell { name = "Voice of Ra", standin = true, holds = 1 }
