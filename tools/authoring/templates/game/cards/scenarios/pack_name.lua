-- The name for starting a game: misk play pack_name.
return scenario {
  name = "Pack Name", lamps = 2,
  text = "Light 2 lamps for each keeper before dawn (3 when it is hard).",
}
