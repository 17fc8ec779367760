-- A scenario whose resolution asks what the investigators remember.
return scenario {
  name = "Promise", id = "promise", agendas = { "test_agenda" }, acts = { "test_act" },
  locations = { "study" }, set_aside = { "vow" }, bags = { standard = { "0" } },
  setup = function()
    start_at(find_location "Study")
    set_aside_card "vow":move("play", players()[1])
  end,
  resolutions = {
    R1 = { text = "If you remember that a promise was given, earn 2 experience.",
      effect = function() earn(game.remembered == 1 and 2 or 0) end },
  },
}
