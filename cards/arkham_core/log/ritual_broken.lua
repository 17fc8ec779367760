return log_entry { name = "The ritual was broken" }
