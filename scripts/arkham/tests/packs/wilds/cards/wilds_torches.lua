return log_entry { id = "wilds_torches", name = "Test Torches", supply = 3 }
