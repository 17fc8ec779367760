return event_card { name = "Slack Water",
  constant "Going down costs 1 air less." { sites = { fare = -1 } },
}
