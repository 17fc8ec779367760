return scenario { name = "Eldritch Horror", id = "eldritch_horror",
  text = "Options: ancient_one=ID (else one at random), mythos=easy or hard, rumor=true for a starting rumor, lead=random." }
