return log_entry { name = "The alarm was raised" }
