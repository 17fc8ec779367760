return log_entry { name = "Your house burned down" }
