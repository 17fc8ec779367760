return log_entry { name = "Lita was given to Umôrdhoth" }
