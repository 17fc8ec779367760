return log_entry { name = "Your house still stands" }
