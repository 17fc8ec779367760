return log_entry { name = "We are followed" }
