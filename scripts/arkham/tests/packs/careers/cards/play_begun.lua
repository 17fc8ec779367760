return log_entry { name = "The play has begun" }
