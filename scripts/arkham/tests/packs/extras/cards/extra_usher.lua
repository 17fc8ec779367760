return investigator { name = "Usher of the Ball", class = "seeker", willpower = 2, intellect = 4, combat = 2, agility = 3,
  health = 6, sanity = 7, prologue = "extra_reference",
  begins = { effect = function(_, you)
    you:begin_at(find_location "Far Camp")
    you:gain(gathered "Trial" and 1 or 0)
    you:gain(gathered "Trial" and 2 or 0)
    you:gain(gathered "Trial" and 4 or 0)   -- one that is set aside by now
    you:gain(gathered "Nothing of the Kind" and 8 or 0)
  end },
}
