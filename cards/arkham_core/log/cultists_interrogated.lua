return log_entry { name = "Cultists we interrogated", list = true }
