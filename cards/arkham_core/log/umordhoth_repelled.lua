return log_entry { name = "Umôrdhoth was driven back" }
