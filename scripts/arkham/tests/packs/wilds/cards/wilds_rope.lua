return log_entry { name = "Test Rope", supply = 2 }
