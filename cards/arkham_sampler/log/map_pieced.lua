return log_entry { name = "The map of the weir is pieced together" }
