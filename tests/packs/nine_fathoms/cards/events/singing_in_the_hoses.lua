return event_card { name = "Singing in the Hoses",
  constant "Every diver has 1 nerve less and 1 die more." { divers = { nerve = -1, dice = 1 } },
}
