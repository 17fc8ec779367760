return log_entry { name = "Cultists who got away", list = true }
