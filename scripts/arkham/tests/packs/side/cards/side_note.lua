return log_entry { name = "They went to the vigil" }
