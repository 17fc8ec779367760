return scenario { name = "Elder Sign", id = "elder_sign",
  text = "Options: ancient_one=ID (else one at random), faq=true for the rules as the later FAQ has them." }
