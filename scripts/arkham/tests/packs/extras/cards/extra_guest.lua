return investigator { name = "Guest of the Ball", class = "seeker", willpower = 2, intellect = 4, combat = 2, agility = 3,
  health = 6, sanity = 7, prologue = "extra_reference",
  begins = { effect = function(_, you)
    you:begin_at(find_location "Far Camp")
    gathered "Trial":put_in_threat_area(you)
  end },
}
