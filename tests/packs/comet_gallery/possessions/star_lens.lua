require "lib/sky"
return common_item { name = "Star Lens", adds = "silver" }
