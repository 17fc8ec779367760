return log_entry { id = "wilds_blanket", name = "Test Blanket", supply = 2, many = true }
