require "lib/sky"
return unique_item { name = "Brass Orrery", adds = { "silver", "brass" } }
