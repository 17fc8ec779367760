require "lib/sky"
return monster { name = "Star Moth", tasks = { "comet/T" }, trophy = 1, lock = "russet" }
