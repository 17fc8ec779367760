return scenario { name = "Mistaken", agendas = { "test_act" }, acts = { "test_agenda" }, locations = { "knife" },
  more_agendas = { { "study" } }, more_acts = { { "nobody_knows_this" } }, checkpoint = { next = "knife", keep = {} },
  reference = "knife", bags = { easy = { "nought" } },
  resolutions = { no_resolution = { text = "It never begins." }, R1 = { text = "Nor does it end.", next = "knife" } }, setup = function() end }
