return log_entry { name = "They came by boat" }
