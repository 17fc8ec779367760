-- Its figures and effects are on the sheet of the Ancient One.
return monster { name = "Cultist", copies = 5, cultist = true }
