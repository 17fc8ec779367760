-- Its end leads to one of two scenarios, as the investigators choose.
return scenario {
  name = "Side Fork", agendas = { "side_agenda_1" }, acts = { "side_act_1" }, locations = { "study" },
  bags = { standard = { "0" } },
  resolutions = {
    no_resolution = { text = "Nobody is left." },
    R1 = {
      text = "The road forks.",
      effect = function()
        choose_one(game.lead, "Which way do you take?", {
          { "To the vigil", effect = function() record "side_note" end },
          { "To the hunt", effect = function() end },
        })
      end,
      next = function() return logged "side_note" and "side_vigil" or "side_hunt" end,
    },
  },
  setup = function() start_at(find_location "Study") end,
}
