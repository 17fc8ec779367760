return spell { name = "Dread Curse of Azathoth", holds = 2 }
