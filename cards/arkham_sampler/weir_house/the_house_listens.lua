return agenda {
  name = "The House Listens", doom = 5,
  constant "Adjacent locations are connected." { modify = { { value = "way", where = "adjacent" } } },
  advance "The Boiler Room wakes." { effect = function()
    local boiler = find_location "Boiler Room"
    if boiler then boiler:flip() end
  end },
}
