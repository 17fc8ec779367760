return log_entry { name = "Friends who are lost", list = true }
