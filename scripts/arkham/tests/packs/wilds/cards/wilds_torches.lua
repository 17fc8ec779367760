return log_entry { name = "Test Torches", supply = 3 }
