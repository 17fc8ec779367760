-- Its unrevealed side has a name of its own.
return location { name = "A Door That Sweats", traits = { "House" }, revealed = "house_stair_open" }
