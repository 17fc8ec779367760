return log_entry { name = "Resolve", boxes = true }
