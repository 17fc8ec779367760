return asset {
  name = "Silver Twilight Ritual", value = 3, traits = { "service" },

  when_gained "Retreat Doom by 1." { doom_retreats(1) },
}
