-- What has happened in this round here, and in this turn by its controller.
return asset {
  name = "Moment Roll", class = "neutral", cost = 0, tags = { "recalls" },

  constant "It counts." {
    me = { points_in_focus = "here.attacks_here * 100 + you.health_overcome * 10 + you.printed_health_overcome" } },
}
