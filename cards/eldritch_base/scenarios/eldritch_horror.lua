return scenario { name = "Eldritch Horror", id = "eldritch_horror",
  text = "One to eight investigators against an Ancient One: chosen, or drawn at random. " ..
    "The Mythos may be easy or hard, a Rumor may be there from the start." }
