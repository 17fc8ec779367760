return mystery { name = "Spawn of Yog-Sothoth", ancient_one = "yog_sothoth", epic = "dunwich_horror",
  epic_space = "arkham" }
