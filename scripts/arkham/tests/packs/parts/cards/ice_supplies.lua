return log_entry { name = "Supplies", boxes = true }
