return log_entry { id = "rope", name = "Rope", supply = 2 }
