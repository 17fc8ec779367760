-- It costs nothing that could be paid: no effect of the rules plays it.
return asset { name = "Gift", class = "neutral", icons = { wild = 1 } }
