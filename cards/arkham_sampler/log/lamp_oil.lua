return log_entry { id = "lamp_oil", name = "Lamp oil", supply = 1, many = true }
