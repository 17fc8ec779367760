return log_entry { name = "Supplies that were recovered", list = true }
