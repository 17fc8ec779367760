-- A scenario that reads the campaign log.
return scenario {
  name = "Crossing", agendas = { "test_agenda" }, acts = { "test_act" },
  log = {
    { name = "bridge", text = "The bridge", values = { { "bridge_held", "It held" },
      { "bridge_fell followed", "It fell, and we are followed" } }, default = "bridge_held" },
    { name = "followed", text = "Is anybody behind us?", values = { { "", "Nobody" }, { "followed", "Somebody" } },
      default = "" },
    { name = "lost", text = "Lost friends", list = "lost_friends", values = { { "", "None" }, { "beat_cop", "One" } },
      default = "" },
  },
}
