return log_entry { name = "The lock held" }
