return scenario { name = "Elder Sign", id = "elder_sign",
  text = "One to eight investigators against an Ancient One: chosen, or drawn at random. " ..
    "The rules are those of the rulebook, or of the later FAQ." }
