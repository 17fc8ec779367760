return event_card { name = "Phosphorescence",
  constant "Every diver has 1 die more." { divers = { dice = 1 } },
}
