return log_entry { name = "Lita was forced to find others to help her" }
