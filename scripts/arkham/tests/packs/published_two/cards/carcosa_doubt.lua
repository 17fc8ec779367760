return log_entry { name = "Doubt", boxes = true }
