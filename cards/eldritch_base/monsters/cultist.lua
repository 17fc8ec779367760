-- Its figures and effects stand on the sheet of the Ancient One.
return monster { name = "Cultist", copies = 5, cultist = true }
