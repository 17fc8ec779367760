-- Two symbols, and two kinds of dice that show them.
local comet = symbol { name = "comet", shape = "comet", colour = "#b8d0ff", pays = "L" }
local dusk = symbol {
  name = "dusk", polygons = { { 4, 60, 96, 60, 88, 72, 12, 72 }, { 22, 54, 30, 32, 50, 22, 70, 32, 78, 54 } },
  colour = "#e08a50", pays = "I2", wild = true, turned = true,
}
die { name = "silver", colour = "#8f9bb0", faces = { 1, 2, "peril", "comet", "comet", "dusk" } }
die { name = "brass", colour = "#b5793a", faces = { 1, 1, 2, "terror", "terror", "dusk" }, copies = 2 }
return { COMET = comet.result, DUSK = dusk.result }
