return log_entry { name = "Places that the ice has left", list = true }
