return log_entry { id = "wilds_rope", name = "Test Rope", supply = 2 }
