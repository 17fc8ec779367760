return log_entry { name = "Arkham fell to Umôrdhoth" }
