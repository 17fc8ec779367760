return log_entry { name = "The Mother was spared" }
