-- Two symbols, and two kinds of dice that show them.
local comet = symbol { name = "comet", shape = "comet", colour = "#b8d0ff", pays = "L" }
local dusk = symbol {
  name = "dusk", polygons = { { 4, 68, 96, 68, 96, 78, 4, 78 }, { 24, 61, 27, 47, 36, 37, 50, 33, 64, 37, 73, 47, 76, 61 },
    { 46, 8, 54, 8, 52, 25, 48, 25 }, { 13, 24, 20, 18, 31, 31, 26, 35 }, { 87, 24, 80, 18, 69, 31, 74, 35 } },
  colour = "#e08a50", pays = "I2", wild = true, turned = true,
}
die { name = "silver", colour = "#8f9bb0", faces = { 1, 2, "peril", "comet", "comet", "dusk" } }
die { name = "russet", colour = "#b5793a", faces = { 1, 1, 2, "terror", "terror", "dusk" }, copies = 2 }
return { COMET = comet.result, DUSK = dusk.result }
