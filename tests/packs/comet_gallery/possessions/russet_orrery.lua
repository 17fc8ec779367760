require "lib/sky"
return unique_item { name = "Russet Orrery", adds = { "silver", "russet" } }
