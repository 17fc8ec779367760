return log_entry { name = "The bridge held" }
