return log_entry { name = "The Ghoul Priest is still alive" }
