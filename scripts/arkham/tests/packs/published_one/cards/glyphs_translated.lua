return log_entry { name = "You have translated the glyphs" }
