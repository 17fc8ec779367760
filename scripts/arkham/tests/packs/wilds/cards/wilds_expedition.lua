return agenda {
  name = "Into the Green", doom = 9,
  action "Explore. If you draw a connecting location, put it into play and move to it." { explore = true },
}
