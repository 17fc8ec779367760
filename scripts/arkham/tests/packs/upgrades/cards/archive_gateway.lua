-- Printed with level 4; here of a level that Roland can have.
return asset {
  name = "Archive of Conduits", subtitle = "Gateway to Tindalos", class = "seeker", level = 2, cost = 2,
  traits = { "Item" }, researched = "gateway_identified",
}
