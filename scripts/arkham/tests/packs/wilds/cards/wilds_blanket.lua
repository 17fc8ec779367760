return log_entry { name = "Test Blanket", supply = 2 }
