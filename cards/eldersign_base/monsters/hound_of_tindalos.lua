return monster { name = "Hound of Tindalos", standin = true, tasks = { "P/T I2" }, trophy = 2 }
