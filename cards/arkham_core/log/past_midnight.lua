return log_entry { name = "It is past midnight" }
