return treachery { name = "Old Debt", weakness = true, traits = { "Task" } }
