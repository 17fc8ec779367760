return log_entry { name = "You have identified the gateway" }
