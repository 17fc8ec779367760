return log_entry { name = "Conviction", boxes = true }
