return log_entry { name = "The bridge fell" }
